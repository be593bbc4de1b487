package io.github.betza.generated;

/**
 * Finds the squares that a rider reaches along two lines in both directions, such as a rook, on a
 * board of at most 64 squares. A table has four words for each square, so that one cache line holds
 * all of them: the rays of two steps to higher bits, and the rays of the opposite steps. For
 * generated code.
 */
public final class CrossingTables {
  private static final int WAYS = 4;

  private CrossingTables() {}

  static long[] of(BitTables board, int most, int... steps) {
    long[] table = new long[WAYS * Long.SIZE];
    for (int way = 0; way < WAYS; way++) {
      int sign = way < 2 ? 1 : -1;
      int step = 2 * (way % 2);
      long[] ray = board.ray(sign * steps[step], sign * steps[step + 1], most);
      for (int bit = 0; bit < Long.SIZE; bit++) {
        table[WAYS * bit + way] = ray[bit];
      }
    }
    return table;
  }

  /**
   * Returns the squares that a rider reaches, including the first occupied one in each direction.
   *
   * @param table the table of the rider, see {@link BitTables#crossing}
   * @param from the bit of the square where it begins
   * @param occupied the squares that stop it
   */
  public static long reach(long[] table, int from, long occupied) {
    long up1 = table[WAYS * from];
    long up2 = table[WAYS * from + 1];
    long down1 = table[WAYS * from + 2];
    long down2 = table[WAYS * from + 3];
    return (up1 & BitTables.upToFirst(up1 & occupied))
        | (up2 & BitTables.upToFirst(up2 & occupied))
        | (down1 & BitTables.downToLast(down1 & occupied))
        | (down2 & BitTables.downToLast(down2 & occupied));
  }
}
