package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Ahead;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The courses of a rider: the directions that each of its rounds takes, step by step. All lines of
 * one course are one rider, whose rounds may be gone along any of them.
 */
final class Courses {
  private final Optional<Vector> before;
  private final Budget budget;
  private final Map<List<Leap>, List<Line>> lines = new LinkedHashMap<>();

  /**
   * A way to go a round, each of its steps in one direction.
   *
   * @param ahead whether a move may begin with it, or go on with it behind what is before the rider
   */
  record Line(List<Step> steps, List<Integer> directions, boolean ahead) {
    Line {
      steps = List.copyOf(steps);
      directions = List.copyOf(directions);
    }

    /** Returns a single leap of a step. */
    Vector leap(int number) {
      return steps.get(number).atom().leap(directions.get(number));
    }

    /** Returns a single leap of the last step. */
    Vector last() {
      return leap(steps.size() - 1);
    }
  }

  /** What the steps of all lines of a course have in common. */
  private record Leap(Vector vector, Step.Manner manner) {}

  private Courses(Optional<Vector> before, Budget budget) {
    this.before = before;
    this.budget = budget;
  }

  /**
   * Returns the lines of a rider, those of each course together.
   *
   * @param before the leap before the rider, if there is one
   */
  static List<List<Line>> of(Part.Ride ride, Optional<Vector> before, Budget budget) {
    Courses courses = new Courses(before, budget);
    ride.rounds().forEach(steps -> courses.follow(steps, List.of(), List.of()));
    return List.copyOf(courses.lines.values());
  }

  private void follow(List<Step> steps, List<Leap> course, List<Integer> directions) {
    int number = directions.size();
    if (number == steps.size()) {
      Step first = steps.get(0);
      boolean ahead =
          !first.link().ahead()
              || before.isEmpty()
              || Ahead.isAhead(before.get(), course.get(0).vector());
      lines
          .computeIfAbsent(course, each -> new ArrayList<>())
          .add(new Line(steps, directions, ahead));
      return;
    }
    Step step = steps.get(number);
    // Only the first round follows what is before the rider.
    Optional<Vector> previous =
        number == 0 ? Optional.empty() : Optional.of(course.get(number - 1).vector());
    List<Integer> ahead = step.directions(previous);
    for (int direction : budget.takeSteps(ahead.size()) ? ahead : List.<Integer>of()) {
      Leap leap = new Leap(step.atom().leap(direction), step.manner());
      follow(steps, with(course, leap), with(directions, direction));
    }
  }

  private static <T> List<T> with(List<T> list, T element) {
    List<T> longer = new ArrayList<>(list);
    longer.add(element);
    return List.copyOf(longer);
  }
}
