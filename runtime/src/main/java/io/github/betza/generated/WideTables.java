package io.github.betza.generated;

/**
 * What {@link BitTables} looks up on a board of at most 128 squares, on a larger one. A rider
 * reaches what its ray holds and the ray of the square where it stops does not. For generated code.
 */
public final class WideTables {
  private WideTables() {}

  /**
   * Returns the bit of the first occupied square of a ray to higher bits, or 192.
   *
   * @param ray a table that {@link BitTables#ray} has made
   * @param from the bit of the square where the ray begins
   * @param low the word 0 of the occupied squares
   * @param middle the word 1
   * @param high the word 2
   */
  public static int stopUp(long[] ray, int from, long low, long middle, long high) {
    int at = 3 * from;
    int first = Long.numberOfTrailingZeros(ray[at] & low);
    int second = Long.numberOfTrailingZeros(ray[at + 1] & middle);
    int third = Long.numberOfTrailingZeros(ray[at + 2] & high);
    return first + (first >> 6) * (second + (second >> 6) * third);
  }

  /** Returns the bit of the first occupied square of a ray to lower bits, or 192. */
  public static int stopDown(long[] ray, int from, long low, long middle, long high) {
    int at = 3 * from;
    int first = Long.numberOfLeadingZeros(ray[at + 2] & high);
    int second = Long.numberOfLeadingZeros(ray[at + 1] & middle);
    int third = Long.numberOfLeadingZeros(ray[at] & low);
    int passed = first + (first >> 6) * (second + (second >> 6) * third);
    return passed == 3 * Long.SIZE ? passed : 3 * Long.SIZE - 1 - passed;
  }

  /**
   * Returns the bit of the first occupied square of a ray to higher bits, or 256.
   *
   * @param ray a table that {@link BitTables#ray} has made
   * @param from the bit of the square where the ray begins
   * @param first the word 0 of the occupied squares
   * @param second the word 1
   * @param third the word 2
   * @param fourth the word 3
   */
  public static int stopUp(long[] ray, int from, long first, long second, long third, long fourth) {
    int at = 4 * from;
    int inFirst = Long.numberOfTrailingZeros(ray[at] & first);
    int inSecond = Long.numberOfTrailingZeros(ray[at + 1] & second);
    int inThird = Long.numberOfTrailingZeros(ray[at + 2] & third);
    int inFourth = Long.numberOfTrailingZeros(ray[at + 3] & fourth);
    int lower = inFirst + (inFirst >> 6) * inSecond;
    int upper = inThird + (inThird >> 6) * inFourth;
    return lower + (lower >> 7) * upper;
  }

  /** Returns the bit of the first occupied square of a ray to lower bits, or 256. */
  public static int stopDown(
      long[] ray, int from, long first, long second, long third, long fourth) {
    int at = 4 * from;
    int inFirst = Long.numberOfLeadingZeros(ray[at] & first);
    int inSecond = Long.numberOfLeadingZeros(ray[at + 1] & second);
    int inThird = Long.numberOfLeadingZeros(ray[at + 2] & third);
    int inFourth = Long.numberOfLeadingZeros(ray[at + 3] & fourth);
    int upper = inFourth + (inFourth >> 6) * inThird;
    int lower = inSecond + (inSecond >> 6) * inFirst;
    int passed = upper + (upper >> 7) * lower;
    return passed == 4 * Long.SIZE ? passed : 4 * Long.SIZE - 1 - passed;
  }

  /**
   * Returns a word of a set of squares moved to higher bits, or to lower ones for a negative
   * number.
   *
   * @param lower the word before it, or 0
   * @param word the word
   * @param higher the word after it, or 0
   * @param by by how many bits, less than 64
   */
  public static long shifted(long lower, long word, long higher, int by) {
    if (by == 0) {
      return word;
    }
    return by > 0 ? word << by | lower >>> -by : word >>> -by | higher << by;
  }
}
