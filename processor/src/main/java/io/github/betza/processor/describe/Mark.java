package io.github.betza.processor.describe;

/** The actions of a path on a square of the diagram. */
enum Mark {
  /** It ends here on an empty square. */
  MOVE(1),
  /** It ends here with the capture of the piece on this square. */
  CAPTURE(1 << 1),
  /** It ends here on an own piece. */
  OWN(1 << 2),
  /** As {@link #MOVE}, after a hop. */
  HOP_MOVE(1 << 3),
  /** As {@link #CAPTURE}, after a hop. */
  HOP_CAPTURE(1 << 4),
  /** It ends here after a capture on the way. */
  LOCUST(1 << 5),
  /** It ends here only if the piece has not moved yet. */
  INITIAL(1 << 6),
  /** The king castles to this square. */
  CASTLE(1 << 7),
  /** It captures the piece here and goes on. */
  VICTIM(1 << 8),
  /** It needs a piece here, which remains. */
  HURDLE(1 << 9),
  /** It needs this square to be empty. */
  EMPTY(1 << 10),
  /** It ends here by changing places with an enemy piece. */
  SWAP(1 << 11),
  /** It ends here to capture pieces in custody. */
  CUSTODY(1 << 12),
  /** It ends here and vanishes. */
  VANISH(1 << 13),
  /** It immobilises an enemy piece here. */
  IMMOBILIZE(1 << 14),
  /** It needs a piece on one of the squares with this mark. */
  ONE_HURDLE(1 << 15),
  /** It needs the squares of one of several ways to be empty; this square is on one of them. */
  ONE_WAY(1 << 16),
  /** It ends here on an empty square and captures a piece that has just passed over it. */
  EN_PASSANT(1 << 17);

  private final int bit;

  Mark(int bit) {
    this.bit = bit;
  }

  /** Returns the bit of this mark in a set of marks. */
  int bit() {
    return bit;
  }
}
