package io.github.betza.processor.path.reverse;

/** The reasons why captures cannot be found from the captured piece's square. */
public enum Obstacle {
  /** It has moves of other pieces, which are known only at run time. */
  OTHERS_MOVES("it has moves of other pieces"),
  /** Another piece makes a part of the move. */
  EXCITES("another piece makes a part of the move"),
  /** It holds pieces in custody after it has captured others, or has gone back. */
  CUSTODY("it captures by custody at the end of other captures"),
  /** It puts pieces elsewhere, and so bars its own way. */
  UNLOADS("it puts captured pieces down on the way"),
  /** It goes on after a capture en passant. */
  EN_PASSANT("it goes on after a capture en passant"),
  /** Whether it captures depends on the side of the piece on a square. */
  EITHER_SIDE("it takes pieces of both sides alike"),
  /** How far it goes depends on the rank where it begins. */
  RANKS("its range depends on the rank that it starts from"),
  /** It crosses joined edges of the board. */
  JOINED_EDGES("it goes on over joined edges of the board"),
  /** It may come again to a square that it passed, left or emptied before. */
  COMES_BACK("it may come back to a square that it passed"),
  /** It skips a square without a condition, but may not leave the board there. */
  SKIPS("it skips a square that may lie beyond the edge"),
  /** Its legs after a capture have no fixed number of steps. */
  GOES_ON("it may go on in many ways after a capture"),
  /** It stops where the next step would meet a piece. */
  LOOKS_AHEAD("it looks beyond the square where it stops"),
  /** It captures on every square. */
  EVERYWHERE("it reaches every square"),
  /** There are too many paths. */
  TOO_MANY("it has too many paths");

  private final String words;

  Obstacle(String words) {
    this.words = words;
  }

  /** Returns the obstacle in words, to follow "because". */
  public String words() {
    return words;
  }
}
