package io.github.betza.game;

/**
 * Where hoppers come to that go straight on behind their hurdle as far as they can, whatever its
 * distance, on a board of at most 128 squares. For generated code, which looks rays up in tables
 * that {@link BitTables#ray} has made; they have what lies before the hurdle and what lies behind.
 *
 * <p>The hurdle is the first occupied square of a ray. Where that is a wall the piece comes
 * nowhere; what is no wall may be leapt over.
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
   * @param walls those of them that are no hurdles
   */
  public static long beyondUp(long[] ray, int from, long occupied, long walls) {
    return beyondUp(ray[from], occupied, walls);
  }

  /** Returns the same for a ray to lower bits. */
  public static long beyondDown(long[] ray, int from, long occupied, long walls) {
    return beyondDown(ray[from], occupied, walls);
  }

  /** Returns the word 0 of what {@link #beyondUp} returns, on a board of more squares. */
  public static long beyondUpLow(long[] ray, int from, long low, long walls) {
    return beyondUp(ray[2 * from], low, walls);
  }

  /** Returns the word 1 of what {@link #beyondUp} returns, on a board of more squares. */
  public static long beyondUpHigh(
      long[] ray, int from, long low, long high, long lowWalls, long highWalls) {
    long passed = ray[2 * from] & low;
    long passedRest = passed ^ (Long.lowestOneBit(passed) & ~lowWalls);
    long none = BitTables.ifEmpty(passed);
    long reach = ray[2 * from + 1];
    long stops = reach & high;
    long rest = stops ^ (Long.lowestOneBit(stops) & ~highWalls & none);
    long toHurdle = BitTables.upToFirst(stops) & none;
    return reach & ((BitTables.upToFirst(rest) & BitTables.ifEmpty(passedRest)) ^ toHurdle);
  }

  /** Returns the same from a square of the word 1, see {@link #beyondUpHigh}. */
  public static long beyondUpHigh(long[] ray, int from, long high, long walls) {
    return beyondUp(ray[2 * from + 1], high, walls);
  }

  /** Returns the word 0 of what {@link #beyondDown} returns, on a board of more squares. */
  public static long beyondDownLow(
      long[] ray, int from, long low, long high, long lowWalls, long highWalls) {
    long passed = ray[2 * from + 1] & high;
    long passedRest = passed ^ (Long.highestOneBit(passed) & ~highWalls);
    long none = BitTables.ifEmpty(passed);
    long reach = ray[2 * from];
    long stops = reach & low;
    long rest = stops ^ (Long.highestOneBit(stops) & ~lowWalls & none);
    long toHurdle = BitTables.downToLast(stops) & none;
    return reach & ((BitTables.downToLast(rest) & BitTables.ifEmpty(passedRest)) ^ toHurdle);
  }

  /** Returns the same from a square of the word 0, see {@link #beyondDownLow}. */
  public static long beyondDownLow(long[] ray, int from, long low, long walls) {
    return beyondDown(ray[2 * from], low, walls);
  }

  /** Returns the word 1 of what {@link #beyondDown} returns, on a board of more squares. */
  public static long beyondDownHigh(long[] ray, int from, long high, long walls) {
    return beyondDown(ray[2 * from + 1], high, walls);
  }

  /** What lies before the hurdle is in both: up to it, and up to what stops the piece behind it. */
  private static long beyondUp(long ray, long occupied, long walls) {
    long stops = ray & occupied;
    long rest = stops ^ (Long.lowestOneBit(stops) & ~walls);
    return ray & (BitTables.upToFirst(rest) ^ BitTables.upToFirst(stops));
  }

  private static long beyondDown(long ray, long occupied, long walls) {
    long stops = ray & occupied;
    long rest = stops ^ (Long.highestOneBit(stops) & ~walls);
    return ray & (BitTables.downToLast(rest) ^ BitTables.downToLast(stops));
  }
}
