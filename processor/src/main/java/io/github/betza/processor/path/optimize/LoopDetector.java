package io.github.betza.processor.path.optimize;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Joins many single steps, each of which may end the move or go on from an empty square, into one
 * rider's leg: the exponents of seed 004 ({@code Nrf7}, {@code (FtlF)r0}) are written out step by
 * step, but are loops. If a move goes on in several ways, as at the fork of two roses, the loops
 * begin after the fork.
 */
public final class LoopDetector {
  /** Fewer steps remain unchanged. */
  private static final int FEWEST = 4;

  private final IdentityHashMap<Node, Node> rolled = new IdentityHashMap<>();
  private boolean isAnyRolled;

  private LoopDetector() {}

  /** Returns the same moves; the same list if there are no loops. */
  public static List<Alternative> roll(List<Alternative> alternatives) {
    LoopDetector detector = new LoopDetector();
    List<Alternative> result = Alternative.changed(alternatives, detector::all);
    return detector.isAnyRolled ? result : alternatives;
  }

  private List<Node> all(List<Node> nodes) {
    List<Node> result = new ArrayList<>();
    for (Node node : nodes) {
      result.add(roll(node));
    }
    return result;
  }

  private Node roll(Node node) {
    Node known = rolled.get(node);
    if (known != null) {
      return known;
    }
    List<Node> steps = steps(node);
    boolean rolls = steps.size() >= FEWEST;
    isAnyRolled |= rolls;
    Node result = rolls ? rider(steps) : withRolledBranches(node);
    rolled.put(node, result);
    return result;
  }

  private Node withRolledBranches(Node node) {
    List<Branch> branches = new ArrayList<>();
    for (Branch branch : node.branches()) {
      branches.add(new Branch(branch.outcome(), all(branch.next())));
    }
    return new Node(node.leg(), node.landings(), branches);
  }

  /** Returns the steps of the rider that begins with a node; empty if there is no rider. */
  private static List<Node> steps(Node first) {
    List<Node> steps = new ArrayList<>();
    Node node = first;
    while (isStep(node) && isLike(first, node)) {
      steps.add(node);
      if (node.branches().isEmpty()) {
        return steps;
      }
      if (!goesOnAlone(node)) {
        return List.of();
      }
      node = node.branches().get(0).next().get(0);
    }
    return List.of();
  }

  private static boolean isStep(Node node) {
    Leg leg = node.leg();
    return leg.isStraight()
        && leg.length().isOne()
        && !leg.ski()
        && leg.wrap() == Wrap.NONE
        && !node.landings().isEmpty()
        && !node.grantsEnPassant();
  }

  private static boolean isLike(Node first, Node node) {
    Bridge bridge = first.leg().bridge();
    Bridge other = node.leg().bridge();
    return node.landings().equals(first.landings())
        && (!looksBeyond(first) || node.leg().equals(first.leg()))
        && other.isNone() == bridge.isNone()
        && other.condition() == bridge.condition();
  }

  /**
   * Whether a move may end before a piece: for a leg that piece is one step further in its
   * direction, but for a rider one step in the direction of its next step.
   */
  private static boolean looksBeyond(Node node) {
    return node.landings().stream().anyMatch(landing -> landing.outcome().dependsOnSquareBeyond());
  }

  private static boolean goesOnAlone(Node node) {
    return node.branches().size() == 1
        && node.branches().get(0).outcome().equals(LegOutcome.EMPTY)
        && node.branches().get(0).next().size() == 1;
  }

  private static Node rider(List<Node> steps) {
    int period = period(steps);
    List<Vector> cycle = new ArrayList<>();
    List<List<List<Vector>>> routes = new ArrayList<>();
    Bridge bridge = steps.get(0).leg().bridge();
    for (Node step : steps.subList(0, period)) {
      cycle.add(step.leg().step(0));
      if (!bridge.isNone()) {
        routes.add(step.leg().bridge().routes().get(0));
      }
    }
    Bridge whole = bridge.isNone() ? Bridge.NONE : new Bridge(bridge.condition(), routes);
    if (bridge.isNone() && period == steps.size()) {
      cycle = completedCircle(cycle);
    }
    boolean toTheEdge = period == 1 && steps.size() >= LargestBoard.ACROSS;
    Length length = new Between(1, toTheEdge ? Length.UNLIMITED : steps.size());
    Leg leg = new Leg(cycle, Leg.ANY, length, whole, false, Wrap.NONE);
    return new Node(leg, steps.get(0).landings(), List.of());
  }

  /** Returns the number of steps after which the same steps follow again. */
  private static int period(List<Node> steps) {
    for (int period = 1; period < steps.size(); period++) {
      boolean repeats = true;
      for (int i = period; i < steps.size() && repeats; i++) {
        repeats = steps.get(i).leg().equals(steps.get(i - period).leg());
      }
      if (repeats) {
        return period;
      }
    }
    return steps.size();
  }

  /**
   * Completes the steps of a rider that turns by the same angle after each step, such as {@code
   * Nrf7} of seed 004. A complete circle remains the same circle when it is walked backward, from
   * any step; an arc would need one leg for each of its lengths.
   */
  private static List<Vector> completedCircle(List<Vector> steps) {
    List<Vector> around = around(steps.get(0));
    int size = around.size();
    int first = around.indexOf(steps.get(0));
    int turn = Math.floorMod(around.indexOf(steps.get(1)) - first, size);
    List<Vector> circle = new ArrayList<>();
    for (int at = first; circle.isEmpty() || at != first; at = (at + turn) % size) {
      circle.add(around.get(at));
    }
    boolean isArc = circle.size() >= steps.size() && circle.subList(0, steps.size()).equals(steps);
    return isArc ? circle : steps;
  }

  /** Returns a step to all sides, in the order of their directions. */
  private static List<Vector> around(Vector step) {
    Set<Vector> sides =
        new TreeSet<>(
            Comparator.comparingDouble(
                (Vector side) -> Math.atan2((double) side.ranks(), (double) side.files())));
    for (int files : new int[] {step.files(), -step.files()}) {
      for (int ranks : new int[] {step.ranks(), -step.ranks()}) {
        sides.add(new Vector(files, ranks));
        int across = ranks;
        sides.add(new Vector(across, files));
      }
    }
    return List.copyOf(sides);
  }
}
