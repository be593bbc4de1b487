package io.github.betza.generated;

/**
 * Where hoppers come to that go straight on behind their hurdle as far as they can, whatever its
 * distance, on a board of at most 128 squares. For generated code, which looks rays up in tables
 * that {@link BitTables#ray} has made; they have what lies before the hurdle and what lies behind.
 *
 * <p>The hurdle is the first occupied square of a ray. Where that is a blocker the piece comes
 * nowhere; what is no blocker may be leapt over.
 */
public final class BitHops {
  private BitHops() {}

  /**
   * Returns the squares behind the hurdle on a ray to higher bits up to the next that is occupied,
   * that one among them, on a board of at most 64 squares.
   *
   * @param ray the ray
   * @param from the bit of the square where it begins
   * @param occupied the squares that are not empty
   * @param blockers those of them that are no hurdles
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

  /** What lies before the hurdle is in both: up to it, and up to what stops the piece behind it. */
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
