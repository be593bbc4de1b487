package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.game.LegalMove;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imported;
import io.github.betza.imports.Imports;
import io.github.betza.model.Castling;
import io.github.betza.model.Goal;
import io.github.betza.model.Zone;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kings that castle farther towards the same file, or from anywhere, castle by file. */
@Tag("deep")
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
    assertThat(kings(imported.variant().orElseThrow())).containsExactly("K King K");
    assertThat(castlings("[x:janus]\n")).containsExactly(new Castling("K", "R", "bi", "ch"));
    assertThat(imported.variant().orElseThrow().setup())
        .isEqualTo("rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1");
    assertThat(imported.notes()).isEmpty();
    assertThat(Perft.count(Imports.game(Target.FAIRY_STOCKFISH, "[x:janus]\n"), 4))
        .isEqualTo(772_074);
  }

  @ParameterizedTest
  @CsvSource({
    "e1i1, e8b8, 1kr6r/10/10/10/10/10/10/R6RK1 w - - 2 2",
    "e1b1, e8i8, r6rk1/10/10/10/10/10/10/1KR6R w - - 2 2",
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
    assertThat(castlings(DIANA)).containsExactly(new Castling("K", "R", "be", "cd"));
    assertThat(castlings("[x:chess]\ncastlingQueensideFile = b\n"))
        .containsExactly(new Castling("K", "R", "bg", "cf"));
  }

  /** Also where pieces become such kings, or where every kind of pieces must survive. */
  @Test
  void castleByFileWhereOthersBecomeKings() {
    Castling farther = new Castling("K", "R", "bg", "cf");
    assertThat(castlings("[x:giveaway]\ncastlingQueensideFile = b\n")).containsExactly(farther);
    assertThat(castlings("[x:extinction]\ncastlingQueensideFile = b\n")).containsExactly(farther);
    assertThat(
            castlings(
                "[x:capablanca]\ncommoner = k\ncastlingKingPiece = k\npromotionPieceTypes = kq\ncastlingQueensideFile = d\n"))
        .containsExactly(new Castling("K", "R", "di", "eh"));
  }

  /** A mirrored setup needs no such rule. */
  @Test
  void castleByNotationWhereTheBoardIsTurned() {
    assertThat(castlings("[x:modern]\n")).isEmpty();
    assertThat(kings(variant("[x:capablanca]\n"))).containsExactly("K King KisO3");
    // Only one side castles.
    String rights = "startFen = rbnkbr/pppppp/6/6/PPPPPP/RBNKBR w KQ - 0 1\n";
    assertThat(kings(variant(DIANA + rights))).containsExactly("K King KilO2irO1");
  }

  @Test
  void haveTheOtherRulesOfTheKing() {
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
    assertThat(variant.model().goals()).containsExactly(Goal.of("K", "6"));
    assertThat(variant.model().zones()).containsExactly(new Zone("K", "1-5 c6 d6"));
    DeclaredVariant flying = variant(DIANA + "flyingGeneral = true\n");
    assertThat(flying.model().flyingGeneral()).isTrue();
    assertThat(kings(flying)).containsExactly("K King KksR");
  }

  @Test
  void castleFromAnywhere() {
    String text =
        "[x:chess]\nchess960 = true\nstartFen = bqnb1rkr/8/8/8/8/8/8/BQ1BNRKR w HFhf - 0 1\n";
    assertThat(castlings(text)).containsExactly(new Castling("K", "R", "cg", "df"));
    assertThat(castlings("[x:fischerandom]\n")).containsExactly(new Castling("K", "R", "cg", "df"));
    assertThat(castlings("[x:caparandom]\n")).containsExactly(new Castling("K", "R", "ci", "dh"));
    assertThat(castlings("[x:atomic]\nchess960 = true\ncastlingRookPieces = rq\n"))
        .containsExactly(new Castling("K", "QR", "cg", "df"));
  }

  @Test
  void cannotEndOnOneFile() {
    String text = "[x:chess]\nchess960 = true\ncastlingKingsideFile = a\n";
    assertThat(Imports.problems(Target.FAIRY_STOCKFISH, text))
        .singleElement()
        .asString()
        .contains("must be two files of the board");
  }

  private static List<Castling> castlings(String text) {
    return variant(text).model().castlings();
  }

  /** The engine protects the first one until the move is made, unless a pawn makes the second. */
  @Test
  void aSecondOneFreesTheFirstAtOnce() throws ReflectiveOperationException {
    String text = "[x:shoshogi]\n";
    assertThat(read(text).omissions())
        .containsExactly(
            "that a move which makes a second royal piece may not leave the first one attacked");
    Game game =
        Imports.game(Target.FAIRY_STOCKFISH, text)
            .getClass()
            .getConstructor(String.class)
            .newInstance("4k4/9/2E6/9/9/9/9/4r4/4K4 w - - 0 1");
    assertThat(game.legalMoves()).extracting(LegalMove::toString).contains("c7c8k", "e1e2");
    assertThat(read("[x:kinglet]\n").omissions()).isEmpty();
  }
}
