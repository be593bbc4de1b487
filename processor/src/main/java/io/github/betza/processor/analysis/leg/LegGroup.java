package io.github.betza.processor.analysis.leg;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Legs of a piece's moves that differ only in their direction. The legs after them are given for
 * the first leg of the group; the others continue in the same way, turned or mirrored as they are.
 *
 * @param number the number of the group, from 1
 * @param first the first leg; if no other leg follows, all legs of the group; at least one
 * @param shape the number of steps and other properties, in words; empty for a single step
 * @param ends the squares on which the move may end with them, in words
 * @param continuations how the first of them goes on
 * @param turned the others that are this leg turned
 * @param mirrored the others that are this leg mirrored, and perhaps turned
 */
public record LegGroup(
    int number,
    List<Course> first,
    String shape,
    List<String> ends,
    List<Continuation> continuations,
    List<Course> turned,
    List<Course> mirrored) {
  public LegGroup {
    first = List.copyOf(first);
    ends = List.copyOf(ends);
    continuations = List.copyOf(continuations);
    turned = List.copyOf(turned);
    mirrored = List.copyOf(mirrored);
  }

  /**
   * A step.
   *
   * @param files files to the right; negative for the left
   * @param ranks ranks forward; negative for backward
   */
  public record Offset(int files, int ranks) {
    @Override
    public String toString() {
      return "(" + files + "," + ranks + ")";
    }
  }

  /**
   * The steps of one leg: a single one, which is repeated, or several that alternate.
   *
   * @param steps the steps
   */
  public record Course(List<Offset> steps) {
    public Course {
      steps = List.copyOf(steps);
    }

    @Override
    public String toString() {
      String text = steps.stream().map(Offset::toString).collect(Collectors.joining(" "));
      return steps.size() == 1 ? text : text + " in turn";
    }
  }

  /**
   * A way to go on.
   *
   * @param from the condition on the square reached and the effect there, in words
   * @param groups the numbers of the groups that may follow
   */
  public record Continuation(String from, List<Integer> groups) {
    public Continuation {
      groups = List.copyOf(groups);
    }
  }

  /**
   * Returns the group as one line of text; turned and mirrored legs are named by their first steps.
   */
  public String line() {
    StringBuilder line = new StringBuilder("leg " + number + ": " + text(first));
    line.append(shape.isEmpty() ? "" : ", " + shape);
    if (!ends.isEmpty()) {
      line.append("; ends on ").append(String.join(", ", ends));
    }
    for (Continuation continuation : continuations) {
      line.append("; from ").append(continuation.from()).append(" goes on with ");
      line.append(LegList.numbers(continuation.groups()));
    }
    line.append(turned.isEmpty() ? "" : "; turned likewise: " + firstSteps(turned));
    line.append(mirrored.isEmpty() ? "" : "; mirrored likewise: " + firstSteps(mirrored));
    return line.toString();
  }

  private static String text(List<Course> courses) {
    boolean plain = courses.stream().allMatch(course -> course.steps().size() == 1);
    return courses.stream()
        .map(Course::toString)
        .collect(Collectors.joining(plain ? " " : ", or "));
  }

  /** The first step of a turned leg shows the turn of the whole leg. */
  private static String firstSteps(List<Course> courses) {
    return courses.stream()
        .map(course -> course.steps().get(0).toString())
        .collect(Collectors.joining(" "));
  }
}
