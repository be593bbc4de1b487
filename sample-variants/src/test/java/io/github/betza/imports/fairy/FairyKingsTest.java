package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imported;
import io.github.betza.imports.Imports;
import io.github.betza.model.Goal;
import io.github.betza.model.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kings that castle farther towards the same file are of two kinds, one for each side. */
class FairyKingsTest {
  private static final String DIANA =
      """
      [diana:losalamos]
      bishop = b
      promotionPieceTypes = rbn
      castling = true
      castlingKingsideFile = e
      castlingQueensideFile = b
      startFen = rbnkbr/pppppp/6/6/PPPPPP/RBNKBR w KQkq - 0 1
      """;

  private static Imported read(String text) {
    return Importer.read(Target.FAIRY_STOCKFISH, text, "");
  }

  private static DeclaredVariant variant(String text) {
    Imported imported = read(text);
    assertThat(imported.problems()).isEmpty();
    return imported.variant().orElseThrow();
  }

  private static List<String> kings(DeclaredVariant variant) {
    return variant.pieces().stream()
        .filter(DeclaredPiece::royal)
        .map(piece -> piece.letter() + " " + piece.name() + " " + piece.notation())
        .toList();
  }

  /** The count is another program's. */
  @Test
  void castleTowardsTheSameFileInJanus() {
    Imported imported = read("[x:janus]\n");
    assertThat(kings(imported.variant().orElseThrow()))
        .containsExactly("K King KirO4ilO3", "L BlackKing KilO4irO3");
    assertThat(imported.variant().orElseThrow().setup())
        .isEqualTo("rjnblqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1");
    assertThat(imported.notes())
        .containsExactly(
            "Black's king has the letter L here, because it castles farther to one side than to the"
                + " other, towards the same file as White's; in a FEN of Fairy-Stockfish write l"
                + " instead of k");
    assertThat(Perft.count(Imports.game(Target.FAIRY_STOCKFISH, "[x:janus]\n"), 4))
        .isEqualTo(772_074);
  }

  @ParameterizedTest
  @CsvSource({
    "e1i1, e8b8, 1lr6r/10/10/10/10/10/10/R6RK1 w - - 2 2",
    "e1b1, e8i8, r6rl1/10/10/10/10/10/10/1KR6R w - - 2 2",
  })
  void endWhereTheEngineEndsThem(String white, String black, String fen) {
    String board = "r3k4r/10/10/10/10/10/10/R3K4R w KQkq - 0 1";
    Game game = Imports.game(Target.FAIRY_STOCKFISH, "[x:janus]\nstartFen = " + board + "\n");
    game.make(game.move(white));
    game.make(game.move(black));
    assertThat(game.fen()).isEqualTo(fen);
  }

  /** Neither king castles as the other does. */
  @Test
  void haveNoMovesOfTheOtherSide() {
    String board = "r3k4r/10/10/10/10/10/10/R3K4R %s KQkq - 0 1";
    for (String side : List.of("w", "b")) {
      String text = "[x:janus]\nstartFen = " + board.formatted(side) + "\n";
      // 10 and 11 moves of the rooks, 5 of the king, and castling to both sides.
      assertThat(Perft.count(Imports.game(Target.FAIRY_STOCKFISH, text), 1)).isEqualTo(28);
    }
  }

  @Test
  void castleInDiana() {
    assertThat(kings(variant(DIANA))).containsExactly("K King KirO1ilO2", "L BlackKing KilO1irO2");
    assertThat(kings(variant("[x:chess]\ncastlingQueensideFile = b\n")))
        .containsExactly("K King KirO2ilO3", "L BlackKing KilO2irO3");
  }

  /** A mirrored setup needs no second kind. */
  @Test
  void areOneKindWhereTheBoardIsTurned() {
    assertThat(kings(variant("[x:modern]\n"))).hasSize(1);
    assertThat(kings(variant("[x:capablanca]\n"))).containsExactly("K King KisO3");
    // Only one side castles.
    String rights = "startFen = rbnkbr/pppppp/6/6/PPPPPP/RBNKBR w KQ - 0 1\n";
    assertThat(kings(variant(DIANA + rights))).containsExactly("K King KilO2irO1");
  }

  @Test
  void shareAllRulesOfTheKing() {
    DeclaredVariant variant =
        variant(
            DIANA
                + """
                flagPiece = k
                flagRegionWhite = *6
                flagRegionBlack = *1
                mobilityRegionWhiteKing = *1 *2 *3 *4 *5 c6 d6
                mobilityRegionBlackKing = *6 *5 *4 *3 *2 c1 d1
                """);
    assertThat(variant.model().goals()).containsExactly(Goal.of("KL", "6"));
    assertThat(variant.model().zones()).containsExactly(new Zone("KL", "1-5 c6 d6"));
    DeclaredVariant flying = variant(DIANA + "flyingGeneral = true\n");
    assertThat(flying.model().flyingGeneral()).isTrue();
    assertThat(kings(flying)).containsExactly("K King KirO1ilO2ksR", "L BlackKing KilO1irO2ksR");
  }

  @Test
  void needALetterThatIsFree() {
    assertThat(kings(variant(DIANA.replace("bishop = b", "bishop = b\nlance = l"))))
        .contains("M BlackKing KilO1irO2");
    String taken = DIANA;
    for (int i = 0; i < 26; i++) {
      char letter = (char) ('a' + i);
      if ("pnbrqk".indexOf(letter) < 0) {
        taken += "customPiece" + (i + 1) + " = " + letter + ":W\n";
      }
    }
    assertThat(
            Imports.problems(
                Target.FAIRY_STOCKFISH, taken.replace("customPiece26 = z:W", "wazir = z")))
        .singleElement()
        .asString()
        .endsWith(
            "Black's king needs a letter of its own here, but every letter is that of a piece");
  }
}
