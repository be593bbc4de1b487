package io.github.betza.benchmarks.measure;

/**
 * How much is measured. A turn must be short, so that the machine is as fast in the next; but a
 * process that has waited finds little of what it needs near the processor, and is slow for some
 * milliseconds. In turns of 5 ms what moves most data took twice as long as in turns of 25 ms, and
 * in those as long as alone.
 *
 * @param rounds how often all contestants begin anew, each in a process of its own
 * @param warmups how many iterations of a round do not count
 * @param warmupMillis how long each of these takes at least, in milliseconds
 * @param turns how many turns a contestant has in a round, an iteration each
 * @param millis how long a turn takes at least, in milliseconds
 * @param forked whether Java code has processes of its own, as it must where figures are wanted:
 *     what one contestant has shown the virtual machine changes how it compiles the next
 */
public record Effort(
    int rounds, int warmups, int warmupMillis, int turns, int millis, boolean forked) {
  /** Enough for figures that are written down. */
  public static final Effort FULL = new Effort(9, 8, 150, 12, 25, true);

  /** Enough for a look. */
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

  /** Returns the same with another number of rounds. */
  public Effort withRounds(int number) {
    return new Effort(number, warmups, warmupMillis, turns, millis, forked);
  }

  /**
   * Returns as much for whole games. They are more code, take longer to be compiled, and there are
   * so many of them that half of the rounds must do, of a few long turns.
   */
  public Effort ofGames() {
    return inLongTurns(2, GAME_WARMUP);
  }

  /**
   * Returns a quarter of the rounds with a few long turns, for what is not told to a few percent,
   * and a long time to warm up: an interpreter is much code, and on two cores that all contestants
   * share it takes some seconds until the virtual machine has compiled it. In long turns what JMH
   * allocates between them is nothing for one operation.
   */
  public Effort ofFewRounds() {
    return inLongTurns(4, FEW_WARMUP);
  }

  /**
   * Returns a part of the rounds, with a few long turns.
   *
   * @param part which part, the number 3 for a third
   * @param warmup how many times as long to warm up
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
