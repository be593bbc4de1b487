package io.github.betza.game;

/**
 * The numbers that are combined by exclusive or to the hash of a position, worked out; {@link
 * PieceKeys} keeps those of pieces in a table where that is small.
 */
final class HashKeys {
  /** The side to move is Black. */
  static final long BLACK_TO_MOVE = mix(1L << 60);

  private HashKeys() {}

  /** Returns the number of a piece on a square, with all flags of its cell. */
  static long piece(int square, int cell) {
    return mix((long) cell << 12 | square);
  }

  /** Returns the number of a square on which a piece may be captured by landing in passing. */
  static long enPassantSquare(int square) {
    return mix(1L << 61 | square);
  }

  /** Returns the number of the square of a piece that may be captured in passing. */
  static long enPassantVictim(int square) {
    return mix(1L << 62 | square);
  }

  /** Returns the number of the right to castle with the piece on a square. */
  static long castlingPartner(int square) {
    return mix(3L << 61 | square);
  }

  /** Returns the number of the kind of piece that moved last, where imitators depend on it. */
  static long lastMoved(int kind) {
    return mix(1L << 63 | kind);
  }

  /** Returns the number of so many passes made last. */
  static long passedTurns(int count) {
    return count == 0 ? 0 : mix(5L << 60 | count);
  }

  /** Spreads the bits of a number over 64, with the finalizer of the generator SplitMix64. */
  private static long mix(long number) {
    long mixed = number + 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
