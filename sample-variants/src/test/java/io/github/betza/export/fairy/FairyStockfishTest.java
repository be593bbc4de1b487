package io.github.betza.export.fairy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Capturing;
import io.github.betza.Dialect;
import io.github.betza.Royalty;
import io.github.betza.Stalemate;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Export;
import io.github.betza.export.ExportedGame;
import io.github.betza.model.GameModel;
import io.github.betza.model.Gate;
import io.github.betza.model.Promotion;
import io.github.betza.model.Zone;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FairyStockfishTest {
  private static final DeclaredPiece KING = royal('K', "KisO2");

  private static DeclaredPiece piece(char letter, String notation) {
    return new DeclaredPiece("Piece" + letter, letter, notation, Dialect.XBETZA, false);
  }

  private static DeclaredPiece royal(char letter, String notation) {
    return new DeclaredPiece("Piece" + letter, letter, notation, Dialect.XBETZA, true);
  }

  private static DeclaredVariant game(String setup, DeclaredPiece... pieces) {
    return with(setup, List.of(), Royalty.CHECKMATE, pieces);
  }

  private static DeclaredVariant with(
      String setup, List<Promotion> promotions, Royalty royalty, DeclaredPiece... pieces) {
    String[] rows = setup.substring(0, setup.indexOf(' ')).split("/", -1);
    return new DeclaredVariant(
        GameModel.of("Game", 8, rows.length, setup)
            .with(GameModel.PROMOTIONS, promotions)
            .with(GameModel.ROYALTY, royalty),
        List.of(pieces));
  }

  private static Export export(DeclaredVariant variant) {
    return Target.FAIRY_STOCKFISH.export(variant, "game");
  }

  @Test
  void usesThePiecesOfTheEngineWhereItHasThem() {
    Export export =
        export(
            game(
                "rnpak3/8/8/8/8/8/8/RNPAK3 w - - 0 1",
                KING,
                piece('P', "fmWfceFifmnD"),
                piece('R', "WW"),
                piece('N', "afsW"),
                piece('A', "RmNcC")));
    assertThat(export.text().lines())
        .contains("[game]", "king = k", "pawn = p", "rook = r", "horse = n")
        .contains("customPiece1 = a:RmNcC", "doubleStep = true", "enPassantTypes = p")
        .contains("doubleStepRegionWhite = c1", "doubleStepRegionBlack = c8", "castling = false");
    assertThat(export.sentences()).isEmpty();
  }

  @Test
  void saysWhereTheKingCastles() {
    Export export =
        export(
            game("r2k3c/8/8/8/8/8/8/R2K3C w KQkq - 0 1", KING, piece('R', "R"), piece('C', "N")));
    assertThat(export.text().lines())
        .contains("castling = true", "castlingKingFile = d", "castlingKingsideFile = f")
        .contains("castlingQueensideFile = b", "castlingRookPieces = cr", "castlingRank = 1");
  }

  @Test
  void reportsEveryMoveThatItLeavesOut() {
    Export export =
        export(
            game(
                "k7/8/8/8/8/8/8/K7 w - - 0 1",
                royal('K', "K"),
                piece('G', "WFyafsF[W?B]"),
                piece('H', "DDnHoR")));
    assertThat(export.sentences())
        .containsExactly(
            "piece G (PieceG) lacks yafsF, [W?B]: it has several legs",
            "piece H (PieceH) lacks DD: only W, F and N can ride",
            "piece H (PieceH) lacks nH: only D, A and N can be lame",
            "piece H (PieceH) lacks oR: it has the modifier o");
    assertThat(export.text())
        .contains("commoner = g\n", "customPiece1 = h:\n")
        .contains("# Not told: piece H (PieceH) lacks oR: it has the modifier o\n");
  }

  /** The engine has one rank for castling and gates, and all that is in hand enters there. */
  @Test
  void gatesAreThoseOfTheEngineOrNotTold() {
    DeclaredVariant seirawan = ExportedGame.declaration(Games.find("seirawan", null).orElseThrow());
    Export export = export(seirawan);
    assertThat(export.text().lines())
        .contains("gating = true", "seirawanGating = true", "castlingRank = 1")
        .anyMatch(line -> line.endsWith("[HEhe] w KQkqBCDFGbcdfg - 0 1"));
    for (Gate gate : List.of(new Gate("HE", "1-2"), new Gate("HE", "2"), new Gate("H", "1"))) {
      Export other = export(seirawan.with(GameModel.GATES, List.of(gate)));
      assertThat(other.text()).doesNotContain("gating");
      assertThat(other.sentences()).contains(seirawan.sentences().of(GameModel.GATES, gate));
    }
  }

  /** A file that is passed on tells as much as the command that wrote it. */
  @Test
  void theFileItselfListsAllThatIsLeftOut() {
    DeclaredVariant janggi = ExportedGame.declaration(Games.find("janggi", null).orElseThrow());
    Export export = export(janggi);
    assertThat(export.sentences())
        .contains("The game is drawn when both sides have passed one after the other.");
    assertThat(export.text().lines().filter(line -> line.startsWith("# Not told: ")))
        .containsExactlyElementsOf(
            export.sentences().stream().map(sentence -> "# Not told: " + sentence).toList());
  }

  @Test
  void tellsOfPromotionThatIsADutyOnTheLastRankOnly() {
    List<Promotion> rules =
        List.of(
            new Promotion("P", "QR", "6-7", true, true),
            new Promotion("P", "QR", "8", false, true));
    String setup = "k6q/p7/8/8/8/8/P7/K6Q w - - 0 1";
    Export export =
        export(
            with(
                setup,
                rules,
                Royalty.CHECKMATE,
                royal('K', "K"),
                piece('P', "fmWfcF"),
                piece('Q', "Q"),
                piece('R', "R")));
    assertThat(export.text().lines())
        .contains("promotionRegionWhite = *6 *7 *8", "promotionRegionBlack = *1 *2 *3")
        .contains("mandatoryPawnPromotion = false", "immobilityIllegal = true")
        .contains("promotionLimit = q:1", "promotionPieceTypes = q");
    assertThat(export.sentences()).isEmpty();
  }

  @Test
  void hasOneRuleOfPromotion() {
    List<Promotion> rules =
        List.of(
            new Promotion("P", "Q", "8", false, false),
            new Promotion("N", "R", "7-8", true, false));
    Export export =
        export(
            with(
                "k7/8/8/8/8/8/8/K7 w - - 0 1",
                rules,
                Royalty.CHECKMATE,
                royal('K', "K"),
                piece('P', "fmWfcF"),
                piece('N', "N"),
                piece('Q', "Q"),
                piece('R', "R")));
    assertThat(export.sentences())
        .containsExactly("The PieceN may promote to PieceR on ranks 7-8.");
  }

  @Test
  void tellsHowGamesEnd() {
    String setup = "kk6/8/8/8/8/8/8/KK6 w - - 0 1";
    assertThat(
            export(with(setup, List.of(), Royalty.LAST_CAPTURED, royal('K', "K"))).text().lines())
        .contains("commoner = k", "extinctionPieceTypes = k", "extinctionValue = loss");
    Export several = export(with(setup, List.of(), Royalty.CHECKMATE, royal('K', "K")));
    assertThat(several.sentences())
        .containsExactly("that each of several royal pieces is protected");
    assertThat(export(with(setup, List.of(), Royalty.NONE, piece('K', "K"))).text())
        .doesNotContain("extinction")
        .doesNotContain("king");
  }

  @Test
  void tellsTheRulesAroundThePieces() {
    DeclaredVariant variant =
        new DeclaredVariant(
            GameModel.of("Two\nlines", 3, 3, "k2/3/K2 w - - 0 1")
                .with(GameModel.ZONES, List.of(new Zone("K", "a1-b2")))
                .with(GameModel.STALEMATE, Stalemate.WIN)
                .with(GameModel.CAPTURING, Capturing.COMPLETE)
                .with(GameModel.FLYING_GENERAL, true),
            List.of(royal('K', "W")));
    Export export = export(variant);
    assertThat(export.text().lines())
        .startsWith("# Two lines: K PieceK")
        .contains("king = k:W", "maxFile = 3", "maxRank = 3", "mustCapture = true")
        .contains("mobilityRegionWhiteKing = a1 b1 a2 b2")
        .contains("mobilityRegionBlackKing = b2 c2 b3 c3")
        .contains("stalemateValue = win", "flyingGeneral = true");
    assertThat(export.sentences())
        .containsExactly(
            "in the engine royal pieces may not face each other on a rank, either",
            "in the engine a side must capture, but need not capture all that it can");
  }

  @Test
  void refusesBoardsThatTheEngineDoesNotHave() {
    List<String> rows = new ArrayList<>();
    for (int rank = 0; rank < 11; rank++) {
      rows.add(rank == 0 ? "k7" : rank == 10 ? "K7" : "8");
    }
    Export export = export(game(String.join("/", rows) + " w - - 0 1", royal('K', "K")));
    assertThat(export.text()).isEmpty();
    assertThat(export.sentences())
        .containsExactly("the engine has boards of at most 12 files and 10 ranks, not 8x11");
  }

  @Test
  void takesNoKeyThatIsMoreThanAName() {
    DeclaredVariant variant = game("k7/8/8/8/8/8/8/K7 w - - 0 1", royal('K', "K"));
    for (String key : List.of("", "a b", "x]\n[y", "Chess", "a:chess")) {
      for (Target target : Target.values()) {
        assertThatThrownBy(() -> target.export(variant, key))
            .isInstanceOf(IllegalArgumentException.class);
      }
    }
  }

  /** Each of these was played against the engine, which has other moves then. */
  @Test
  void tellsWhereTheEngineWouldPlayOtherwise() {
    String setup = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
    assertThat(export(game(setup, royal('K', "K"), piece('P', "fmWfceFfmnnD"))).sentences())
        .containsExactly(
            "piece P (PieceP) lacks fmnnD: it can always be answered by capturing en passant");
    assertThat(export(game(setup, royal('K', "K"), piece('P', "fmWfceFifmD"))).sentences())
        .containsExactly(
            "piece P can be captured en passant in the engine after every first move over squares");
    assertThat(export(game(setup, royal('K', "K"), piece('P', "fmWfceFfcWifmnD"))).sentences())
        .containsExactly("piece P captures en passant in the engine just as it captures otherwise");
    assertThat(
            export(
                    game(
                        "4k3/pppppppp/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
                        royal('K', "K"),
                        piece('P', "fmWfcFifmnD")))
                .sentences())
        .containsExactly("piece P has its first moves in the engine wherever such a piece began");
    assertThat(export(game("3kk3/8/8/8/8/8/8/4K3 w - - 0 1", royal('K', "K"))).sentences())
        .containsExactly("that each of several royal pieces is protected");
    assertThat(
            export(game("4k3/8/8/8/*7/8/8/R3K3 w - - 0 1", royal('K', "K"), piece('R', "mRcpR")))
                .sentences())
        .containsExactly("piece R (PieceR) hops over holes in the engine");
    assertThat(
            export(
                    with(
                        "rn2k3/8/8/8/8/8/8/R3K3 w - - 0 1",
                        List.of(),
                        Royalty.KIND_EXTINCT,
                        piece('K', "K"),
                        piece('R', "R"),
                        piece('N', "N")))
                .sentences())
        .containsExactly("that Black has lost when it has lost its last piece N");
  }

  @Test
  void forbidsNoPieceToGoWhereItIsStuck() {
    List<Promotion> rules =
        List.of(
            new Promotion("P", "L", "6-7", true, false),
            new Promotion("P", "L", "8", false, false));
    String setup = "l3k3/p7/8/8/8/8/P7/L3K3 w - - 0 1";
    Export export =
        export(
            with(
                setup,
                rules,
                Royalty.CHECKMATE,
                royal('K', "K"),
                piece('P', "fmWfcF"),
                piece('L', "fR")));
    assertThat(export.sentences())
        .containsExactly(
            "piece L (PieceL) may not go in the engine where it could only capture, or not move");
  }

  @Test
  void capturesEnPassantWithoutPromotingOnSmallBoards() {
    List<Promotion> rules = List.of(new Promotion("P", "Q", "4-6", false, false));
    Export export =
        export(
            with(
                "q3k3/p7/8/8/P7/Q3K3 w - - 0 1",
                rules,
                Royalty.CHECKMATE,
                royal('K', "K"),
                piece('P', "fmWfceFifmnD"),
                piece('Q', "Q")));
    assertThat(export.sentences())
        .contains("that a capture en passant promotes, or takes what promoted in passing");
  }

  @Test
  void dropsRightsToCastleWithNobody() {
    Export export = export(game("1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", KING, piece('R', "R")));
    assertThat(export.sentences()).isEmpty();
    assertThat(export.text().lines())
        .contains("startFen = 1r2k2r/8/8/8/8/8/8/1R2K2R w Kk - 0 1", "castlingRookPieces = r");
    Export inset =
        export(
            game(
                "nr2k2n/8/8/8/8/8/8/NR2K2N w Bb - 0 1",
                royal('K', "KisjO2"),
                piece('R', "R"),
                piece('N', "N")));
    assertThat(inset.sentences()).isEmpty();
    assertThat(inset.text().lines())
        .contains("startFen = nr2k2n/8/8/8/8/8/8/NR2K2N w Qq - 0 1")
        .contains("castlingRookQueensideFile = b", "castlingQueensideFile = c");
  }

  /** Nor is the engine told who has not moved because of where it stands. */
  @Test
  void saysThatNobodyCastlesWithoutRights() {
    String setup = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    DeclaredPiece king = royal('K', "KisO2imN");
    Export export = export(game(setup, king, piece('R', "RimN")));
    assertThat(export.text().lines()).contains("castling = false");
    String omission = "castling by isO2: the engine asks for castling rights";
    assertThat(export.sentences()).contains(omission);
    assertThat(export(game(setup, king, piece('R', "R"))).sentences()).doesNotContain(omission);
    assertThat(export(game(setup, KING, piece('R', "RimN"))).sentences()).doesNotContain(omission);
  }

  /** Of several ranges in one direction the engine takes the last: so that is the longest. */
  @Test
  void putsTheLongestRangeLast() {
    Export export =
        export(game("r3k3/8/8/8/8/8/8/R3K3 w - - 0 1", royal('K', "K"), piece('R', "RfW3")));
    assertThat(export.text().lines()).contains("customPiece1 = r:fW3R");
  }

  /** The engine grants a capture en passant only where the piece could not go otherwise. */
  @Test
  void aPieceDoesNotCaptureEnPassantWhereItMoves() {
    String setup = "4k3/3p4/8/8/4N3/8/3P4/4K3 w - - 0 1";
    DeclaredPiece pawn = piece('P', "fmWfceFifmnD");
    assertThat(export(game(setup, royal('K', "K"), pawn, piece('N', "mNceN"))).sentences())
        .containsExactly(
            "piece N captures en passant where it may also move: in the engine it only moves there");
    assertThat(export(game(setup, royal('K', "K"), pawn, piece('N', "mBceF"))).sentences())
        .containsExactly(
            "piece N captures en passant where it may also move: in the engine it only moves there");
    assertThat(export(game(setup, royal('K', "K"), pawn, piece('N', "mWceF"))).sentences())
        .isEmpty();
  }

  /** The compiler refuses such a setup, but not everybody asks it. */
  @Test
  void aRightToCastleWithNobodyIsNone() {
    for (String row : List.of("4KR2", "r3K3")) {
      Export export = export(game("4k3/8/8/8/8/8/8/" + row + " w Ah - 0 1", KING, piece('R', "R")));
      assertThat(export.text().lines()).contains("castling = false");
    }
  }
}
