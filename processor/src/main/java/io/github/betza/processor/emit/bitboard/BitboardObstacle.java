package io.github.betza.processor.emit.bitboard;

/** Why a piece has no functions over sets of bits. */
public enum BitboardObstacle {
  /** The size of its board is not declared. */
  NO_BOARD("the size of its board is not declared"),
  /** Its board has more squares than two words have bits. */
  LARGE_BOARD("its board has more than 128 squares"),
  /** It is written for another board. */
  OTHER_BOARD("it is written for a board of your own"),
  /** It immobilises pieces. */
  IMMOBILIZES("it immobilises enemy pieces"),
  /** It imitates or borrows. */
  OTHERS_MOVES("it has moves of other pieces"),
  /** It may pass. */
  NULL_MOVE("it may stay where it is"),
  /** It castles. */
  CASTLING("it castles"),
  /** It leaps everywhere. */
  EVERYWHERE("it leaps to any square"),
  /** Some moves are for unmoved pieces. */
  FIRST_MOVES("it has first moves, and a set does not hold which pieces have moved"),
  /** It captures en passant. */
  EN_PASSANT("it captures en passant"),
  /** It can be captured en passant. */
  GRANTS_EN_PASSANT("it can be captured en passant"),
  /** Its moves do more than sets can hold. */
  EFFECTS("its moves do more than to go to a square and to capture there"),
  /** It captures, or changes something, before its move ends. */
  ON_THE_WAY("it captures or changes pieces on the way"),
  /** Which squares it may pass depends on whose pieces stand there. */
  SIDES_ON_THE_WAY("its way depends on whose pieces stand there"),
  /** Its paths have other shapes than sets have. */
  SHAPE("its paths are more than leaps, lines, single turns and winding rides"),
  /** Its code would be too large. */
  TOO_MANY("it has too many paths");

  private final String words;

  BitboardObstacle(String words) {
    this.words = words;
  }

  /** Returns the obstacle in words, to follow "because". */
  public String words() {
    return words;
  }
}
