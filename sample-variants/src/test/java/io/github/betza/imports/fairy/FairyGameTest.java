package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.BareKing;
import io.github.betza.Repetition;
import io.github.betza.Stalemate;
import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imported;
import io.github.betza.imports.Imports;
import io.github.betza.imports.JavaSource;
import io.github.betza.imports.Problem;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import java.util.List;
import org.junit.jupiter.api.Tag;
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
  @Tag("deep")
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
        "immobile = p | 2: immobile is a piece without moves, which no piece is here, unless",
        "customPiece1 = n: | 2: customPiece1 has no moves in Fairy-Stockfish: write its notation",
        "king = k: | 2: king has no moves in Fairy-Stockfish: write its notation",
        "passWhite = true | 2: the kings of both sides pass the turn here: write pass = false",
        "diagonalLines = d1 e2 | 2: diagonalLines has to name the same squares for both sides",
        "passOnStalemate = true | a pass is a move of a piece in games here",
        "flagRegion = e4\\nflagPieceBlockedWin = true | 3: flagPieceBlockedWin = true is a rule that games do not have",
        "tripleStepRegionWhite = *2 | tripleStepRegionBlack has to be tripleStepRegionWhite as Black",
        "promotionPieceTypes = * | 2: promotionPieceTypes: no piece has the letter '*'",
        "mobilityRegionWhitePawn = *2 *4 | 2: mobilityRegionWhitePawn leaves out squares that first",
        "promotedPieceType = n:q\\nmandatoryPiecePromotion = true\\npromotionLimit = q:1 | 4:"
            + " promotionLimit of a queen does not hold for promotedPieceType",
        "promotedPieceType = nq | 2: promotedPieceType is a list such as 'p:g s:g' with letters",
        "immobilityIllegal = true\\nlance = q | 2: a lance may not go in Fairy-Stockfish where it",
        "enPassantRegionWhite = *6\\nenPassantRegionBlack = a3 | 3: what passes over squares can be captured en passant on all of them here, or",
        "customPiece1 = n:NifmR3 | 1: a first move over squares can be answered by capturing",
        "startFen = +n7/8/8/8/8/8/8/8 w | 2: startFen has the promoted piece '+n', but",
        "promotionPawnTypes = pn | 2: the game cannot be compiled: [Betza:invalid-promotion] Knight",
      })
  void saysWhatIsNotTakenOver(String option, String problem) {
    assertThat(problems("[x:chess]\n" + option.replace("\\n", "\n") + "\n"))
        .anyMatch(each -> each.contains(problem));
  }

  /** The count is the engine's. */
  @Test
  void cannonsOfJanggiAreLikeTheEdgeToEachOther() {
    String setup = "startFen = 1n2k3/8/8/1N6/1r6/1p4n1/8/1N2K1N1 w - - 0 1\n";
    Game game = Imports.game(Target.FAIRY_STOCKFISH, "[x:chess]\njanggiCannon = n\n" + setup);
    assertThat(Perft.count(game, 3)).isEqualTo(1572);
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

  /** The engine keeps options in a map, and the last one is what it finds there. */
  @Test
  void takesTheLastOfAnOptionThatIsGivenTwice() {
    Imported imported =
        read("[x:chess]\ncastling = true\nmustCapture = true\ncastling = false\ncastling =\n");
    assertThat(imported.problems()).isEmpty();
    assertThat(imported.variant().orElseThrow().setup()).contains(" w - ");
    assertThat(imported.notes())
        .containsExactly(
            "line 4: option 'castling' is given several times; Fairy-Stockfish takes the last,"
                + " which is 'false'");
    assertThat(
            Importer.read(
                Target.FAIRY_STOCKFISH, "[a:chess]\nking = k\nking = k\n[b:chess]\n", "b"))
        .extracting(Imported::notes)
        .isEqualTo(List.of());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "shatranj | extinctionPieceCount = 2 | 1: a side with too few pieces has lost or won at once"
            + " here: write extinctionOpponentPieceCount = 0; there is"
            + " extinctionOpponentPieceCount = 2 of the base 'shatranj'",
        "antichess | extinctionValue = draw\\nstalemateValue = loss | 2: a side with too few pieces",
        "chess | castlingKingPiece = q | 2: what castles is the king here, or a piece of a side",
        "extinction | extinctionPseudoRoyal = true\\nextinctionPieceTypes = q | 1: what castles is royal here, and its partners",
        "grand | promotionLimit = q:2 | 2: promotionLimit has to be, for all choices, what each",
        "xiangqi | mobilityRegionWhiteKing = *1 *2 | mobilityRegionBlackKing = d10 e10 f10 d9 e9 f9"
            + " d8 e8 f8 of the base 'xiangqi'",
        "chess | promotionRegionWhite = *7 *8 | the file does not give promotionRegionBlack, which"
            + " is *1 by default",
      })
  void saysWhereAnOptionComesFromThatTheFileDoesNotHave(
      String base, String options, String problem) {
    assertThat(problems("[x:" + base + "]\n" + options.replace("\\n", "\n") + "\n"))
        .anyMatch(each -> each.contains(problem));
  }

  @Test
  void notesAPromotionThatTheEngineListsTwice() {
    assertThat(read("[x:chess]\npromotedPieceType = p:b\n").notes())
        .singleElement()
        .asString()
        .startsWith("a pawn becomes a bishop by promotionPieceTypes and by promotedPieceType");
    assertThat(read("[x:chess]\nchancellor = c\npromotedPieceType = p:c\n").notes()).isEmpty();
  }

  /** Rules of the base count as well as those of the file. */
  @Test
  void namesEveryReasonAtOnce() {
    String file =
        """
        [first:chess]
        makpongRule = true
        pieceDrops = true
        [second:first]
        pieceDrops = false
        capturesToHand = true
        wallingRule = duck
        promotionPieceTypes = x
        mobilityRegionWhiteBishop = *1
        """;
    assertThat(Importer.read(Target.FAIRY_STOCKFISH, file, "second").problems())
        .extracting(Problem::line)
        .containsExactly(2, 7, 8, 9);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "win, false, LOSS",
    "loss, false, WIN",
    "win, true, WHITE_WINS",
    "loss, true, BLACK_WINS",
    "draw, true, DRAW"
  })
  void repetitionsAreWorthSomethingToASide(String value, boolean absolute, Repetition expected) {
    Imported imported =
        read("[x:chess]\nnFoldValue = " + value + "\nnFoldValueAbsolute = " + absolute + "\n");
    assertThat(imported.omissions()).isEmpty();
    GameModel model = imported.variant().orElseThrow().model();
    assertThat(model.repetition()).isEqualTo(expected);
    assertThat(model.repetitions()).isEqualTo(3);
    String back = Target.FAIRY_STOCKFISH.export(imported.variant().orElseThrow(), "back").text();
    assertThat(read(back).variant().orElseThrow().model().repetition()).isEqualTo(expected);
  }

  @Test
  void listsWhatOnlyDecidesScores() {
    Imported imported = read("[x:xiangqi]\nnFoldValue = loss\nmaterialCounting = unweighted\n");
    assertThat(imported.problems()).isEmpty();
    GameModel model = imported.variant().orElseThrow().model();
    assertThat(model.repetitions()).isEqualTo(3);
    assertThat(model.repetition()).isEqualTo(Repetition.WIN);
    assertThat(model.perpetualCheck()).isTrue();
    assertThat(imported.omissions())
        .contains(
            "what forbids perpetual chase (chasingRule = axf of the base 'xiangqi')",
            "that perpetual check of both sides is a draw",
            "that counting pieces decides games that would be drawn (materialCounting ="
                + " unweighted)");
  }

  @Test
  void carriesOverBareKingsAndStalemate() {
    DeclaredVariant variant = read("[q:courier]\n").variant().orElseThrow();
    assertThat(variant.model().bareKing()).isEqualTo(BareKing.LOSES_UNLESS_ANSWERED);
    assertThat(variant.model().stalemate()).isEqualTo(Stalemate.LOSS);
  }

  /** A first move from a region is one between squares, where pieces may come to that region. */
  @Test
  void writesFirstMovesOfRegions() {
    DeclaredVariant variant =
        read("[x:chess]\ndoubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6\n")
            .variant()
            .orElseThrow();
    assertThat(notation(variant, 'P')).isEqualTo("fmWfceF");
    assertThat(variant.model().extras()).containsExactly(new Extra("P", "PawnFirstMove", "2-5"));
    assertThat(variant.moves().get("PawnFirstMove").notation()).isEqualTo("fmnnD");
  }

  @ParameterizedTest
  @CsvSource({"4x6chess, Game4x6chess", "5x6chess, Game5x6chess", "3check-x, Game3checkX"})
  void namesOfTypesKeepTheirDigits(String name, String type) {
    assertThat(JavaSource.typeName(name)).isEqualTo(type);
  }
}
