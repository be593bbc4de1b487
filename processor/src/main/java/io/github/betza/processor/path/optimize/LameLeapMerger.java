package io.github.betza.processor.path.optimize;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Joins the first leaps of a piece that need the same empty square: a step to that square, and the
 * leaps from there. A lame knight then tests four squares instead of eight.
 */
public final class LameLeapMerger {
  private LameLeapMerger() {}

  /** Returns the same moves. */
  public static List<Alternative> join(List<Alternative> alternatives) {
    return Alternative.changed(alternatives, LameLeapMerger::joined);
  }

  private static List<Node> joined(List<Node> nodes) {
    Map<Vector, List<Node>> bySquare = new LinkedHashMap<>();
    for (Node node : nodes) {
      Optional<Vector> leg = leg(node);
      if (leg.isPresent()) {
        List<Node> leaps = bySquare.get(leg.get());
        if (leaps == null) {
          leaps = new ArrayList<>();
          bySquare.put(leg.get(), leaps);
        }
        leaps.add(node);
      }
    }
    List<Node> result = new ArrayList<>();
    for (Node node : nodes) {
      Optional<Vector> leg = leg(node);
      List<Node> leaps = leg.isPresent() ? bySquare.get(leg.get()) : List.of();
      if (leaps.size() < 2) {
        result.add(node);
      } else if (leaps.get(0).equals(node)) {
        result.add(over(leg.orElseThrow(), leaps));
      }
    }
    return result;
  }

  /** Returns a step to a square, and leaps that go on from there if it is empty. */
  private static Node over(Vector square, List<Node> leaps) {
    List<Node> next = new ArrayList<>();
    for (Node leap : leaps) {
      Vector rest = leap.leg().step(0).minus(square);
      next.add(new Node(Leg.leap(rest), leap.landings(), List.of()));
    }
    return new Node(Leg.leap(square), List.of(), List.of(new Branch(LegOutcome.EMPTY, next)));
  }

  /**
   * Returns the one square that must be empty for a leap; empty for other legs, and for conditions
   * beyond the square reached, which two legs would express differently.
   */
  private static Optional<Vector> leg(Node node) {
    Leg leg = node.leg();
    Bridge bridge = leg.bridge();
    boolean lame =
        leg.isStraight()
            && leg.length().isOne()
            && leg.residue() == Leg.ANY
            && !leg.ski()
            && leg.wrap() == Wrap.NONE
            && bridge.condition() == Bridge.Condition.EMPTY
            && bridge.routes().size() == 1
            && bridge.routes().get(0).size() == 1
            && bridge.routes().get(0).get(0).size() == 1;
    boolean ends = node.branches().isEmpty();
    for (Landing landing : node.landings()) {
      ends &= isEnd(landing);
    }
    return lame && ends ? Optional.of(bridge.routes().get(0).get(0).get(0)) : Optional.empty();
  }

  private static boolean isEnd(Landing landing) {
    LegOutcome outcome = landing.outcome();
    return landing.isPlain()
        && !landing.grantsEnPassant()
        && (outcome.equals(LegOutcome.EMPTY) || outcome.equals(LegOutcome.CAPTURE));
  }
}
