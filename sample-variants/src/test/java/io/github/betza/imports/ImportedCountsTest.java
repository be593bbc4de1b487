package io.github.betza.imports;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.export.Recorded;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Imported games have the moves that the engine counts, in the setup and after random moves. */
class ImportedCountsTest {
  private static final Map<String, List<Recorded.Position>> POSITIONS =
      Recorded.positions("imports.tsv").stream()
          .collect(Collectors.groupingBy(Recorded.Position::name));

  static List<String> names() {
    return POSITIONS.keySet().stream().sorted().toList();
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("names")
  void hasTheMovesThatTheEngineCounts(String name) {
    Imported imported = Importer.read(Target.FAIRY_STOCKFISH, Recorded.text("imports.ini"), name);
    assertThat(imported.problems()).isEmpty();
    String source = JavaSource.of(imported.variant().orElseThrow(), "Mine");
    CompiledGame compiled = GameCompiler.compile("Mine", source);
    assertThat(compiled.errors()).as(source).isEmpty();
    Game game = compiled.game().orElseThrow();
    for (Recorded.Position position : POSITIONS.get(name)) {
      List<String> moves = position.moves();
      moves.forEach(move -> make(game, move));
      assertThat(Perft.count(game, position.depth()))
          .as("%s, depth %s", moves, position.depth())
          .isEqualTo(position.count());
      moves.forEach(move -> game.unmake());
    }
  }

  private static void make(Game game, String move) {
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    int index = game.find(legal, move);
    assertThat(index).as(move).isNotNegative();
    game.make(legal, index);
  }

  @Test
  void everyConfigurationIsCounted() {
    List<String> sections =
        Recorded.text("imports.ini")
            .lines()
            .filter(line -> line.startsWith("["))
            .map(line -> line.substring(1, line.indexOf(']')).split(":", -1)[0])
            .sorted()
            .toList();
    assertThat(names()).hasSizeGreaterThan(30).isEqualTo(sections);
  }
}
