package io.github.betza.processor.tool;

import io.github.betza.Dialect;
import io.github.betza.processor.work.Work;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Compares the processor time of checks with the units of work that they count, for random texts of
 * at most 40 letters: {@code WorkCalibration 5000} prints how many of them lie within three times
 * of one constant, and those that lie farthest from it. A clock decides nothing in tests; this is
 * run by hand after a change of what is counted.
 */
final class WorkCalibration {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final String MEASURE = "KNADcaKcabKmabK";
  private static final List<Dialect> DIALECTS = List.of(Dialect.values());
  private static final int LONGEST = 40;
  private static final int ROUNDS = 4;
  private static final int SHOWN = 15;
  private static final double FACTOR = 3;

  private WorkCalibration() {}

  private record Timed(String text, Dialect dialect, long nanos, long units) {
    double perUnit() {
      return (double) nanos / units;
    }

    @Override
    public String toString() {
      return String.format(
          Locale.ROOT,
          "%6.1f ns a unit, %9d units, %7.2f ms: %s %s",
          perUnit(),
          units,
          nanos / 1e6,
          dialect,
          text);
    }
  }

  /**
   * Measures and prints.
   *
   * @param arguments the number of texts
   */
  public static void main(String[] arguments) {
    int count = arguments.length == 0 ? 5_000 : Integer.parseInt(arguments[0]);
    measured(count / 2, 1);
    Timed measure = measured(MEASURE, Dialect.XBETZA, 200);
    System.out.println(measure);
    List<Timed> all = measured(count, 2);
    all.sort(Comparator.comparingDouble(Timed::perUnit));
    double best = 0;
    long most = 0;
    for (Timed each : all) {
      long within = all.stream().filter(other -> isNear(other, each.perUnit())).count();
      if (within > most) {
        most = within;
        best = each.perUnit();
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%.2f %% of %d texts within 1/3 and 3 of %.1f ns a unit%n",
        100.0 * most / count,
        count,
        best);
    all.subList(0, SHOWN).forEach(System.out::println);
    all.subList(count - SHOWN, count).forEach(System.out::println);
    all.sort(Comparator.comparingLong(Timed::nanos));
    for (Timed each : all.subList(count - SHOWN, count)) {
      double times = (double) each.nanos() / measure.nanos();
      System.out.printf(Locale.ROOT, "%5.1f times the measure: %s%n", times, each);
    }
  }

  private static boolean isNear(Timed timed, double perUnit) {
    return timed.perUnit() > perUnit / FACTOR && timed.perUnit() < perUnit * FACTOR;
  }

  private static List<Timed> measured(int count, int seed) {
    Random random = new Random(seed);
    List<Timed> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Dialect dialect = DIALECTS.get(i % DIALECTS.size());
      String text =
          new AnyTexts(new Random(random.nextLong())).next(3 + random.nextInt(LONGEST - 2));
      all.add(measured(text, dialect, ROUNDS));
    }
    return all;
  }

  /** Returns the shortest of some times. */
  private static Timed measured(String text, Dialect dialect, int rounds) {
    long shortest = Long.MAX_VALUE;
    long units = 0;
    for (int round = 0; round < rounds; round++) {
      Work work = Work.on(text);
      long before = THREADS.getCurrentThreadCpuTime();
      BetzaTool.check(text, dialect, work);
      shortest = Math.min(shortest, THREADS.getCurrentThreadCpuTime() - before);
      units = Math.max(1, work.done());
    }
    return new Timed(text, dialect, shortest, units);
  }
}
