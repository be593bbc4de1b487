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
 * Splits a set of courses into groups that one phrase each can tell, by the side that they bend to
 * and by where they may end.
 */
final class CourseWords {
  /**
   * Courses that one phrase tells.
   *
   * @param steps their first steps
   * @param hand the side that they bend to, as words; empty for straight ones
   * @param residue after which numbers of steps they may end, as a remark; empty for after any
   */
  record Group(Set<Vector> steps, String hand, String residue) {}

  private CourseWords() {}

  static List<Group> split(Set<Course> courses) {
    Map<Course, Set<Integer>> residues = new LinkedHashMap<>();
    for (Course course : courses) {
      residues
          .computeIfAbsent(course.withoutResidue(), key -> new TreeSet<>())
          .add(course.residue());
    }
    Map<String, Set<Course>> byRemark = new LinkedHashMap<>();
    residues.forEach(
        (course, set) -> {
          for (String remark : remarks(course.cycle(), set)) {
            byRemark.computeIfAbsent(remark, key -> new LinkedHashSet<>()).add(course);
          }
        });
    List<Group> groups = new ArrayList<>();
    byRemark.forEach((remark, set) -> addByHand(groups, remark, set));
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

  private static void addByHand(List<Group> groups, String remark, Set<Course> courses) {
    Map<Vector, Set<Integer>> hands = new LinkedHashMap<>();
    for (Course course : courses) {
      hands.computeIfAbsent(course.first(), key -> new TreeSet<>()).add(course.hand());
    }
    Map<Set<Integer>, Set<Vector>> byHands = new LinkedHashMap<>();
    hands.forEach(
        (step, set) -> byHands.computeIfAbsent(set, key -> new LinkedHashSet<>()).add(step));
    byHands.forEach((set, steps) -> groups.add(new Group(steps, CurveWords.sides(set), remark)));
  }
}
