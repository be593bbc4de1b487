package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Royalty;
import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imports;
import io.github.betza.model.Extinction;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.samples.Games;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Ends come back from Fairy-Stockfish's file as they were, or are listed as not told. */
@Tag("deep")
class EndsRoundTripTest {
  @ParameterizedTest
  @ValueSource(strings = {"threecheck", "kingofthehill", "antichess", "racingkings"})
  void samplesComeBack(String name) {
    Game game = Games.find(name, null).orElseThrow();
    Export export = Target.FAIRY_STOCKFISH.export(ExportedGame.declaration(game), "back");
    assertThat(export.sentences()).isEmpty();
    Game back = Imports.game(Target.FAIRY_STOCKFISH, export.text());
    assertThat(Perft.count(back, 3)).isEqualTo(Perft.count(game, 3));
    assertThat(back.fen()).isEqualTo(game.fen());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"3check", "5check", "misere", "losers", "threekings", "jesonmor", "breakthrough"})
  void importsComeBack(String name) {
    DeclaredVariant there = variant("[back:" + name + "]\n");
    Export export = Target.FAIRY_STOCKFISH.export(there, "back");
    assertThat(export.sentences()).isEmpty();
    GameModel back = variant(export.text()).model();
    assertThat(back.checks()).isEqualTo(there.model().checks());
    assertThat(back.checkmate()).isEqualTo(there.model().checkmate());
    assertThat(back.extinctions()).isEqualTo(there.model().extinctions());
    assertThat(back.goals()).isEqualTo(there.model().goals());
    assertThat(back.royalty()).isEqualTo(there.model().royalty());
    assertThat(back.setup()).isEqualTo(there.setup());
  }

  @ParameterizedTest
  @CsvSource({
    "connectN = 3\\nconnectPieceTypes = nb\\nconnectDiagonal = false, connectDiagonal = false",
    "connectN = 3\\nconnectPieceTypes = nb, connectPieceTypes = bn\\nconnectN = 3",
    "connectN = 3\\nconnectPieceTypes = nb\\nconnectNxN = 2, connectNxN = 2"
  })
  void rowsComeBack(String options, String text) {
    DeclaredVariant there = variant("[x:chess]\n" + options.replace("\\n", "\n") + "\n");
    Export export = Target.FAIRY_STOCKFISH.export(there, "x");
    assertThat(export.sentences()).isEmpty();
    assertThat(export.text()).contains(text.replace("\\n", "\n") + "\n");
    assertThat(variant(export.text()).model().goals()).isEqualTo(there.model().goals());
  }

  /** The engine has no rows within some squares; XBoard has none at all. */
  @Test
  void otherRowsAreListed() {
    Goal row = Goal.of("N", "4-8").with(Goal.LINE, 2);
    DeclaredVariant there = variant("[x:chess]\n").with(GameModel.GOALS, List.of(row));
    for (Target target : List.of(Target.FAIRY_STOCKFISH, Target.XBOARD)) {
      assertThat(target.export(there, "x").sentences())
          .contains(
              "A side that has 2 of the Knight in a row along a rank, a file or a diagonal, all on"
                  + " ranks 4-8, has won.");
    }
  }

  @Test
  void theLastRoyalPieceComesBack() {
    String text =
        """
        [x:chess]
        king = -
        commoner = k
        startFen = 2kk4/8/8/8/8/8/8/2KKR3 w - - 0 1
        castling = false
        extinctionValue = loss
        extinctionPieceTypes = k
        extinctionPseudoRoyal = true
        """;
    DeclaredVariant there = variant(text);
    assertThat(there.model().royalty()).isEqualTo(Royalty.LAST_CHECKMATED);
    Export export = Target.FAIRY_STOCKFISH.export(there, "x");
    assertThat(export.sentences()).isEmpty();
    assertThat(variant(export.text()).model().royalty()).isEqualTo(Royalty.LAST_CHECKMATED);
    assertThat(Target.XBOARD.export(there, "x").sentences())
        .anyMatch(each -> each.startsWith("No move may leave the last royal piece"));
  }

  @Test
  void checksMayBeForbidden() {
    DeclaredVariant there = variant("[x:chess]\nchecking = false\n");
    assertThat(there.model().checksForbidden()).isTrue();
    String text = Target.FAIRY_STOCKFISH.export(there, "x").text();
    assertThat(variant(text).model().checksForbidden()).isTrue();
    assertThat(variant("[x:chess]\n").model().checksForbidden()).isFalse();
  }

  private static DeclaredVariant variant(String text) {
    return Importer.read(Target.FAIRY_STOCKFISH, text, "").variant().orElseThrow();
  }

  /** The engine reads from the field of checks how many win. */
  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K3, 3, 4k3/8/8/8/8/8/8/R3K3 w - - 3+3",
    "4k3/8/8/8/8/8/8/R3K3 b - - 0 1, 2, 4k3/8/8/8/8/8/8/R3K3 b - - 2+2 0 1",
    "4k3/8/8/8/8/8/8/R3K3 w - - 2+1 0 1, 3, 4k3/8/8/8/8/8/8/R3K3 w - - 2+1 0 1",
    "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +2+1, 3, 4k3/8/8/8/8/8/8/R3K3 w - - 1+2 0 1"
  })
  void checksAreInTheSetup(String setup, int checks, String fen) {
    DeclaredVariant variant =
        variant("[x:chess]\n").with(GameModel.SETUP, setup).with(GameModel.CHECKS, checks);
    assertThat(Target.FAIRY_STOCKFISH.export(variant, "x").text())
        .contains("checkCounting = true\n", "startFen = " + fen + "\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PN, false | A side that has none left of the Pawn and the Knight together has lost.
          PN, true  |
          """)
  void severalKindsTogetherAreNotTold(String rule, String sentence) {
    String[] parts = rule.split(", ", -1);
    Extinction extinction =
        Extinction.of(parts[0]).with(Extinction.EACH, Boolean.parseBoolean(parts[1].strip()));
    DeclaredVariant variant =
        variant("[x:chess]\n").with(GameModel.EXTINCTIONS, List.of(extinction));
    List<String> sentences = Target.FAIRY_STOCKFISH.export(variant, "x").sentences();
    assertThat(sentences).isEqualTo(sentence == null ? List.of() : List.of(sentence));
  }
}
