package io.github.betza.cli.output;

import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * The duration of a count.
 *
 * @param nodes the number counted
 * @param seconds the time on the clock
 */
public record Timing(long nodes, double seconds) {
  private static final double NANOS = 1e9;

  /**
   * The least depth with a meaningful speed: a shallower count takes less time than the first run
   * of the code.
   */
  private static final int MEASURABLE_DEPTH = 3;

  public static Timing of(LongSupplier count) {
    long start = System.nanoTime();
    long nodes = count.getAsLong();
    return new Timing(nodes, (System.nanoTime() - start) / NANOS);
  }

  /** Returns the count so far, the time and the speed as text. */
  public String progress() {
    return String.format(Locale.ROOT, "%,d nodes, ", nodes) + duration() + speed();
  }

  /**
   * Returns the time as text, and the speed if it can be measured.
   *
   * @param depth the depth of the count, in plies
   */
  public String text(int depth) {
    return depth < MEASURABLE_DEPTH ? duration() : duration() + speed();
  }

  private String duration() {
    return String.format(Locale.ROOT, "%.3f s", seconds);
  }

  private String speed() {
    return String.format(
        Locale.ROOT, ", %,.0f nodes per second", seconds > 0 ? nodes / seconds : 0);
  }
}
