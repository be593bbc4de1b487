package io.github.betza.benchmarks.measure;

import java.util.List;
import java.util.Locale;

/**
 * The median of some independent values, with an interval that contains the true median. The only
 * assumption is that each value is below the true median as often as above it: it is below the
 * lowest of n values if all are above it, which happens once in 2 to the n.
 *
 * @param median the median of the values
 * @param low the lower end of the interval, one of the values
 * @param high the upper end, one of the values
 * @param values the number of values
 */
public record Estimate(double median, double low, double high, int values) {
  private static final double CONFIDENCE = 0.95;

  /**
   * Sums values up.
   *
   * @throws IllegalArgumentException if there are none
   */
  public static Estimate of(List<Double> values) {
    List<Double> sorted = values.stream().sorted().toList();
    double median = median(sorted);
    int rank = rank(sorted.size());
    return new Estimate(
        median, sorted.get(rank - 1), sorted.get(sorted.size() - rank), sorted.size());
  }

  /**
   * Returns the median of some values; of two middle ones, their mean.
   *
   * @throws IllegalArgumentException if there are none
   */
  public static double median(List<Double> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException("nothing was measured");
    }
    List<Double> sorted = values.stream().sorted().toList();
    int middle = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }

  /**
   * Returns the rank, counted from either end, of the values that end the interval, 1 for the
   * lowest and the highest values: the highest rank that still gives 95 %, and 1 if none does.
   */
  public static int rank(int values) {
    int rank = 1;
    while (confidence(values, rank + 1) >= CONFIDENCE) {
      rank++;
    }
    return rank;
  }

  /** Returns the probability that the interval contains the true median, 0 to 1. */
  public static double confidence(int values) {
    return confidence(values, rank(values));
  }

  /** Returns the probability that at least this many values are on each side of the median. */
  private static double confidence(int values, int rank) {
    double outside = 0;
    double term = Math.pow(0.5, values);
    for (int below = 0; below < rank; below++) {
      outside += term;
      term *= (double) (values - below) / (below + 1);
    }
    return 1 - 2 * outside;
  }

  /** Returns the median and, if there are several values, the interval. */
  public String text(int digits) {
    String middle = number(median, digits);
    return values == 1
        ? middle
        : middle + " [" + number(low, digits) + ", " + number(high, digits) + "]";
  }

  /** Returns the median alone. */
  public String middle(int digits) {
    return number(median, digits);
  }

  private static String number(double value, int digits) {
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }
}
