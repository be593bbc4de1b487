package io.github.betza.generated;

/**
 * Finds the squares that hoppers reach which slide on beyond their hurdle, at any distance of the
 * hurdle, on a board of at most 128 squares. For generated code, which takes rays from tables of
 * {@link BitTables#ray}; they contain the squares before and beyond the hurdle.
 *
 * <p>The hurdle is the first occupied square of a ray. If it is a blocker, the piece reaches no
 * square; any other piece may be leapt over.
 */
public final class BitHops {
  private BitHops() {}

  /**
   * Returns the squares beyond the hurdle on a ray to higher bits, up to and including the next
   * occupied one, on a board of at most 64 squares.
   *
   * @param ray the ray
   * @param from the bit of the square where it begins
   * @param occupied the squares that are not empty
   * @param blockers the occupied squares whose pieces cannot be hurdles
   */
  public static long beyondUp(long[] ray, int from, long occupied, long blockers) {
    return beyondUp(ray[from], occupied, blockers);
  }

  /** Returns the same for a ray to lower bits. */
  public static long beyondDown(long[] ray, int from, long occupied, long blockers) {
    return beyondDown(ray[from], occupied, blockers);
  }

  /** Returns the word 0 of what {@link #beyondUp} returns, on a board of more squares. */
  public static long beyondUpLow(long[] ray, int from, long low, long blockers) {
    return beyondUp(ray[2 * from], low, blockers);
  }

  /** Returns the word 1 of what {@link #beyondUp} returns, on a board of more squares. */
  public static long beyondUpHigh(
      long[] ray, int from, long low, long high, long lowBlockers, long highBlockers) {
    long passed = ray[2 * from] & low;
    long passedRest = passed ^ (Long.lowestOneBit(passed) & ~lowBlockers);
    long none = BitTables.ifEmpty(passed);
    long reach = ray[2 * from + 1];
    long stops = reach & high;
    long rest = stops ^ (Long.lowestOneBit(stops) & ~highBlockers & none);
    long toHurdle = BitTables.upToFirst(stops) & none;
    return reach & ((BitTables.upToFirst(rest) & BitTables.ifEmpty(passedRest)) ^ toHurdle);
  }

  /** Returns the same from a square of the word 1, see {@link #beyondUpHigh}. */
  public static long beyondUpHigh(long[] ray, int from, long high, long blockers) {
    return beyondUp(ray[2 * from + 1], high, blockers);
  }

  /** Returns the word 0 of what {@link #beyondDown} returns, on a board of more squares. */
  public static long beyondDownLow(
      long[] ray, int from, long low, long high, long lowBlockers, long highBlockers) {
    long passed = ray[2 * from + 1] & high;
    long passedRest = passed ^ (Long.highestOneBit(passed) & ~highBlockers);
    long none = BitTables.ifEmpty(passed);
    long reach = ray[2 * from];
    long stops = reach & low;
    long rest = stops ^ (Long.highestOneBit(stops) & ~lowBlockers & none);
    long toHurdle = BitTables.downToLast(stops) & none;
    return reach & ((BitTables.downToLast(rest) & BitTables.ifEmpty(passedRest)) ^ toHurdle);
  }

  /** Returns the same from a square of the word 0, see {@link #beyondDownLow}. */
  public static long beyondDownLow(long[] ray, int from, long low, long blockers) {
    return beyondDown(ray[2 * from], low, blockers);
  }

  /** Returns the word 1 of what {@link #beyondDown} returns, on a board of more squares. */
  public static long beyondDownHigh(long[] ray, int from, long high, long blockers) {
    return beyondDown(ray[2 * from + 1], high, blockers);
  }

  /** The squares before the hurdle are in both sets: up to it, and up to the piece beyond it. */
  private static long beyondUp(long ray, long occupied, long blockers) {
    long stops = ray & occupied;
    long rest = stops ^ (Long.lowestOneBit(stops) & ~blockers);
    return ray & (BitTables.upToFirst(rest) ^ BitTables.upToFirst(stops));
  }

  private static long beyondDown(long ray, long occupied, long blockers) {
    long stops = ray & occupied;
    long rest = stops ^ (Long.highestOneBit(stops) & ~blockers);
    return ray & (BitTables.downToLast(rest) ^ BitTables.downToLast(stops));
  }
}
