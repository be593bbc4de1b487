package io.github.betza.benchmarks.limit;

/** The numbers whose exclusive or is the hash of a position. */
final class Keys {
  /** Black moves next. */
  static final long TURN = mix(1);

  /** A piece on a square: {@code piece * 64 + square}. */
  static final long[] PIECES = new long[16 * 64];

  /** The rights to castle, by their four bits. */
  static final long[] RIGHTS = new long[16];

  /** A square on which a pawn can be captured en passant. */
  static final long[] PASSED = new long[64];

  static {
    long seed = 1;
    for (int i = 0; i < PIECES.length; i++) {
      PIECES[i] = mix(++seed);
    }
    for (int i = 0; i < RIGHTS.length; i++) {
      RIGHTS[i] = mix(++seed);
    }
    for (int i = 0; i < PASSED.length; i++) {
      PASSED[i] = mix(++seed);
    }
  }

  private Keys() {}

  /** Returns one of a sequence of numbers that look random: the steps of SplitMix64. */
  private static long mix(long number) {
    long mixed = number * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
