package io.github.betza.benchmarks.measure;

/**
 * How much is measured.
 *
 * @param rounds how often all contestants have their turn, each time in a new process
 * @param warmups how many iterations of a turn do not count
 * @param iterations how many iterations of a turn count
 * @param millis how long an iteration takes at least, in milliseconds
 * @param forked whether a turn of Java code has a process of its own, as it must where figures are
 *     wanted: what one contestant has shown the virtual machine changes how it compiles the next
 * @param quick whether shallow trees will do
 */
public record Effort(
    int rounds, int warmups, int iterations, int millis, boolean forked, boolean quick) {
  /** Enough for figures that are written down. */
  public static final Effort FULL = new Effort(5, 4, 5, 600, true, false);

  /**
   * Enough for a look. It takes the virtual machine more than two seconds to compile all of a game.
   */
  public static final Effort QUICK = new Effort(1, 10, 4, 250, true, true);

  /** Everything once, for tests. */
  public static final Effort SMALLEST = new Effort(1, 0, 1, 1, false, true);

  /** Checks the numbers. */
  public Effort {
    if (rounds < 1 || warmups < 0 || iterations < 1 || millis < 1) {
      throw new IllegalArgumentException(
          "at least one round with one iteration of a millisecond is needed");
    }
  }

  /** Returns the same with another number of rounds. */
  public Effort withRounds(int number) {
    return new Effort(number, warmups, iterations, millis, forked, quick);
  }

  /** Returns the same with iterations of another length, in milliseconds. */
  public Effort withMillis(int number) {
    return new Effort(rounds, warmups, iterations, number, forked, quick);
  }
}
