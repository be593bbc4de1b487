package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.bex.Step.Manner;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Ahead;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The courses of a rider: the directions that each of its rounds takes, step by step. All lines of
 * one course are one rider, whose rounds may be gone along any of them.
 */
final class Courses {
  private final Search search;

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

  /**
   * The steps of a line, those of the sequences among them that it leaps.
   *
   * @param leaps a single leap of each base move
   * @param manners what each base move does on its way
   */
  private record Course(List<Vector> leaps, List<Manner> manners) {
    static final Course NONE = new Course(List.of(), List.of());

    Course then(Step step, Vector leap) {
      return then(new Course(List.of(leap), List.of(step.manner())));
    }

    Course then(Course next) {
      return new Course(joined(leaps, next.leaps), joined(manners, next.manners));
    }
  }

  private Courses(Search search) {
    this.search = search;
  }

  /**
   * Returns the lines of a rider, those of each course together.
   *
   * @param before the leap before the rider, if there is one
   */
  static List<List<Line>> of(Part.Ride ride, Optional<Vector> before, Search search) {
    Courses courses = new Courses(search);
    Map<Course, List<Line>> lines = new LinkedHashMap<>();
    for (List<Step> steps : ride.rounds()) {
      courses.follow(steps, before, Course.NONE, List.of(), lines);
    }
    return List.copyOf(lines.values());
  }

  private void follow(
      List<Step> steps,
      Optional<Vector> before,
      Course course,
      List<Integer> directions,
      Map<Course, List<Line>> lines) {
    int number = directions.size();
    Step step = steps.get(number);
    // Only the first round hangs on what is before the rider.
    Optional<Vector> previous =
        number == 0
            ? Optional.empty()
            : Optional.of(steps.get(number - 1).atom().leap(directions.get(number - 1)));
    for (int direction : search.directions(step, previous)) {
      Vector leap = step.atom().leap(direction);
      List<Integer> longer = joined(directions, List.of(direction));
      for (Course next : courses(step, leap)) {
        Course whole = course.then(next);
        if (longer.size() < steps.size()) {
          follow(steps, before, whole, longer, lines);
        } else {
          Step first = steps.get(0);
          boolean ahead =
              first.link() == Link.ANYWHERE
                  || before.isEmpty()
                  || Ahead.isAhead(before.get(), first.atom().leap(longer.get(0)));
          lines
              .computeIfAbsent(whole, each -> new ArrayList<>())
              .add(new Line(steps, longer, ahead));
        }
      }
    }
  }

  /** Returns the courses of a step in one direction: those of the sequence that it leaps. */
  private Set<Course> courses(Step step, Vector leap) {
    if (step.leapt().isEmpty()) {
      return Set.of(Course.NONE.then(step, leap));
    }
    Set<Course> courses = new LinkedHashSet<>();
    leap(step.leapt(), 0, Vector.ZERO, Optional.empty(), leap, Course.NONE, courses);
    return courses;
  }

  /** Finds the courses on which a sequence leads to some square without turning back. */
  private void leap(
      List<Step> steps,
      int number,
      Vector sum,
      Optional<Vector> before,
      Vector end,
      Course course,
      Set<Course> courses) {
    if (number == steps.size()) {
      if (sum.equals(end)) {
        courses.add(course);
      }
      return;
    }
    Step step = steps.get(number);
    for (int direction : search.directions(step, before)) {
      Vector leap = step.atom().leap(direction);
      Vector next = sum.plus(leap.times(step.range().least()));
      int times = step.range().least();
      while (isWithin(next, end) && times <= step.range().most() && search.take(1)) {
        for (Course inner : courses(step, leap)) {
          leap(steps, number + 1, next, Optional.of(leap), end, course.then(inner), courses);
        }
        next = next.plus(leap);
        times++;
      }
    }
  }

  /** Whether a square is on the way to another one for who never turns back. */
  private static boolean isWithin(Vector square, Vector end) {
    return isWithin(square.files(), end.files()) && isWithin(square.ranks(), end.ranks());
  }

  private static boolean isWithin(int way, int end) {
    return end < 0 ? way <= 0 && way >= end : way >= 0 && way <= end;
  }

  private static <T> List<T> joined(List<T> one, List<T> other) {
    List<T> all = new ArrayList<>(one);
    all.addAll(other);
    return List.copyOf(all);
  }
}
