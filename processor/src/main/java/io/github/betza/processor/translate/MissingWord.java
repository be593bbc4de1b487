package io.github.betza.processor.translate;

import io.github.betza.processor.path.OccupancyCondition;

/** Features of moves for which a dialect may have no words. */
enum MissingWord {
  TORUS("only XBETZA joins all edges of the board"),
  CYLINDER("BEX does not join edges of the board"),
  SKI("only XBETZA and CLASSIC skip the first square of a slide"),
  TO_ENEMY_HALF("only XBETZA has slides up to the enemy's half of the board"),
  LEAST_STEPS("it has a slide with a least number of steps"),
  STRANGE_LEAP("it has a strange leap"),
  DIRECTIONS("there are no letters for its directions"),

  SEVERAL_LEGS("it has moves of several legs"),
  BENT_LATER_LEG("only the first leg of a move bends with every step in XBETZA"),
  EQUAL_LENGTH("BEX has no leg that must be as long as the one before"),

  CUSTODY("only BEX has custodial captures"),
  SELF_CAPTURE("only BEX has pieces that capture themselves"),
  RETURN("the piece returns to where it began, which came later"),
  EN_PASSANT_RIGHT("only XBETZA and CLASSIC give a right to capture en passant"),
  BORROWING("only XBETZA borrows the moves of an own piece"),
  /** Swapping with an enemy piece; unlike {@link #UNLOAD}, it is not a capture. */
  SWAP(
      "only BEX swaps the mover with an enemy piece without a capture; \"ucW\" of XBETZA captures"),
  UNLOAD(
      "only XBETZA captures a piece and puts it where the mover came from; \"[xwW]\" of BEX does not"
          + " capture"),
  ELSEWHERE("only XBETZA puts a captured piece on another square"),
  EN_PASSANT("only XBETZA captures en passant"),
  ROYAL_ALONE("only XBETZA has moves that capture nothing but royal pieces"),
  NO_ROYAL("only XBETZA has moves that capture no royal pieces"),
  OWN_CAPTURE("only XBETZA ends a move with the capture of an own piece"),
  OTHER_END("only XBETZA ends a move in this way"),

  EXCITING("only XBETZA lets another piece make the move"),
  BEFORE_PIECE("only EXTENDED goes on from the last empty square before a piece"),
  OWN_REMOVAL("BEX removes no own pieces on the way"),
  OWN_HURDLE("BEX does not tell own hurdles from others"),
  ENEMY_HURDLE("only EXTENDED hops over enemy pieces alone"),
  ROYAL_ON_WAY("only XBETZA distinguishes royal pieces from others on the way"),
  EN_PASSANT_ON_WAY("only XBETZA goes on after a capture en passant"),
  OTHER_WAY_ON("BEX goes on from squares of other kinds"),
  REMOVAL_OF_EITHER("one word removes pieces of both sides in EXTENDED only"),

  IMMOBILIZING("only BEX has pieces that immobilise others"),
  PASS("CLASSIC has no move that passes the turn"),
  IMITATIVE_CAPTURE("only BEX has imitative captures"),
  UNIVERSAL_LEAP("only XBETZA has the leap to any square"),
  CASTLING("only XBETZA has castling"),
  IMITATOR("only XBETZA has imitators");

  private final String sentence;

  MissingWord(String sentence) {
    this.sentence = sentence;
  }

  /** Returns the missing word for a move that ends on a square with an unusual content. */
  static MissingWord ofEnd(OccupancyCondition occupant) {
    return switch (occupant) {
      case EN_PASSANT, EN_PASSANT_COMMON -> EN_PASSANT;
      case ENEMY_ROYAL -> ROYAL_ALONE;
      case ENEMY_COMMON -> NO_ROYAL;
      case OWN, OWN_COMMON -> OWN_CAPTURE;
      case EMPTY, ENEMY, PIECE, EMPTY_BEFORE_PIECE -> OTHER_END;
    };
  }

  /** Returns the reason as a sentence without full stop. */
  String sentence() {
    return sentence;
  }
}
