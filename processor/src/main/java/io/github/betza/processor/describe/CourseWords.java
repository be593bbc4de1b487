package io.github.betza.processor.describe;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Splits a set of courses into groups that one phrase describes: by the side of the bend and by the
 * numbers of steps after which they may end.
 */
final class CourseWords {
  /**
   * Courses that one phrase describes.
   *
   * @param steps their first steps
   * @param hand the side of the bend, in words; empty for straight courses
   * @param residue the numbers of steps after which they may end, as a remark; empty for all
   *     numbers
   */
  record Group(Set<Vector> steps, String hand, String residue) {}

  private CourseWords() {}

  static List<Group> split(Set<LegCourse> courses) {
    Map<LegCourse, Set<Integer>> residues = new LinkedHashMap<>();
    for (LegCourse course : courses) {
      LegCourse whole = course.withoutResidue();
      residues.computeIfAbsent(whole, any -> new TreeSet<>()).add(course.residue());
    }
    Map<String, Set<LegCourse>> byRemark = new LinkedHashMap<>();
    for (Map.Entry<LegCourse, Set<Integer>> entry : residues.entrySet()) {
      LegCourse course = entry.getKey();
      for (String remark : remarks(course.cycle(), entry.getValue())) {
        byRemark.computeIfAbsent(remark, any -> new LinkedHashSet<>()).add(course);
      }
    }
    List<Group> groups = new ArrayList<>();
    byRemark.forEach((remark, alike) -> addByHand(groups, remark, alike));
    return groups;
  }

  private static List<String> remarks(int cycle, Set<Integer> residues) {
    if (residues.contains(Leg.ANY) || residues.size() == cycle) {
      return List.of("");
    }
    return residues.stream()
        .map(residue -> "after " + (residue == 0 ? cycle : residue) + suffix(cycle, residue))
        .toList();
  }

  private static String suffix(int cycle, int residue) {
    int first = residue == 0 ? cycle : residue;
    return ", " + (first + cycle) + ", " + (first + 2 * cycle) + "... steps";
  }

  private static void addByHand(List<Group> groups, String remark, Set<LegCourse> courses) {
    Map<Vector, Set<Integer>> hands = new LinkedHashMap<>();
    for (LegCourse course : courses) {
      hands.computeIfAbsent(course.first(), any -> new TreeSet<>()).add(course.hand());
    }
    Map<Set<Integer>, Set<Vector>> byHands = new LinkedHashMap<>();
    for (Map.Entry<Vector, Set<Integer>> entry : hands.entrySet()) {
      byHands.computeIfAbsent(entry.getValue(), any -> new LinkedHashSet<>()).add(entry.getKey());
    }
    for (Map.Entry<Set<Integer>, Set<Vector>> entry : byHands.entrySet()) {
      groups.add(new Group(entry.getValue(), CurveWords.sides(entry.getKey()), remark));
    }
  }

  /**
   * The directions of a leg: legs that differ only in these have the same words otherwise.
   *
   * @param first the first step
   * @param hand the side of the first bend, see {@link CurveWords#hand}
   * @param residue the numbers of steps after which it may end, or {@link Leg#ANY}
   * @param cycle the number of steps after which it repeats itself
   */
  record LegCourse(Vector first, int hand, int residue, int cycle) {
    static LegCourse of(Leg leg) {
      return new LegCourse(leg.step(0), CurveWords.hand(leg), leg.residue(), leg.cycle().size());
    }

    LegCourse withoutResidue() {
      return new LegCourse(first, hand, Leg.ANY, cycle);
    }

    /** Written out, like {@link Vector#equals}. */
    @Override
    public boolean equals(Object other) {
      return other instanceof LegCourse course
          && hand == course.hand
          && residue == course.residue
          && cycle == course.cycle
          && first.equals(course.first);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * (31 * hand + residue) + cycle) + first.hashCode();
    }
  }
}
