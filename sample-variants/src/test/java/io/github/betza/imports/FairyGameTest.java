package io.github.betza.imports;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Target;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was found by playing variants in Fairy-Stockfish and the games imported from them. */
class FairyGameTest {
  private static final String CASTLING =
      """
      [x]
      king = k
      rook = r
      castling = true
      startFen = r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
      mobilityRegionWhiteKing = %s
      mobilityRegionBlackKing = %s
      """;
  private static final String EXTINCTION =
      """
      [x]
      commoner = k
      knight = n
      rook = r
      extinctionValue = loss
      extinctionPieceTypes = %s
      startFen = %s w - - 0 1
      castling = false
      """;

  private static Imported read(String text) {
    return Importer.read(Target.FAIRY_STOCKFISH, text, "");
  }

  private static List<String> problems(String text) {
    return Imports.problems(Target.FAIRY_STOCKFISH, text);
  }

  private static String notation(DeclaredVariant variant, char letter) {
    return variant.piece(letter).map(DeclaredPiece::notation).orElseThrow();
  }

  /** The engine reads groups of directions in its own way, which is what the game gets. */
  @ParameterizedTest
  @CsvSource({
    "fsK, sWfF",
    "frK, rWfrF",
    "bQ, bRbB",
    "fK, fWfF",
    "cfK2, cfW2cfF2",
    "msK, msWmF",
  })
  void takesDirectionsAsTheEngineReadsThem(String written, String here) {
    Imported imported = read("[x:chess]\ncustomPiece1 = n:" + written + "\n");
    assertThat(imported.problems()).isEmpty();
    assertThat(notation(imported.variant().orElseThrow(), 'N')).isEqualTo(here);
    assertThat(imported.notes())
        .contains(
            "customPiece1: '"
                + written
                + "' is taken as Fairy-Stockfish reads it, which is '"
                + here
                + "' here");
  }

  @Test
  void aTermWithoutDirectionsIsRefused() {
    assertThat(problems("[x:chess]\ncustomPiece1 = n:hlW\n"))
        .singleElement()
        .asString()
        .startsWith("2: customPiece1: ");
    assertThat(problems("[x:chess]\ncustomPiece1 = n:ffF\n")).isEmpty();
  }

  /** The numbers are the engine's. */
  @Test
  void termsAreNoRidersOfEachOther() {
    String file =
        """
        [d0]
        king = k
        customPiece1 = x:mfWK
        startFen = 4k3/8/8/3ppp2/3pXp2/3ppp2/8/4K3 w - - 0 1
        pawn = p
        promotionPieceTypes = x
        castling = false
        doubleStep = false
        """;
    assertThat(Perft.count(Imports.game(Target.FAIRY_STOCKFISH, file), 1)).isEqualTo(10);
  }

  @Test
  void knowsTheBanner() {
    Imported imported = read("[x:chess]\nbanner = n\n");
    assertThat(imported.problems()).isEmpty();
    assertThat(notation(imported.variant().orElseThrow(), 'N')).isEqualTo("RcpRnN");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "janggiCannon = n | 2: janggiCannon is a piece that cannot be taken over exactly: it may",
        "janggiElephant = n | 2: janggiElephant is a piece that cannot be taken over exactly: both",
        "immobile = n | 2: immobile is a piece that cannot be taken over exactly: it has no moves",
        "customPiece1 = n: | 2: customPiece1 has no moves in Fairy-Stockfish: write its notation",
        "king = k: | 2: king has no moves in Fairy-Stockfish: write its notation",
        "pass = true | 2: pass = true is a rule that is not imported: remove the line, or write",
        "passOnStalemate = true | a pass is a move of a piece in games here",
        "flagPieceCount = 2 | 2: flagPieceCount = 2 is a rule that games do not have here",
        "bikjangRule = true | is told by bikjang of @Variant",
        "nMoveRuleTypesWhite = p | 2: nMoveRuleTypesWhite = p is a rule that games do not have",
        "tripleStepRegionWhite = *2 | 2: tripleStepRegionWhite = *2 is a rule that is not imported",
        "extinctionPieceTypes = * | 2: extinctionPieceTypes: all pieces together are not imported",
        "flyingGeneral = true | either; give the kings regions that share no rank, with mobility",
        "promotionPawnTypes = pn | 2: the game cannot be compiled: [Betza:invalid-promotion] Knight",
      })
  void saysWhatIsNotTakenOver(String option, String problem) {
    assertThat(problems("[x:chess]\n" + option + "\n"))
        .singleElement()
        .asString()
        .contains(problem);
  }

  @Test
  void aPieceThatIsTakenAwayIsNoProblem() {
    assertThat(problems("[x:chess]\njanggiCannon = -\nimmobile = -\n")).isEmpty();
  }

  /** A region is no bar to castling in the engine: the first count is its own. */
  @Test
  void theKingCastlesWithinItsRegion() {
    String inside = CASTLING.formatted("b1 c1 d1 e1 f1 g1", "b8 c8 d8 e8 f8 g8");
    Game game = Imports.game(Target.FAIRY_STOCKFISH, inside);
    assertThat(Perft.count(game, 1)).isEqualTo(23);
    assertThat(problems(CASTLING.formatted("c1 d1 e1 f1", "c8 d8 e8 f8")))
        .containsExactly(
            "6: the king castles to g1 in Fairy-Stockfish, which mobilityRegionWhiteKing leaves"
                + " out: add it, or take the right to castle out of startFen",
            "7: the king castles to g8 in Fairy-Stockfish, which mobilityRegionBlackKing leaves"
                + " out: add it, or take the right to castle out of startFen");
  }

  /** The engine takes a game for lost where one of the kinds is missing from the beginning. */
  @ParameterizedTest
  @CsvSource({
    "n, r3k3/8/8/8/8/8/8/R3K3, knight, White",
    "krn, r3k3/8/8/8/8/8/8/R3K3, knight, White",
    "krn, r3k3/8/8/8/8/8/8/RN2K3, knight, Black",
  })
  void extinctionIsOfPiecesThatAreThere(String types, String board, String name, String side) {
    assertThat(problems(EXTINCTION.formatted(types, board)))
        .containsExactly(
            "6: extinctionPieceTypes names "
                + name
                + ", of which "
                + side
                + " has none in startFen, so that the game is over in Fairy-Stockfish: take it"
                + " out");
    assertThat(problems(EXTINCTION.formatted("kr", "r3k3/8/8/8/8/8/8/R3K3"))).isEmpty();
  }

  /** The lines of the variants that the engine has built in are not those of the file. */
  @Test
  void namesNoLinesOfBases() {
    String file = "\n\n[x:nocastle]\nking = -\ncommoner = k\n";
    assertThat(problems(file + "knight = -\n"))
        .singleElement()
        .asString()
        .startsWith("3: startFen has the piece N");
  }
}
