package io.github.betza.processor.analysis.leg;

import io.github.betza.processor.analysis.leg.LegGroup.Course;
import io.github.betza.processor.analysis.leg.LegGroup.Offset;
import io.github.betza.processor.path.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Legs that begin at one place and are alike but for their direction, as they are found. */
final class AlikeLegs {
  private final List<Node> legs = new ArrayList<>();
  private final List<Course> first = new ArrayList<>();
  private final List<Course> turned = new ArrayList<>();
  private final List<Course> mirrored = new ArrayList<>();

  AlikeLegs(Node node) {
    legs.add(node);
    first.add(course(node));
  }

  /**
   * Adds a leg if it is like the first one.
   *
   * @return whether it is
   */
  boolean add(Node node, LegShapes shapes) {
    List<Course> place = place(node, shapes);
    if (place == null) {
      return false;
    }
    legs.add(node);
    place.add(course(node));
    return true;
  }

  private List<Course> place(Node node, LegShapes shapes) {
    if (isPlain(legs.get(0)) && isPlain(node)) {
      return isAlike(legs.get(0), node) ? first : null;
    }
    Optional<EighthTurn> turn = shapes.turn(legs.get(0), node);
    return turn.map(found -> found.mirrored() ? mirrored : turned).orElse(null);
  }

  /** Of a leg that is the last one and straight, its step says all that has a direction. */
  private static boolean isPlain(Node node) {
    return node.branches().isEmpty()
        && node.leg().isStraight()
        && node.landings().stream().allMatch(landing -> landing.custodies().isEmpty());
  }

  private static boolean isAlike(Node one, Node other) {
    return one.landings().equals(other.landings())
        && LegFormatter.manner(one.leg()).equals(LegFormatter.manner(other.leg()));
  }

  private static Course course(Node node) {
    return new Course(
        node.leg().cycle().stream()
            .map(vector -> new Offset(vector.files(), vector.ranks()))
            .toList());
  }

  List<Node> legs() {
    return legs;
  }

  List<Course> first() {
    return first;
  }

  List<Course> turned() {
    return turned;
  }

  List<Course> mirrored() {
    return mirrored;
  }
}
