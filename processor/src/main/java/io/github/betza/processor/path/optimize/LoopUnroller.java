package io.github.betza.processor.path.optimize;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Writes bent legs of an exact length step by step. A curve in the middle of a move is one leg for
 * each number of steps, because each arrives in another direction; as single steps they share their
 * beginnings, and the {@link PrefixMerger} makes one path of them.
 */
final class LoopUnroller {
  private final IdentityHashMap<Node, Node> unrolled = new IdentityHashMap<>();

  private LoopUnroller() {}

  /** Returns the same moves. If a leg depends on the length of another, nothing is changed. */
  static List<Alternative> unroll(List<Alternative> alternatives) {
    LoopUnroller unroller = new LoopUnroller();
    List<Alternative> stepByStep = new ArrayList<>();
    for (Alternative alternative : alternatives) {
      if (alternative instanceof Walk walk) {
        if (!unroller.collect(walk.first())) {
          return alternatives;
        }
        stepByStep.add(new Walk(walk.initial(), unroller.all(walk.first())));
      } else {
        stepByStep.add(alternative);
      }
    }
    return stepByStep;
  }

  /** Unrolls some paths; returns false if a leg depends on the length of another. */
  private boolean collect(List<Node> nodes) {
    for (Node node : nodes) {
      if (unrolled.containsKey(node)) {
        continue;
      }
      if (node.leg().length() instanceof Length.SameAsBefore) {
        return false;
      }
      List<Branch> branches = new ArrayList<>();
      for (Branch branch : node.branches()) {
        if (!collect(branch.next())) {
          return false;
        }
        branches.add(new Branch(branch.outcome(), all(branch.next())));
      }
      unrolled.put(node, single(new Node(node.leg(), node.landings(), branches)));
    }
    return true;
  }

  private List<Node> all(List<Node> nodes) {
    return nodes.stream().map(unrolled::get).toList();
  }

  private static Node single(Node node) {
    Leg leg = node.leg();
    boolean exact =
        leg.length() instanceof Between between
            && between.least() == between.most()
            && leg.mayEndAfter(between.most());
    boolean plain = !leg.isStraight() && !leg.ski() && leg.wrap() == Wrap.NONE;
    if (!exact || !plain) {
      return node;
    }
    // An effect on the start of the leg must not affect the start of its last step.
    plain =
        node.branches().stream().noneMatch(branch -> branch.outcome().effect().putsAtLegStart());
    // The step beyond the last one belongs to the curve, and single steps do not contain it.
    plain &= node.branches().stream().noneMatch(branch -> branch.outcome().dependsOnSquareBeyond());
    plain &=
        node.landings().stream().noneMatch(landing -> landing.outcome().dependsOnSquareBeyond());
    if (!plain || node.grantsEnPassant()) {
      return node;
    }
    int steps = ((Between) leg.length()).least();
    Node result = new Node(step(leg, steps - 1), node.landings(), node.branches());
    for (int step = steps - 2; step >= 0; step--) {
      Branch onward = new Branch(LegOutcome.EMPTY, List.of(result));
      result = new Node(step(leg, step), List.of(), List.of(onward));
    }
    return result;
  }

  private static Leg step(Leg leg, int number) {
    Bridge bridge = leg.bridge();
    if (!bridge.isNone()) {
      int turn = number % bridge.routes().size();
      bridge = new Bridge(bridge.condition(), List.of(bridge.routes().get(turn)));
    }
    return new Leg(List.of(leg.step(number)), Leg.ANY, Length.one(), bridge, false, Wrap.NONE);
  }
}
