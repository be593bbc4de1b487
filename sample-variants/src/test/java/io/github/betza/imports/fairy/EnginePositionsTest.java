package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.convert.Target;
import io.github.betza.game.Game;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imports;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Positions as Fairy-Stockfish writes them are read as {@code startFen} and by the imported game.
 */
@Tag("deep")
class EnginePositionsTest {
  /** Soldiers become warriors and kings divine kings, each of which has a letter of its own. */
  private static final String CHAK =
      """
      [chak]
      maxRank = 9
      maxFile = 9
      rook = r
      knight = v
      centaur = j
      immobile = o
      customPiece1 = s:FvW
      customPiece2 = q:pQ
      customPiece3 = d:mQ2cQ2
      customPiece4 = p:fsmWfceF
      customPiece5 = k:WF
      customPiece6 = w:FvW
      startFen = rvsqkjsvr/4o4/p1p1p1p1p/9/9/9/P1P1P1P1P/4O4/RVSJKQSVR w - - 0 1
      mobilityRegionWhiteCustomPiece6 = *5 *6 *7 *8 *9
      mobilityRegionWhiteCustomPiece3 = *5 *6 *7 *8 *9
      mobilityRegionBlackCustomPiece6 = *1 *2 *3 *4 *5
      mobilityRegionBlackCustomPiece3 = *1 *2 *3 *4 *5
      promotionRegionWhite = *5 *6 *7 *8 *9
      promotionRegionBlack = *5 *4 *3 *2 *1
      promotionPieceTypes = -
      mandatoryPiecePromotion = true
      promotedPieceType = p:w k:d
      extinctionValue = loss
      extinctionPieceTypes = kd
      extinctionPseudoRoyal = true
      """;

  /** Pieces that only move forward become those that also move backward. */
  private static final String FORWARD =
      """
      [forward:chess]
      castling = false
      startFen = lesfgsel/pppppppp/8/8/8/8/PPPPPPPP/LESFGSEL w - - 0 1
      lance = l
      customPiece1 = g:fFfW
      customPiece2 = e:ffNfsN
      customPiece3 = s:fB
      customPiece4 = f:fBfR
      promotedPieceType = l:r e:n s:b f:q g:k
      extinctionValue = loss
      extinctionPieceTypes = kg
      extinctionPseudoRoyal = true
      """;

  private static final Game CHAK_GAME = game(CHAK);
  private static final Game FORWARD_GAME = game(FORWARD);

  private static Game game(String text) {
    return Imports.game(Target.FAIRY_STOCKFISH, text);
  }

  private static Game at(Game game, String fen) throws ReflectiveOperationException {
    return game.getClass().getConstructor(String.class).newInstance(fen);
  }

  /** The counts are those of the engine's own test script. */
  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppp1ppp/8/2p5/5P2/8/PPP1PPPP/RNBQKBNR w KQkq c5d6 2 2, 3, 46643",
    "rnbqkbnr/pp1p1ppp/8/2pPp3/8/8/PP1PPPPP/RNBQKBNR w KQkq d6c5 0 1, 2, 1047",
  })
  void bothSquaresOfACaptureEnPassant(String fen, int depth, long count)
      throws ReflectiveOperationException {
    String start = "[x:berolina]\nstartFen = " + fen + "\n";
    assertThat(Perft.count(game(start), depth)).isEqualTo(count);
    assertThat(Perft.count(at(game("[x:berolina]\n"), fen), depth)).isEqualTo(count);
  }

  /** A pawn is captured on the squares that it passed over, whether or not they are all named. */
  @ParameterizedTest
  @CsvSource({"e3, e3", "e3e4, e3", "e4e3, e3", "c3, -", "e3c3, e3", "e4, -", "e4d3, d3e4"})
  void whichSquaresArePassed(String field, String here) {
    String setup = "rnbqkbnr/pppppppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq ";
    String pawns = "[x:chess]\npawn = -\ncustomPiece1 = p:fmWfceFifmnDifmnA\n";
    String ini = pawns + "promotionPawnTypes = p\nnMoveRuleTypes = p\nstartFen = " + setup;
    assertThat(game(ini + field + " 0 1\n").fen()).isEqualTo(setup + here + " 0 1");
  }

  @Test
  void severalPiecesCannotBeCapturedEnPassant() {
    String start = "[x:chess]\nstartFen = 4k3/8/8/8/1pP1Pp2/8/8/4K3 b - %s 0 1\n";
    String reason = "2: startFen names several pieces that may be captured en passant, of which";
    assertThat(Imports.problems(Target.FAIRY_STOCKFISH, start.formatted("c3e3")))
        .containsExactly(reason + " there is one here: c4, e4");
    assertThat(Imports.problems(Target.FAIRY_STOCKFISH, start.formatted("c4c3e4")))
        .containsExactly(reason + " there is one here: c4, e4");
  }

  @ParameterizedTest
  @CsvSource({
    "rvsqkjsvr/4o4/p1p1p1p1p/9/2+P6/9/4P1P1P/4O4/RVSJKQSVR b - - 0 1, +P, W",
    "rvsq1jsvr/4o4/p1p3p1p/9/2W6/4+k4/4P1P1P/4O4/RVSJKQSVR b - - 0 1, +k, d",
    "rvsqkjsvr/4o4/p1p3p1p/9/9/4+p4/6P1P/4O4/RVSJKQSVR w - - 0 1, +p, w",
  })
  void aPlusIsAFormWithALetterOfItsOwn(String fen, String form, String letter)
      throws ReflectiveOperationException {
    isTheSame(CHAK_GAME, fen, form, letter);
  }

  @ParameterizedTest
  @CsvSource({
    "lesf+gsel/pppppppp/8/8/8/8/PPPPPPPP/LESFGSEL w - - 0 1, +g, k",
    "lesfgsel/pppppppp/8/8/+L7/8/PPPPPPPP/1ESFGSEL w - - 0 1, +L, R",
    "lesfgse1/pppppppp/8/8/+e7/8/PPPPPPPP/LESFGSEL w - - 0 1, +e, n",
    "les1gsel/pppppppp/8/8/+f7/8/PPPPPPPP/LESFGSEL w - - 0 1, +f, q",
    "le1fgsel/pppppppp/8/8/+s7/8/PPPPPPPP/LESFGSEL w - - 0 1, +s, b",
  })
  void aPlusIsAPieceThatOthersMayBecomeToo(String fen, String form, String letter)
      throws ReflectiveOperationException {
    isTheSame(FORWARD_GAME, fen, form, letter);
  }

  private static void isTheSame(Game game, String fen, String form, String letter)
      throws ReflectiveOperationException {
    String plain = fen.replace(form, letter);
    assertThat(plain).isNotEqualTo(fen);
    assertThat(at(game, fen).fen()).isEqualTo(plain);
    assertThat(at(game, fen).legalMoves()).isEqualTo(at(game, plain).legalMoves()).isNotEmpty();
  }

  @Test
  void aGameBeginsWithForms() {
    String fen = "rvsq1jsvr/4o4/p1p3p1p/9/2+P6/4+k4/4P1P1P/4O4/RVSJKQSVR b - - 0 1";
    Game game = game(CHAK.replaceAll("startFen = .*", "startFen = " + fen));
    assertThat(game.fen()).isEqualTo(fen.replace("+P", "W").replace("+k", "d"));
  }

  /** A pawn has four choices, and a rook never promotes. */
  @ParameterizedTest
  @CsvSource({
    "lesfgsel/pppppppp/8/8/+P7/8/1PPPPPPP/LESFGSEL w - - 0 1, +P",
    "lesfgsel/pppppppp/8/8/+R7/8/PPPPPPPP/LESFGSEL w - - 0 1, +R",
  })
  void aPlusWithoutOneMeaning(String fen, String form) {
    assertThatThrownBy(() -> at(FORWARD_GAME, fen))
        .rootCause()
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("no piece has the letter '" + form + "', which is on a4");
  }
}
