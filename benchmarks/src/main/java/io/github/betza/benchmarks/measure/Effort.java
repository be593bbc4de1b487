package io.github.betza.benchmarks.measure;

/**
 * The amount of measuring. A turn must be short, so that the speed of the machine is the same in
 * the next one; but after a pause a process finds little of its data in the caches, and is slow for
 * some milliseconds. In turns of 5 ms the contestant that moves most data took twice as long as in
 * turns of 25 ms, and in turns of 25 ms as long as alone.
 *
 * @param rounds the number of rounds; in each, every contestant has a new process
 * @param warmups the number of iterations of a round that do not count
 * @param warmupMillis the least time of each of these, in milliseconds
 * @param turns the number of turns of a contestant in a round, an iteration each
 * @param millis the least time of a turn, in milliseconds
 * @param forked whether Java code has processes of its own; reliable figures need them, because the
 *     code that one contestant ran changes how the virtual machine compiles the next
 */
public record Effort(
    int rounds, int warmups, int warmupMillis, int turns, int millis, boolean forked) {
  /** Enough for figures to be published. */
  public static final Effort FULL = new Effort(9, 8, 150, 12, 25, true);

  /** Enough for a first impression. */
  public static final Effort QUICK = new Effort(3, 6, 100, 12, 25, true);

  /** Everything once, for tests. */
  public static final Effort SMALLEST = new Effort(1, 0, 1, 1, 1, false);

  private static final int GAME_WARMUP = 3;
  private static final int FEW_WARMUP = 8;
  private static final int GAME_MILLIS = 10;
  private static final int LONG_TURNS = 4;

  /** Checks the numbers. */
  public Effort {
    if (rounds < 1 || warmups < 0 || warmupMillis < 1 || turns < 1 || millis < 1) {
      throw new IllegalArgumentException(
          "at least one round with one turn of a millisecond is needed");
    }
  }

  /** Returns the same effort with another number of rounds. */
  public Effort withRounds(int number) {
    return new Effort(number, warmups, warmupMillis, turns, millis, forked);
  }

  /**
   * Returns the effort for whole games. They are more code, take longer to be compiled, and are so
   * many that half of the rounds must do, of a few long turns.
   */
  public Effort ofGames() {
    return inLongTurns(2, GAME_WARMUP);
  }

  /**
   * Returns a quarter of the rounds with a few long turns, for figures without high precision, and
   * a long time to warm up: an interpreter is much code, and on two cores shared by all contestants
   * the virtual machine takes some seconds to compile it. In long turns the memory that JMH
   * allocates between them is negligible for one operation.
   */
  public Effort ofFewRounds() {
    return inLongTurns(4, FEW_WARMUP);
  }

  /**
   * Returns a part of the rounds, with a few long turns.
   *
   * @param part the divisor, 3 for a third
   * @param warmup the factor of the time to warm up
   */
  private Effort inLongTurns(int part, int warmup) {
    return new Effort(
        (rounds + part - 1) / part,
        warmups,
        warmup * warmupMillis,
        Math.min(LONG_TURNS, turns),
        GAME_MILLIS * millis,
        forked);
  }
}
