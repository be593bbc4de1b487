package io.github.betza.board;

/** Which numbers are squares of a board. Boards of one size share the same table. */
final class KnownSquares {
  private static final int SIZES = Geometry.MAX_SIZE + 1;

  /**
   * What was found before, by files and ranks. Two threads that compute it get the same. Threads
   * share it without waiting for each other, so that one may see an array before all of its
   * squares. It takes some for none then, as it would behind an edge, where {@link Geometry#wrap}
   * finds them more slowly; and it never takes for a square what is none.
   */
  private static final boolean[][] KNOWN = new boolean[SIZES * SIZES][];

  private KnownSquares() {}

  /** Returns whether each number is a square, be it a hole. */
  static boolean[] of(Geometry geometry) {
    int size = geometry.files() * SIZES + geometry.ranks();
    boolean[] known = KNOWN[size];
    if (known == null) {
      known = new boolean[geometry.arrayLength()];
      for (int rank = 0; rank < geometry.ranks(); rank++) {
        for (int file = 0; file < geometry.files(); file++) {
          known[geometry.square(file, rank)] = true;
        }
      }
      KNOWN[size] = known;
    }
    return known;
  }
}
