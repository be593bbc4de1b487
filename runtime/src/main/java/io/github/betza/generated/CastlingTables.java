package io.github.betza.generated;

/**
 * Finds out how a royal piece may castle, by sets of squares on a board of at most 128 squares. An
 * entry of a table has three sets for each square of the royal piece: its partner's square, the
 * squares between the two, and those that the royal piece passes and reaches. For generated code.
 */
public final class CastlingTables {
  private static final int SETS = 3;

  private CastlingTables() {}

  /**
   * Returns the table of one way to castle, for White and then for Black, who goes the other way.
   *
   * @param direction 1 to castle towards the last file, -1 towards the first, as White
   * @param steps how many files the royal piece goes
   * @param inset how many files in from the edge its partner stands
   */
  public static long[] of(int files, int ranks, int direction, int steps, int inset) {
    long[] table = new long[2 * Long.SIZE * SETS];
    for (int place = 0; place < 2 * Long.SIZE; place++) {
      int king = place % Long.SIZE;
      int way = place < Long.SIZE ? direction : -direction;
      int room = way > 0 ? files - 1 - king % files : king % files;
      int partner = room - inset;
      for (int step = 1; step <= partner && partner >= steps && king < files * ranks; step++) {
        long square = 1L << (king + way * step);
        table[place * SETS + (step == partner ? 0 : 1)] |= square;
        table[place * SETS + 2] |= step <= steps ? square : 0;
      }
    }
    return table;
  }

  /** Returns the bit of the partner of a royal piece, see {@link #crossed}. */
  static int partner(long[] table, int place) {
    return Long.numberOfTrailingZeros(table[SETS * place]);
  }

  /**
   * Returns the squares that a royal piece crosses as it castles, its end included, or none where
   * its partner is not there or the way is not free. It may castle where none of them is attacked.
   *
   * @param place the bit of the royal piece, and 64 more for Black
   * @param partners the pieces of its side that have not moved
   */
  public static long crossed(long[] table, int place, long partners, long occupied) {
    int entry = SETS * place;
    boolean isOpen = (table[entry] & partners) != 0 && (table[entry + 1] & occupied) == 0;
    return isOpen ? table[entry + 2] : 0;
  }
}
