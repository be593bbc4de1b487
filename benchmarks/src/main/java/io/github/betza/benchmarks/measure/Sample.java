package io.github.betza.benchmarks.measure;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

/**
 * The results of a contestant in one round.
 *
 * @param nanos nanoseconds for one operation, one value for each turn, in order
 * @param bytes bytes allocated for one operation; NaN if unknown
 */
public record Sample(List<Double> nanos, double bytes) {
  /** Copies the list. */
  public Sample {
    nanos = List.copyOf(nanos);
    if (nanos.isEmpty()) {
      throw new IllegalArgumentException("nothing was measured");
    }
  }

  /** Returns the median of a function of the times. */
  double median(DoubleUnaryOperator function) {
    return Estimate.median(nanos.stream().map(function::applyAsDouble).toList());
  }

  /**
   * Returns the median of the ratios of neighbouring turns, the times of the other contestant
   * divided by those of this one. A contestant with fewer turns has its turns first.
   */
  double timesFasterThan(Sample other) {
    int turns = Math.min(nanos.size(), other.nanos.size());
    List<Double> ratios =
        IntStream.range(0, turns)
            .mapToObj(turn -> other.nanos.get(turn) / nanos.get(turn))
            .toList();
    return Estimate.median(ratios);
  }
}
