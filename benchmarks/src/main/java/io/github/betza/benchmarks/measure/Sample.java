package io.github.betza.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * What a contestant did in its turns.
 *
 * @param nanos nanoseconds for one operation, one value for each iteration
 * @param bytes bytes allocated for one operation, one value for each turn; empty where nobody knows
 */
public record Sample(List<Double> nanos, List<Double> bytes) {
  /** Copies the lists. */
  public Sample {
    nanos = List.copyOf(nanos);
    bytes = List.copyOf(bytes);
  }

  /** Puts the turns of one contestant together. */
  static Sample join(List<Sample> turns) {
    List<Double> nanos = new ArrayList<>();
    List<Double> bytes = new ArrayList<>();
    for (Sample turn : turns) {
      nanos.addAll(turn.nanos);
      bytes.addAll(turn.bytes);
    }
    return new Sample(nanos, bytes);
  }

  /** Returns nanoseconds for one operation. */
  public Figure time() {
    return Figure.of(nanos);
  }

  /**
   * Returns millions of nodes in a second.
   *
   * @param nodes how many nodes an operation counts
   */
  public Figure speed(long nodes) {
    return Figure.of(nanos, time -> nodes * 1_000 / time);
  }

  /** Returns the most bytes that any turn allocated for one operation, or not a number. */
  public double mostBytes() {
    return bytes.stream().mapToDouble(Double::doubleValue).max().orElse(Double.NaN);
  }
}
