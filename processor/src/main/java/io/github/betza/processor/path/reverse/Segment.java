package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of a path: a number of steps within bounds.
 *
 * @param cycle the steps, which are repeated
 * @param least the fewest steps
 * @param most the most steps, or {@link Length#UNLIMITED}
 * @param anywhere whether it may begin with any step of the cycle
 */
record Segment(List<Vector> cycle, int least, int most, boolean anywhere) {
  private static final int STEEPEST = 3;
  private static final long UNBOUNDED = Long.MIN_VALUE / 4;

  Segment {
    cycle = List.copyOf(cycle);
  }

  static Segment of(Vector vector) {
    return new Segment(List.of(vector), 1, 1, false);
  }

  /** Returns all steps of a leg. */
  static Segment whole(Leg leg) {
    int least = leg.length() instanceof Length.Between between ? between.least() : 1;
    return new Segment(leg.cycle(), least, most(leg), false);
  }

  /** Returns the most steps of a leg; a closed curve ends before it meets itself. */
  static int most(Leg leg) {
    int most = leg.length() instanceof Length.Between between ? between.most() : Length.UNLIMITED;
    return isClosed(leg) ? Math.min(most, leg.cycle().size() - 1) : most;
  }

  /** Returns whether a leg returns to its start. */
  static boolean isClosed(Leg leg) {
    Vector round = PathState.ORIGIN;
    for (Vector step : leg.cycle()) {
      round = round.plus(step);
    }
    return round.equals(PathState.ORIGIN);
  }

  /**
   * Returns whether a sequence of segments certainly does not end at its start: it makes progress
   * in some direction, whatever the lengths.
   */
  static boolean leadAway(List<Segment> segments) {
    // Most sequences progress in the direction of the sum of their first steps.
    Vector first = PathState.ORIGIN;
    for (Segment segment : segments) {
      first = first.plus(segment.cycle.get(0));
    }
    if (progress(segments, steep(first.files()), steep(first.ranks())) > 0) {
      return true;
    }
    for (int files = -STEEPEST; files <= STEEPEST; files++) {
      for (int ranks = -STEEPEST; ranks <= STEEPEST; ranks++) {
        if (progress(segments, files, ranks) > 0) {
          return true;
        }
      }
    }
    return false;
  }

  private static int steep(int number) {
    return Math.max(-STEEPEST, Math.min(STEEPEST, number));
  }

  private static long progress(List<Segment> segments, int files, int ranks) {
    long progress = 0;
    for (Segment segment : segments) {
      progress = Math.max(UNBOUNDED, progress + segment.progress(files, ranks));
    }
    return progress;
  }

  /** Returns the least progress in a direction. */
  private long progress(int files, int ranks) {
    long least = Long.MAX_VALUE;
    for (int phase = 0; phase < (anywhere ? cycle.size() : 1); phase++) {
      least = Math.min(least, progress(files, ranks, phase));
    }
    return least;
  }

  private long progress(int files, int ranks, int phase) {
    long wholeCycle = cycle.stream().mapToLong(step -> along(files, ranks, step)).sum();
    boolean endless = most == Length.UNLIMITED;
    if (endless && wholeCycle < 0) {
      return UNBOUNDED;
    }
    long progress = 0;
    long worst = Long.MAX_VALUE;
    int last = endless || wholeCycle >= 0 ? Math.min(most, least + cycle.size()) : most;
    for (int step = 0; step <= last; step++) {
      if (step >= least) {
        worst = Math.min(worst, progress);
      }
      progress += along(files, ranks, cycle.get((phase + step) % cycle.size()));
    }
    // An impossible segment makes no progress, so the others decide.
    return worst == Long.MAX_VALUE ? 0 : worst;
  }

  /** Returns whether each of some steps makes progress in a direction. */
  static boolean advances(List<Vector> steps, Vector direction) {
    return steps.stream().allMatch(step -> along(direction.files(), direction.ranks(), step) > 0);
  }

  private static long along(int files, int ranks, Vector step) {
    return (long) files * step.files() + (long) ranks * step.ranks();
  }

  /** Returns whether a leg never comes to a square twice, except for the end of a closed curve. */
  static boolean isSimple(Leg leg) {
    int size = leg.cycle().size();
    int most = most(leg);
    int longest = Math.min(most, size * (size + 1));
    for (int phase = 0; phase < Math.min(size, most); phase++) {
      int left = most == Length.UNLIMITED ? longest : Math.min(longest, most - phase);
      Vector square = PathState.ORIGIN;
      for (int step = 0; step < left; step++) {
        square = square.plus(leg.step(phase + step));
        if (square.equals(PathState.ORIGIN)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns some segments with another one appended. */
  static List<Segment> then(List<Segment> before, Segment after) {
    List<Segment> more = new ArrayList<>(before);
    more.add(after);
    return more;
  }
}
