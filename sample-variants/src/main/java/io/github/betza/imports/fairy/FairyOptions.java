package io.github.betza.imports.fairy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The options of a {@code variants.ini}, by their treatment. A class for each subject ({@code
 * FairyCastle}, {@code FairyPromotions}, {@code FairyEndings} and others) makes rules of the
 * options that it reads; {@code FairyMissing} reports the others.
 */
final class FairyOptions {
  /** The endings of names of options for one side. */
  static final String WHITE = "White";

  static final String BLACK = "Black";

  /** Options that do not concern the rules. */
  private static final Set<String> WITHOUT_RULES =
      words("pieceValueMg pieceValueEg variantTemplate pieceToCharTable pocketSize");

  /** Options for both sides at once; each side may also have its own. */
  private static final Set<String> OF_BOTH_SIDES =
      words(
          "promotionPawnTypes promotionPieceTypes enPassantTypes enPassantRegion castlingKingPiece"
              + " castlingRookPieces nMoveRuleTypes flagPiece flagRegion pass passOnStalemate");

  /** Options whose values are letters of pieces. */
  private static final Set<String> PIECE_SETS =
      words(
          "promotionPawnTypes promotionPieceTypes enPassantTypes castlingRookPieces"
              + " castlingKingPiece extinctionPieceTypes nMoveRuleTypes dropNoDoubled mustDropType"
              + " blastImmuneTypes mutuallyImmuneTypes connectPieceTypes");

  /** The engine's defaults of the options that this import reads. */
  private static final Map<String, String> DEFAULTS = new HashMap<>();

  /** Rules that games here cannot have, and the value that turns each off. */
  private static final Map<String, String> LACKING = new TreeMap<>();

  /**
   * Rules that only decide how a finished or repeated game is scored, and the value that turns each
   * off: a game is imported without them.
   */
  private static final Map<String, String> SCORING =
      Map.of(
          "moveRepetitionIllegal", "false",
          "chasingRule", "none",
          "countingRule", "none",
          "materialCounting", "none");

  private static final Map<String, String> SCORED =
      Map.of(
          "moveRepetitionIllegal", "what forbids to move back and forth",
          "chasingRule", "what forbids perpetual chase",
          "countingRule", "draws by counting",
          "materialCounting", "that counting pieces decides games that would be drawn");

  /** Options that have no effect without another one, by that other one. */
  private static final Map<String, Set<String>> DETAILS =
      Map.of(
          "pieceDrops",
              words(
                  "capturesToHand dropLoop mustDrop mustDropType firstRankPawnDrops dropChecks"
                      + " promotionZonePawnDrops enclosingDrop enclosingDropStart dropRegionWhite"
                      + " dropRegionBlack sittuyinRookDrop dropOppositeColoredBishop dropPromoted"
                      + " dropNoDoubled dropNoDoubledCount shogiPawnDropMateIllegal"
                      + " castlingDroppedPiece"),
          "gating", words("seirawanGating"),
          "wallingRule", words("wallingRegion wallingRegionWhite wallingRegionBlack"),
          "blastOnCapture", words("blastImmuneTypes petrifyBlastPieces"));

  /** Rules that games can have here although the import cannot write them: how to declare them. */
  private static final Map<String, String> BY_HAND =
      Map.of(
          "passOnStalemate",
          "a pass is a move of a piece in games here, such as O in its notation");

  static {
    defaults("maxRank maxFile", "8");
    DEFAULTS.put("startFen", FairySetup.USUAL);
    defaults("promotionPawnTypes enPassantTypes nMoveRuleTypes", "p");
    defaults("promotionPieceTypes extinctionPieceTypes tripleStepRegion flagRegion", "-");
    defaults("mandatoryPawnPromotion doubleStep castling", "true");
    defaults("connectN connectNxN", "0");
    defaults("connectHorizontal connectVertical connectDiagonal", "true");
    DEFAULTS.put("connectPieceTypes", "*");
    DEFAULTS.put("connectValue", "win");
    defaults("pass bikjangRule", "false");
    DEFAULTS.put("diagonalLines", "-");
    defaults(
        "mandatoryPiecePromotion mustCapture immobilityIllegal flyingGeneral extinctionClaim"
            + " extinctionPseudoRoyal checkCounting",
        "false");
    defaults("promotionLimit promotedPieceType", "");
    defaults(
        "pieceDrops capturesToHand dropLoop dropPromoted mustDrop firstRankPawnDrops"
            + " promotionZonePawnDrops sittuyinRookDrop dropOppositeColoredBishop"
            + " shogiPawnDropMateIllegal castlingDroppedPiece pieceDemotion piecePromotionOnCapture"
            + " gating seirawanGating",
        "false");
    DEFAULTS.put("nFoldValue", "draw");
    defaults("nFoldValueAbsolute perpetualCheckIllegal", "false");
    defaults("checking dropChecks", "true");
    defaults("flagMove flagPieceSafe chess960", "false");
    defaults("dropNoDoubledCount flagPieceCount", "1");
    DEFAULTS.put("enclosingDrop", "none");
    defaults("promotionRegionWhite", "*8");
    defaults("promotionRegionBlack", "*1");
    defaults("doubleStepRegionWhite", "*2");
    defaults("doubleStepRegionBlack", "*7");
    defaults("tripleStepRegionWhite tripleStepRegionBlack", "-");
    defaults("enPassantRegion flagPiece", "*");
    defaults("castlingKingsideFile", "g");
    defaults("castlingQueensideFile", "c");
    defaults("castlingRookQueensideFile", "a");
    defaults("castlingRookKingsideFile", "12");
    defaults("castlingRank soldierPromotionRank", "1");
    defaults("castlingKingFile", "e");
    defaults("castlingKingPiece", "k");
    defaults("castlingRookPieces", "r");
    defaults("stalemateValue", "draw");
    defaults("extinctionValue", "none");
    defaults("checkmateValue", "loss");
    defaults("extinctionPieceCount extinctionOpponentPieceCount", "0");
    DEFAULTS.put("blastOnCapture", "false");
    defaults("blastImmuneTypes mutuallyImmuneTypes", "-");
    defaults("nMoveRule", "50");
    defaults("nFoldRule", "3");
    lacking(
        "twoBoards sittuyinPromotion"
            + " oppositeCastling cambodianMoves wallOrMove"
            + " passOnStalemate makpongRule stalematePieceCount shatarMateRule"
            + " dupleCheck flagPieceBlockedWin adjudicateFullBoard",
        "false");
    lacking(
        "petrifyOnCaptureTypes connectRegion1White"
            + " connectRegion2White connectRegion1Black connectRegion2Black castlingWins",
        "-");
    lacking("wallingRule flipEnclosedPieces", "none");
    lacking("collinearN", "0");
  }

  private FairyOptions() {}

  private static Set<String> words(String text) {
    return Arrays.stream(text.split(" ", -1)).collect(Collectors.toSet());
  }

  private static void defaults(String keys, String value) {
    words(keys).forEach(key -> DEFAULTS.put(key, value));
  }

  private static void lacking(String keys, String neutral) {
    words(keys).forEach(key -> LACKING.put(key, neutral));
  }

  /** Returns whether an option does not concern the rules. */
  static boolean isWithoutRules(String key) {
    return WITHOUT_RULES.contains(key);
  }

  /** Returns whether an option holds for both sides, but each side may also have its own. */
  static boolean isOfBothSides(String key) {
    return OF_BOTH_SIDES.contains(key);
  }

  /** Returns whether the value of an option is a set of pieces. */
  static boolean isPieceSet(String key) {
    return PIECE_SETS.contains(common(key));
  }

  /** Returns whether the import reads an option. */
  static boolean isUnderstood(String key) {
    return DEFAULTS.containsKey(common(key))
        || DEFAULTS.containsKey(key)
        || key.startsWith("mobilityRegion");
  }

  /** Returns the engine's default of an option. */
  static String usual(String key) {
    return DEFAULTS.getOrDefault(key, DEFAULTS.getOrDefault(common(key), "-"));
  }

  /**
   * Returns the value that turns off a rule that games here cannot have; empty for other options.
   */
  static Optional<String> lacking(String key) {
    return Optional.ofNullable(LACKING.get(common(key)));
  }

  /** Returns the value that turns off a rule about scores; empty for other options. */
  static Optional<String> scoring(String key) {
    return Optional.ofNullable(SCORING.get(key));
  }

  /** Returns a rule about scores in words. */
  static String scored(String key) {
    return SCORED.get(key);
  }

  /** Returns the option without which another one has no effect, if there is one. */
  static Optional<String> leading(String key) {
    return DETAILS.entrySet().stream()
        .filter(each -> each.getValue().contains(key))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /**
   * Returns how the user can declare a rule that the import cannot write; null if that is
   * impossible.
   */
  static String byHand(String key) {
    return BY_HAND.entrySet().stream()
        .filter(each -> key.startsWith(each.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  /** Returns the name of the option for both sides that one for a side belongs to, or the name. */
  static String common(String key) {
    boolean sided = key.endsWith(WHITE) || key.endsWith(BLACK);
    String common = sided ? key.substring(0, key.length() - WHITE.length()) : key;
    return OF_BOTH_SIDES.contains(common) ? common : key;
  }
}
