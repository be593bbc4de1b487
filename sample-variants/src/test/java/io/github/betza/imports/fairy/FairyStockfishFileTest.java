package io.github.betza.imports.fairy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.betza.BareKing;
import io.github.betza.Capturing;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Recorded;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.Imported;
import io.github.betza.imports.Imports;
import io.github.betza.model.Extra;
import io.github.betza.model.GameModel;
import io.github.betza.model.Goal;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FairyStockfishFileTest {
  private static final long MOST_NODES = 1_000_000;

  private static DeclaredVariant read(String text) {
    Imported imported = Importer.read(Target.FAIRY_STOCKFISH, text, "");
    assertThat(imported.problems()).isEmpty();
    return imported.variant().orElseThrow();
  }

  private static List<String> problems(String text) {
    return Imports.problems(Target.FAIRY_STOCKFISH, text);
  }

  /** The samples are the variants of the same name. */
  @Test
  void samplesAreTheVariantsThatTheEngineHas() {
    int compared = 0;
    for (Recorded.BuiltIn each : Recorded.builtIn()) {
      Optional<Game> game = Games.find(each.name(), null);
      if (game.isPresent() && each.count() <= MOST_NODES) {
        assertThat(Perft.count(game.get(), each.depth()))
            .as(each.name() + " " + each.depth())
            .isEqualTo(each.count());
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(12);
  }

  @Test
  void goesOnFromSectionsBefore() {
    String text =
        """
        [first:chess]
        mustCapture = true

        [second:first]
        customPiece1 = h:ADGH
        queen = -
        startFen = rnbhkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBHKBNR[] w Qq - 0 1
        promotionPieceTypes = rnbh
        pieceToCharTable = PNBR............HK
        stalemateValue = loss
        """;
    Imported imported = Importer.read(Target.FAIRY_STOCKFISH, text, "second");
    assertThat(imported.problems()).isEmpty();
    DeclaredVariant variant = imported.variant().orElseThrow();
    assertThat(variant.name()).isEqualTo("second");
    assertThat(variant.setup()).startsWith("rnbhkbnr/").endsWith(" w Qq - 0 1");
    assertThat(variant.model().capturing()).isEqualTo(Capturing.MANDATORY);
    assertThat(variant.model().stalemate()).isEqualTo(Stalemate.LOSS);
    assertThat(variant.promotions()).containsExactly(new Promotion("P", "RNBH", "8", false, false));
    assertThat(variant.pieces())
        .extracting(DeclaredPiece::letter, DeclaredPiece::notation)
        .contains(tuple('P', "fmWfceFifmnD"), tuple('H', "ADGH"), tuple('K', "KisO2"));
    assertThat(problems(text)).singleElement().asString().contains("'first, second'");
  }

  @Test
  void readsRulesAroundThePieces() {
    DeclaredVariant variant =
        read(
            """
            [mine:xiangqi]
            commoner = k
            extinctionValue = loss
            extinctionPieceTypes = k
            flyingGeneral = false
            mobilityRegionWhiteCommoner = *1 *2 *3
            mobilityRegionBlackCommoner = *10 *9 *8
            nMoveRule = 0
            nFoldRule = 0
            """);
    assertThat(variant.model().royalty()).isEqualTo(Royalty.LAST_CAPTURED);
    assertThat(variant.piece('K').orElseThrow().royal()).isTrue();
    assertThat(variant.zones()).contains(new Zone("K", "1-3"), new Zone("B", "1-5"));
    assertThat(variant.model().extras()).containsExactly(new Extra("P", "Sideways", "6-10"));
    assertThat(variant.moves().get("Sideways").notation()).isEqualTo("sW");
  }

  @Test
  void readsWhoWinsByComingToWhichSquares() {
    String hill = "[hill:chess]\nflagPiece = %s\nflagRegion = d4 e4 d5 e5\n";
    assertThat(ends(read(hill.formatted("k"))))
        .isEqualTo(ends(List.of(Goal.of("K", "d4 e4 d5 e5")), 3, 50, BareKing.PLAYS_ON));
    assertThat(read(hill.formatted("*")).model().goals())
        .containsExactly(Goal.of("BKNPQR", "d4 e4 d5 e5"));
    assertThat(problems(hill.formatted("K")))
        .singleElement()
        .asString()
        .startsWith("2: flagPiece is the small letter of one piece, or * for all, not 'K'");
    assertThat(problems(hill.formatted("kq"))).singleElement().asString().contains("not 'kq'");
    assertThat(problems(hill.formatted("k") + "flagPieceBlack = q\n"))
        .singleElement()
        .asString()
        .startsWith("4: flagPieceBlack has to be flagPieceWhite");
  }

  @Test
  void aSidesOwnRegionOfFlagsHolds() {
    String file =
        """
        [run:chess]
        flagPiece = k
        flagRegionWhite = *8
        flagRegion = *1
        """;
    assertThat(read(file).model().goals()).containsExactly(Goal.of("K", "8"));
  }

  /** The engine draws after 50 moves and on the third repetition unless it is told otherwise. */
  @Test
  void readsWhenTheGameIsDrawnByItsLength() {
    assertThat(ends(read("[x:chess]\n"))).isEqualTo(ends(List.of(), 3, 50, BareKing.PLAYS_ON));
    assertThat(ends(read("[x:chess]\nnMoveRule = 0\nnFoldRule = 0\n")))
        .isEqualTo(ends(List.of(), 0, 0, BareKing.PLAYS_ON));
    assertThat(ends(read("[x:shatranj]\nnFoldRule = 4\n")))
        .isEqualTo(ends(List.of(), 4, 70, BareKing.LOSES_UNLESS_ANSWERED));
  }

  @Test
  void leavesOutALimitOfMovesThatCountsOthers() {
    Imported imported =
        Importer.read(Target.FAIRY_STOCKFISH, "[x:chess]\nnMoveRuleTypes = pn\n", "");
    assertThat(imported.variant().orElseThrow().model().moveLimit()).isZero();
    assertThat(imported.omissions())
        .anyMatch(each -> each.startsWith("the draw after 50 moves: here the moves"));
  }

  /** The processor warns of the engine's spelling. */
  @Test
  void spellsTheHorseLegByLeg() {
    assertThat(read("[mine:chess]\nhorse = n\nknight = -\n").piece('N').orElseThrow())
        .extracting(DeclaredPiece::name, DeclaredPiece::notation)
        .containsExactly("Horse", "afsW");
  }

  @Test
  void tellsWhatABaseLeavesOut() {
    assertThat(Importer.read(Target.FAIRY_STOCKFISH, "[m:makruk]\n", "").omissions())
        .contains("draws by counting (countingRule = makruk of the base 'makruk')");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "makpongRule = true | 2: makpongRule = true is a rule that games do not have here",
        "gating = true | 2: gating = true lets letters of files be no castling rights",
        "startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Nn] w KQBkqb - 0 1\\ngating = true\\nseirawanGating = true\\ncapturesToHand = true | 5: captured pieces that enter",
        "passOnStalemate = true | 2: passOnStalemate = true is a rule that is not imported",
        "nMoveRule = many | 2: nMoveRule is a number from 0 to 9999, not 'many'",
        "nFoldRule = -1 | 2: nFoldRule is a number from 0 to 9999, not '-1'",
        "flagRegionWhite = *8 | 2: flagRegionBlack has to name squares if flagRegionWhite does",
        "connectN = 1 | 2: connectN is 2 to 36 here",
        "connectN = 3\\nconnectVertical = false | 3: pieces in a row win along ranks and files here",
        "connectN = 3\\nconnectValue = loss | 3: pieces in a row win here: write connectValue = win",
        "flagRegion = hill | 2: flagRegion is a list of squares",
        "Knight = n | 2: 'Knight' is no option that is known here",
        "knight n | 2: an option is NAME = VALUE",
        "knight = nn | 2: knight is a letter, not 'nn'",
        "customPiece1 = x | 2: customPiece1 is LETTER:NOTATION, not 'x'",
        "customPiece1 = n:FyafsF | 2: customPiece1: Fairy-Stockfish passes over 'y'",
        "customPiece1 = n:R12 | 2: customPiece1: a range is one digit after an atom",
        "customPiece1 = n:DD | 2: customPiece1: 'DD' is read otherwise by Fairy-Stockfish",
        "customPiece1 = n:RfR2 | 2: customPiece1: Fairy-Stockfish takes only the last",
        "customPiece1 = n:W* | 2: customPiece1: Fairy-Stockfish passes over '*'",
        "customPiece1 = n:imRfcF | 1: doubleStepRegionWhite lets a customPiece1 make its first move",
        "promotionPieceTypes = qx | 2: promotionPieceTypes: no piece has the letter 'x'",
        "maxFile = 13 | 2: maxFile is 1 to 12 here, not '13'",
        "maxRank = 9 | 1: startFen has 8 rows, but the board has 9 ranks",
        "doubleStep = maybe | 2: doubleStep is true or false, not 'maybe'",
        "doubleStepRegionWhite = *2 *3 | 2: doubleStepRegionBlack has to be doubleStepRegionWhite",
        "doubleStepRegionWhite = a2 | 2: doubleStepRegionBlack has to be doubleStepRegionWhite as",
        "promotionRegionWhite = *7 *8 | 2: promotionRegionBlack has to be promotionRegionWhite",
        "promotionRegionWhite = 8th | 2: promotionRegionWhite is a list of squares",
        "promotionLimit = q:2 | 2: promotionLimit has to be, for all choices",
        "promotionLimit = q | 2: promotionLimit is a list such as 'q:1 r:2'",
        "immobilityIllegal = true\\nlance = n | 2: a lance may not go in Fairy-Stockfish where it",
        "castlingRank = 2 | 2: the king does not stand on the rank",
        "castlingRookPieces = q | 1: with the castling right K",
        "castlingKingPiece = q | 2: what castles is the king here",
        "stalemateValue = lost | 2: stalemateValue is draw, loss or win",
        "extinctionValue = lost\\nextinctionPieceTypes = q | 2: extinctionValue is win, loss, draw or",
        "extinctionValue = draw\\nextinctionPieceTypes = q | 2: a side with too few pieces has lost or",
        "extinctionValue = win\\nextinctionPieceTypes = q\\nextinctionClaim = true | 4: a side with too",
        "checkmateValue = draw | 2: checkmateValue is loss or win here, not 'draw'",
        "checkCounting = true | 1: startFen has no checks before its clock, such as 3+3",
        "enPassantTypes = - | 2: versions of Fairy-Stockfish differ",
        "promotionPieceTypes = | 2: promotionPieceTypes has no value, and Fairy-Stockfish passes",
        "'mustCapture = true ' | 2: Fairy-Stockfish does not know 'true' with a space behind it",
        "queen = q | 2: versions of Fairy-Stockfish differ in whether a pawn becomes a queen",
        "mobilityRegionWhiteKnight = *1 | 2: mobilityRegionBlackKnight has to be",
        "startFen = 8/8 w - - 0 1 | 2: startFen has 2 rows, but the board has 8 ranks",
        "startFen = 9/8/8/8/8/8/8/8 w | 2: startFen has a row that is not 8 squares long",
        "startFen = x7/8/8/8/8/8/8/8 w | 2: startFen has the piece X, but no piece has that",
        "startFen = 8/8/8/8/8/8/8/8[Q] w | 2: startFen has pieces in hand",
        "startFen = 8/8/8/8/8/8/8/K7 w - - 0 1 | 2: the game cannot be compiled: [Betza:",
        "soldierPromotionRank = none\\nsoldier = n | 2: soldierPromotionRank is a rank of the board",
      })
  void namesTheLineAndWhatToDo(String option, String problem) {
    assertThat(problems("[x:chess]\n" + option.replace("\\n", "\n") + "\n"))
        .isNotEmpty()
        .anyMatch(each -> each.contains(problem));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pawn = p | 1: a section begins with [NAME]",
        "[x:atax] | 1: the base 'atax' is neither before this line nor one of those known",
        "[x:makpong] | 1: the base 'makpong' cannot be played here: it has a king that may not",
        "[x:bughouse] | 1: the base 'bughouse' cannot be played here: it has a second board",
        "[x:x] | 1: the base 'x' is neither before this line",
        "[x | 1: a section is [NAME] or [NAME:BASE], not '[x'",
        "[x:] | 1: a section is [NAME] or [NAME:BASE], not '[x:]'",
        "[:chess] | 1: the section has no name: write '[NAME:chess]' with one of your own",
        "[] | 1: the section has no name: write '[NAME]' with one of your own",
        "[x:chess] # mine | 1: nothing may follow the name",
        "'' | 1: the file has no section [NAME]",
      })
  void sectionsHaveToMakeSense(String text, String problem) {
    assertThat(problems(text)).anyMatch(each -> each.contains(problem));
  }

  /** Nothing that a user changes in the other lines helps as long as the base is not known. */
  @Test
  void theBaseIsTheFirstReason() {
    assertThat(
            Importer.read(Target.FAIRY_STOCKFISH, "[x:spartan]\nmakpongRule = true\n", "x")
                .problems())
        .extracting(problem -> problem.text())
        .satisfiesExactly(
            text -> assertThat(text).endsWith("it has two kings that must not be attacked both"),
            text -> assertThat(text).startsWith("makpongRule = true is a rule"));
  }

  @Tag("deep")
  @Test
  void takesTheNotationsThatTheEngineReadsAlike() {
    for (String notation :
        List.of("fsW", "hrN", "rfN3K", "mKcN", "nNF", "fhN", "vGN", "B3fN", "pRgB")) {
      DeclaredVariant variant = read("[x:chess]\ncustomPiece1 = n:" + notation + "\n");
      assertThat(variant.piece('N')).as(notation).isPresent();
    }
  }

  /** What pawns become is chess's rule, and not one of sections that go on from nothing. */
  @Test
  void pawnsBecomeNothingBySilence() {
    String file =
        """
        [x]
        pawn = p
        queen = q
        king = k
        startFen = 4k3/P7/8/8/8/8/p7/4K3 w - - 0 1
        doubleStep = false
        castling = false
        mandatoryPawnPromotion = %s
        """;
    assertThat(read(file.formatted("false")).promotions()).isEmpty();
    Imported barred = Importer.read(Target.FAIRY_STOCKFISH, file.formatted("true"), "");
    assertThat(barred.problems()).isEmpty();
    assertThat(barred.omissions()).anyMatch(each -> each.contains("has nothing to become"));
    assertThat(barred.variant().orElseThrow().zones()).containsExactly(new Zone("P", "1-7"));
  }

  @Test
  void aPieceIsDeclaredAgainBesideWhatPawnsBecome() {
    DeclaredVariant variant = read("[x:chess]\nqueen = q\npromotionPieceTypes = qr\n");
    assertThat(variant.promotions()).containsExactly(new Promotion("P", "QR", "8", false, false));
  }

  /** What one section says is no matter of another; but a piece that was taken away comes back. */
  @Test
  void readsTheSectionsOfOneVariant() {
    String file =
        """
        [first:chess]
        [spaced:chess]
        mustCapture = true\s
        [without:chess]
        queen = -
        [with:without]
        queen = q
        """;
    assertThat(Importer.read(Target.FAIRY_STOCKFISH, file, "first").problems()).isEmpty();
    assertThat(Importer.read(Target.FAIRY_STOCKFISH, file, "spaced").problems())
        .singleElement()
        .asString()
        .contains("with a space behind it");
    assertThat(Importer.read(Target.FAIRY_STOCKFISH, file, "with").problems())
        .singleElement()
        .asString()
        .contains("whether a pawn becomes a queen");
  }

  /** A limit of 0 is none in that program, and would leave nothing to become here. */
  @Test
  void aPromotionLimitOfNoneIsRefused() {
    String file =
        """
        [foo:chess]
        promotionLimit = q:0 r:2 b:2 n:2
        startFen = rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1
        """;
    assertThat(Imports.problems(Target.FAIRY_STOCKFISH, file))
        .anyMatch(each -> each.startsWith("2: promotionLimit has to be, for all choices"));
  }

  @Test
  void longChainsOfBasesAreRefused() {
    StringBuilder file = new StringBuilder("[a0:chess]\n");
    for (int i = 1; i <= 150; i++) {
      file.append("[a").append(i).append(":a").append(i - 1).append("]\n");
    }
    Imported imported = Importer.read(Target.FAIRY_STOCKFISH, file.toString(), "a150");
    assertThat(imported.problems())
        .extracting(problem -> problem.text())
        .containsExactly("a variant goes on from more than 100 others");
  }

  private static List<Object> ends(DeclaredVariant game) {
    GameModel model = game.model();
    return ends(model.goals(), model.repetitions(), model.moveLimit(), model.bareKing());
  }

  private static List<Object> ends(List<Goal> goals, int repetitions, int limit, BareKing bare) {
    return List.of(goals, repetitions, limit, bare);
  }
}
