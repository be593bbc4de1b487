package io.github.betza.benchmarks.measure;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ToDoubleFunction;

/**
 * The result of a contest. Each round gives one value, the median of its turns, because all turns
 * of one process run the same compiled code; so only rounds count as independent.
 *
 * @param rounds the samples of each contestant, in order, round by round
 */
public record Outcome(List<List<Sample>> rounds) {
  /** Copies the lists. */
  public Outcome {
    rounds = rounds.stream().map(List::copyOf).toList();
  }

  /** Returns nanoseconds for one operation of a contestant. */
  public Estimate time(int contestant) {
    return of(contestant, DoubleUnaryOperator.identity());
  }

  /**
   * Returns millions of nodes in a second.
   *
   * @param nodes the number of nodes in an operation of the contestant
   */
  public Estimate speed(int contestant, long nodes) {
    return of(contestant, nanos -> nodes * 1_000 / nanos);
  }

  /** Returns the speed of a contestant divided by that of another. */
  public Estimate timesFaster(int contestant, int other) {
    return estimate(round -> round.get(contestant).timesFasterThan(round.get(other)));
  }

  /**
   * Returns nanoseconds for one of several parts of an operation of a contestant, without the time
   * of another contestant, which does all the rest of it.
   *
   * @param parts the number of parts of an operation
   */
  public Estimate timeBeyond(int contestant, int other, long parts) {
    return estimate(
        round ->
            (round.get(contestant).median(DoubleUnaryOperator.identity())
                    - round.get(other).median(DoubleUnaryOperator.identity()))
                / parts);
  }

  /** Returns the most bytes that a contestant allocated for one operation, or NaN. */
  public double mostBytes(int contestant) {
    return rounds.stream()
        .mapToDouble(round -> round.get(contestant).bytes())
        .max()
        .orElse(Double.NaN);
  }

  private Estimate of(int contestant, DoubleUnaryOperator function) {
    return estimate(round -> round.get(contestant).median(function));
  }

  private Estimate estimate(ToDoubleFunction<List<Sample>> value) {
    return Estimate.of(rounds.stream().map(value::applyAsDouble).toList());
  }
}
