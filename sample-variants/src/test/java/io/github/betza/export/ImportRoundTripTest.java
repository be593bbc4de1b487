package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imported;
import io.github.betza.imports.JavaSource;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What was exported, imported and compiled is the same game: it has as many sequences of moves. */
@Tag("deep")
class ImportRoundTripTest {
  private static final int DEPTH = 3;
  private static final int ARMIES = 4;
  private static final int MOST_FILES = 8;

  /** Rules that cannot show within so few plies. */
  private static final String LATE =
      "(how \\w+ promotes|that \\w+ (may promote|promotes)|that stalemate is"
          + "|that royal pieces may be left attacked|The game is drawn).*";

  @ParameterizedTest
  @EnumSource(Target.class)
  void samplesComeBack(Target target) {
    List<String> back = new ArrayList<>();
    for (String name : Games.names()) {
      Game game = Games.find(name, null).orElseThrow();
      Export export = target.export(ExportedGame.declaration(game), "betza-" + name);
      // Compiling takes the time: only the engine, where most can go wrong, gets the large games.
      boolean taken =
          target == Target.FAIRY_STOCKFISH || game.rules().geometry().files() <= MOST_FILES;
      if (taken
          && !export.text().isEmpty()
          && export.sentences().stream().allMatch(omission -> omission.matches(LATE))) {
        assertThat(Perft.count(imported(target, export, name), DEPTH))
            .as(name)
            .isEqualTo(Perft.count(game, DEPTH));
        back.add(name);
      }
    }
    assertThat(back).hasSizeGreaterThan(9).contains("chess", "makruk", "nightrider");
  }

  @Test
  void armiesComeBack() {
    for (ExportedGame army : ExportedGame.armies().subList(0, ARMIES)) {
      assertThat(Perft.count(imported(Target.FAIRY_STOCKFISH, army.export(), army.key()), DEPTH))
          .as(army.key())
          .isEqualTo(Perft.count(army.game(), DEPTH));
    }
  }

  @Test
  void goalsAndDrawsComeBack() {
    for (ExportedGame goal : GoalGames.all()) {
      Imported back = Importer.read(Target.FAIRY_STOCKFISH, goal.export().text(), "");
      assertThat(back.variant().orElseThrow().model().goals())
          .as(goal.key())
          .isEqualTo(goal.variant().model().goals());
      assertThat(Perft.count(imported(Target.FAIRY_STOCKFISH, goal.export(), goal.key()), DEPTH))
          .as(goal.key())
          .isEqualTo(Perft.count(goal.game(), DEPTH));
    }
  }

  private static Game imported(Target target, Export export, String name) {
    Imported imported = Importer.read(target, export.text(), "");
    assertThat(imported.problems()).as(name + export.text()).isEmpty();
    String source = JavaSource.of(imported.variant().orElseThrow(), "back.Again");
    CompiledGame compiled = GameCompiler.compile("back.Again", source);
    assertThat(compiled.errors()).as(source).isEmpty();
    return compiled.game().orElseThrow();
  }
}
