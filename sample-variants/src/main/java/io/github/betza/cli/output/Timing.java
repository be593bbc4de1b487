package io.github.betza.cli.output;

import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * How long a count took.
 *
 * @param nodes what was counted
 * @param seconds the time on the clock
 */
public record Timing(long nodes, double seconds) {
  private static final double NANOS = 1e9;

  /** Takes the time of a count. */
  public static Timing of(LongSupplier count) {
    long start = System.nanoTime();
    long nodes = count.getAsLong();
    return new Timing(nodes, (System.nanoTime() - start) / NANOS);
  }

  /** Returns what has been counted so far, the time and the speed as text. */
  public String progress() {
    return String.format(Locale.ROOT, "%,d nodes, ", nodes) + text();
  }

  /** Returns the time as text. */
  public String duration() {
    return String.format(Locale.ROOT, "%.3f s", seconds);
  }

  /** Returns the time and the speed as text. */
  public String text() {
    double speed = seconds > 0 ? nodes / seconds : 0;
    return duration() + String.format(Locale.ROOT, ", %,.0f nodes per second", speed);
  }
}
