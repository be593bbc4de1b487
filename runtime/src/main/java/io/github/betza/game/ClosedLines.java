package io.github.betza.game;

import io.github.betza.board.Geometry;
import io.github.betza.model.AttackPath;
import io.github.betza.model.AttackPath.Leg;
import io.github.betza.model.AttackPath.Start;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The lines along which a kind attacks on one board by paths that end at its edges: they are the
 * same from every square.
 */
final class ClosedLines {
  /** With more numbers than this for one kind, a table is no help. */
  static final int MOST_NUMBERS = 200_000;

  /**
   * The search ends after so many steps: ways that can never hold, because a square would have to
   * be both empty and occupied, take time, too, but have no number.
   */
  private static final int MOST_STEPS = 1_000_000;

  private final Geometry geometry;
  private final Set<Line> found = new LinkedHashSet<>();
  private int numbers;
  private int steps;

  private ClosedLines(Geometry geometry) {
    this.geometry = geometry;
  }

  /**
   * Returns the lines of a kind for White.
   *
   * @param paths its paths, of which paths over joined edges are ignored
   * @return the lines, or nothing if there are too many, the search takes too many steps, or a leap
   *     is too long
   */
  static Optional<List<Line>> of(Geometry geometry, List<AttackPath> paths) {
    ClosedLines lines = new ClosedLines(geometry);
    for (AttackPath path : paths) {
      if (!path.isJoined() && !lines.follow(path.legs(), 0, 0, 0, List.of())) {
        return Optional.empty();
      }
    }
    return Optional.of(List.copyOf(lines.found));
  }

  /**
   * Follows the legs from a number on.
   *
   * @return whether there are few enough lines and steps, and the padding of the board takes each
   */
  private boolean follow(List<Leg> legs, int number, int files, int ranks, List<Integer> passed) {
    if (number == legs.size()) {
      return add(distance(files, ranks), passed);
    }
    Leg leg = legs.get(number);
    if (!fitsPadding(leg.files()) || !fitsPadding(leg.ranks())) {
      return false;
    }
    List<Integer> way = new ArrayList<>(passed);
    int file = files;
    int rank = ranks;
    for (int step = 1; step <= leg.most() && isNear(file + leg.files(), rank + leg.ranks()); ) {
      if (number > 0 || step > 1) {
        int here = distance(file, rank);
        way.add(step == 1 && leg.start() == Start.PIECE ? Line.occupied(here) : Line.empty(here));
      }
      file += leg.files();
      rank += leg.ranks();
      if (step >= leg.least() && !follow(legs, number + 1, file, rank, way)) {
        return false;
      }
      step++;
    }
    // The squares passed so far are copied, and compared at the end.
    steps += way.size() + 1;
    return steps <= MOST_STEPS;
  }

  private static boolean fitsPadding(int step) {
    return -Geometry.PADDING <= step && step <= Geometry.PADDING;
  }

  private boolean isNear(int files, int ranks) {
    return Math.abs(files) < geometry.files() && Math.abs(ranks) < geometry.ranks();
  }

  private int distance(int files, int ranks) {
    return ranks * geometry.stride() + files;
  }

  /**
   * Adds a line, unless it can never hold. The square that the attacker leaves counts as empty, and
   * that of its victim is occupied.
   */
  private boolean add(int distance, List<Integer> passed) {
    Set<Integer> matter = new LinkedHashSet<>();
    for (int entry : passed) {
      int at = Line.distance(entry);
      boolean decided = at == 0 || at == distance;
      boolean holds = Line.mustBeOccupied(entry) == (at == distance);
      if (decided ? !holds : matter.contains(entry ^ 1)) {
        return true;
      }
      if (!decided) {
        matter.add(entry);
      }
    }
    numbers += matter.size() + 1;
    if (distance != 0) {
      found.add(new Line(distance, List.copyOf(matter)));
    }
    return numbers <= MOST_NUMBERS;
  }
}
