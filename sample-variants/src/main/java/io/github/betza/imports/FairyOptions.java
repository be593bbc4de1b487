package io.github.betza.imports;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The options of Fairy-Stockfish, by what is done with them. */
final class FairyOptions {
  /** Options that say nothing about the rules. */
  static final Set<String> WITHOUT_RULES =
      Set.of("pieceValueMg", "pieceValueEg", "variantTemplate", "pieceToCharTable", "pocketSize");

  /** Options whose values are sets of pieces, by their letters. */
  static final Set<String> PIECE_SETS =
      Set.of(
          "promotionPawnTypes",
          "promotionPieceTypes",
          "enPassantTypes",
          "castlingRookPieces",
          "castlingKingPiece",
          "extinctionPieceTypes",
          "nMoveRuleTypes");

  /** Other options that have a place here. */
  static final Set<String> UNDERSTOOD =
      Set.of(
          "maxRank",
          "maxFile",
          "startFen",
          "promotionRegionWhite",
          "promotionRegionBlack",
          "promotionLimit",
          "mandatoryPawnPromotion",
          "doubleStep",
          "doubleStepRegionWhite",
          "doubleStepRegionBlack",
          "castling",
          "castlingKingsideFile",
          "castlingQueensideFile",
          "castlingRank",
          "castlingKingFile",
          "castlingRookKingsideFile",
          "castlingRookQueensideFile",
          "mustCapture",
          "immobilityIllegal",
          "flyingGeneral",
          "stalemateValue",
          "extinctionValue",
          "extinctionPieceCount",
          "flagPiece",
          "flagPieceWhite",
          "flagPieceBlack",
          "flagRegion",
          "flagRegionWhite",
          "flagRegionBlack",
          "nMoveRule",
          "nFoldRule");

  /** Rules that have no place here, and the value with which each is no rule at all. */
  private static final Map<String, String> LACKING = new TreeMap<>();

  static {
    for (String key :
        ("chess960 twoBoards sittuyinPromotion piecePromotionOnCapture mandatoryPiecePromotion"
                + " pieceDemotion blastOnCapture petrifyBlastPieces oppositeCastling"
                + " castlingDroppedPiece mustDrop pieceDrops dropLoop capturesToHand"
                + " firstRankPawnDrops promotionZonePawnDrops sittuyinRookDrop"
                + " dropOppositeColoredBishop dropPromoted gating seirawanGating cambodianMoves"
                + " wallOrMove pass passWhite passBlack passOnStalemate passOnStalemateWhite"
                + " passOnStalemateBlack makpongRule nFoldValueAbsolute perpetualCheckIllegal"
                + " moveRepetitionIllegal stalematePieceCount shogiPawnDropMateIllegal"
                + " shatarMateRule bikjangRule extinctionClaim extinctionPseudoRoyal dupleCheck"
                + " flagPieceBlockedWin flagMove flagPieceSafe checkCounting adjudicateFullBoard"
                + " castlingWins")
            .split(" ", -1)) {
      LACKING.put(key, "false");
    }
    for (String key :
        ("promotedPieceType blastImmuneTypes mutuallyImmuneTypes petrifyOnCaptureTypes"
                + " tripleStepRegionWhite tripleStepRegionBlack dropNoDoubled diagonalLines"
                + " nMoveRuleTypesWhite nMoveRuleTypesBlack enclosingDropStart")
            .split(" ", -1)) {
      LACKING.put(key, "-");
    }
    for (String key : "enclosingDrop wallingRule flipEnclosedPieces chasingRule".split(" ", -1)) {
      LACKING.put(key, "none");
    }
    LACKING.put("countingRule", "none");
    LACKING.put("materialCounting", "none");
    for (String key : "connectN connectNxN".split(" ", -1)) {
      LACKING.put(key, "0");
    }
    LACKING.put("checking", "true");
    LACKING.put("dropChecks", "true");
    LACKING.put("checkmateValue", "loss");
    LACKING.put("nFoldValue", "draw");
    LACKING.put("soldierPromotionRank", "1");
    LACKING.put("extinctionOpponentPieceCount", "0");
    LACKING.put("flagPieceCount", "1");
  }

  /** Rules that games can have here, though the import cannot write them: how they are told. */
  private static final Map<String, String> BY_HAND =
      Map.of(
          "pass",
          "a pass is a move of a piece in games here, such as O in its notation",
          "bikjangRule",
          "a draw by royal pieces that face each other is told by bikjang of @Variant",
          "tripleStep",
          "a first move of three squares is a part of the notation here, such as ifmnH");

  private FairyOptions() {}

  /**
   * Returns the value with which a rule that has no place here is no rule at all; null where the
   * option is none of those.
   */
  static String neutral(String key) {
    return LACKING.get(key);
  }

  /** Returns how a rule that the import leaves to its user is told; null where it cannot be. */
  static String byHand(String key) {
    return BY_HAND.entrySet().stream()
        .filter(each -> key.startsWith(each.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }
}
