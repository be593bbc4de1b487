package io.github.betza.processor.analysis.leg;

import io.github.betza.processor.analysis.leg.LegGroup.Continuation;
import io.github.betza.processor.analysis.leg.LegGroup.Course;
import io.github.betza.processor.analysis.leg.LegGroup.Offset;
import io.github.betza.processor.analysis.leg.LegList.Beginning;
import io.github.betza.processor.analysis.leg.LegShapes.EighthTurn;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes the list of a piece's legs: similar legs that begin at the same place are grouped. */
public final class LegListFactory {
  private static final int MOST_GROUPS = 100;

  private final LegShapes shapes = new LegShapes();

  /** The numbers of the groups, by the shapes of their legs: paths may meet again. */
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();

  private final Deque<AlikeLegs> waiting = new ArrayDeque<>();

  private LegListFactory() {}

  public static LegList of(Piece piece) {
    return new LegListFactory().list(piece);
  }

  private LegList list(Piece piece) {
    Map<String, List<Integer>> beginnings = new LinkedHashMap<>();
    for (Alternative alternative : piece.alternatives()) {
      add(
          beginnings,
          (alternative.initial() ? "while it has not moved, " : "")
              + (alternative instanceof Walk ? "begins with" : "has the special move"),
          alternative);
    }
    for (Alternative alternative : piece.immobilizes()) {
      add(beginnings, "immobilises what it would capture with", alternative);
    }
    List<LegGroup> groups = new ArrayList<>();
    while (!waiting.isEmpty() && groups.size() < MOST_GROUPS) {
      groups.add(group(groups.size() + 1, waiting.remove()));
    }
    return new LegList(beginnings(beginnings), groups, waiting.isEmpty());
  }

  private void add(Map<String, List<Integer>> beginnings, String text, Alternative alternative) {
    if (alternative instanceof Walk walk) {
      beginnings.computeIfAbsent(text, key -> new ArrayList<>()).addAll(groups(walk.first()));
    } else {
      beginnings.put(text + " " + LegFormatter.special(alternative), List.of());
    }
  }

  private static List<Beginning> beginnings(Map<String, List<Integer>> byText) {
    return byText.entrySet().stream()
        .map(entry -> new Beginning(entry.getKey(), entry.getValue()))
        .toList();
  }

  /** Returns the numbers of the groups of legs that begin at one place. */
  private List<Integer> groups(List<Node> nodes) {
    List<AlikeLegs> groups = new ArrayList<>();
    for (Node node : nodes) {
      if (groups.stream().noneMatch(group -> group.add(node, shapes))) {
        groups.add(new AlikeLegs(node));
      }
    }
    return groups.stream().map(this::number).toList();
  }

  private int number(AlikeLegs group) {
    List<Integer> shape = group.legs().stream().map(shapes::number).toList();
    Integer known = numbers.get(shape);
    if (known == null) {
      known = numbers.size() + 1;
      numbers.put(shape, known);
      waiting.add(group);
    }
    return known;
  }

  private LegGroup group(int number, AlikeLegs legs) {
    Node first = legs.legs().get(0);
    List<Continuation> continuations =
        first.branches().stream()
            .map(
                branch ->
                    new Continuation(LegFormatter.outcome(branch.outcome()), groups(branch.next())))
            .toList();
    return new LegGroup(
        number,
        legs.first(),
        LegFormatter.shape(first.leg()),
        LegFormatter.landings(first.landings()),
        continuations,
        legs.turned(),
        legs.mirrored());
  }

  /** Legs that begin at one place and differ only in their direction. */
  private static final class AlikeLegs {
    private final List<Node> legs = new ArrayList<>();
    private final List<Course> first = new ArrayList<>();
    private final List<Course> turned = new ArrayList<>();
    private final List<Course> mirrored = new ArrayList<>();

    AlikeLegs(Node node) {
      legs.add(node);
      first.add(course(node));
    }

    /**
     * Adds a leg if it is similar to the first one.
     *
     * @return whether it was added
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

    /** The step of a last straight leg is its only part with a direction. */
    private static boolean isPlain(Node node) {
      return node.branches().isEmpty()
          && node.leg().isStraight()
          && node.landings().stream().allMatch(landing -> landing.custodies().isEmpty());
    }

    private static boolean isAlike(Node one, Node other) {
      return one.landings().equals(other.landings())
          && LegFormatter.shape(one.leg()).equals(LegFormatter.shape(other.leg()));
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
}
