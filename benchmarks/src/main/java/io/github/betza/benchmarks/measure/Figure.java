package io.github.betza.benchmarks.measure;

import java.util.List;
import java.util.Locale;
import java.util.function.DoubleUnaryOperator;
import org.openjdk.jmh.util.ListStatistics;

/**
 * What was measured.
 *
 * @param median the middle one of all values
 * @param error half of the 95 % confidence interval of their mean; not a number where there are too
 *     few values to tell
 */
public record Figure(double median, double error) {
  private static final double CONFIDENCE = 0.95;

  /**
   * Sums values up.
   *
   * @throws IllegalArgumentException where there are none
   */
  public static Figure of(List<Double> values) {
    if (values.isEmpty()) {
      throw new IllegalArgumentException("nothing was measured");
    }
    ListStatistics statistics = new ListStatistics();
    values.forEach(statistics::addValue);
    return new Figure(statistics.getPercentile(50), statistics.getMeanErrorAt(CONFIDENCE));
  }

  /** Sums up what values become. */
  public static Figure of(List<Double> values, DoubleUnaryOperator function) {
    return of(values.stream().map(function::applyAsDouble).toList());
  }

  /**
   * Returns how often this contains another; relative errors add as those of independent values.
   */
  public Figure over(Figure other) {
    double ratio = median / other.median;
    return new Figure(ratio, ratio * Math.hypot(error / median, other.error / other.median));
  }

  /** Returns the median and the error with so many digits after the point. */
  public String text(int digits) {
    String format = "%,." + digits + "f";
    String value = String.format(Locale.ROOT, format, median);
    return Double.isNaN(error) ? value : value + " ± " + String.format(Locale.ROOT, format, error);
  }
}
