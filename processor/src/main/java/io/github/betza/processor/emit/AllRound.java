package io.github.betza.processor.emit;

import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.NodeUsage;
import io.github.betza.processor.emit.plan.PlanNode;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.PlanNode.Exit;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.template.LegTemplate.Span;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * First steps after which a piece goes on in all directions and back, as a lion does after a
 * capture. Straight and slanted steps are different templates, and each lacks another onward
 * direction: the one back, where the piece counts as gone. But the piece is still on that square,
 * and no leg ends on an own piece. So all directions can be tried in the same way, and the moves
 * back are listed separately. Then the origin of the piece does not matter, and all its first steps
 * share one method.
 */
final class AllRound {
  private AllRound() {}

  /**
   * Returns the end of a first step from any origin; empty if the origin matters.
   *
   * @param start the step, seen from the board
   * @param usage the parts to be written in the mode, which lists moves
   */
  static Optional<PlanNode> of(Edge start, Mode mode, NodeUsage usage) {
    PlanNode node = start.node();
    if (mode.returnsBoolean() || node.template().span() != Span.PLANE || !endsAlike(node)) {
      return Optional.empty();
    }
    List<Exit> exits = new ArrayList<>();
    boolean all = false;
    for (Exit exit : node.exits()) {
      List<Edge> next = usage.productive(exit, mode);
      Optional<List<Edge>> around = around(start, next, mode, usage);
      if (around.isEmpty() || !hasNoDirection(exit.continuation().outcome())) {
        return Optional.empty();
      }
      all |= around.get().size() > next.size();
      exits.add(new Exit(exit.continuation(), around.get()));
    }
    return all ? Optional.of(node.fromAnywhere(exits)) : Optional.empty();
  }

  /**
   * Returns the continuations, seen from the board, with one straight back if there is one in every
   * other direction; empty if they depend on the step before.
   */
  private static Optional<List<Edge>> around(
      Edge start, List<Edge> continuations, Mode mode, NodeUsage usage) {
    List<Edge> returns = new ArrayList<>();
    List<Edge> onward = new ArrayList<>();
    for (Edge continuation : continuations) {
      PlanNode node = continuation.node();
      if (!endsAlike(node) || !node.exits().isEmpty()) {
        return Optional.empty();
      }
      Edge turned = new Edge(node, start.transform().of(continuation.transform()));
      if (node.isReturn()) {
        returns.add(turned);
      } else if (node.template().isLine() && stopsAtOwn(node, mode, usage)) {
        onward.add(turned);
      } else {
        return Optional.empty();
      }
    }
    if (!onward.isEmpty()) {
      Optional<Edge> back = back(start, onward);
      if (back.isEmpty()) {
        return Optional.empty();
      }
      onward.add(back.get());
      onward.sort(Comparator.comparing(AllRound::vector, Vector.ORDER));
    }
    onward.addAll(returns);
    return Optional.of(onward);
  }

  /**
   * Returns the continuation straight back that completes the others to all directions, if there is
   * one.
   */
  private static Optional<Edge> back(Edge start, List<Edge> onward) {
    Set<Vector> sides = new HashSet<>();
    Vector back = vector(start).opposite();
    sides.add(back);
    for (Edge continuation : onward) {
      if (!continuation.node().equals(onward.get(0).node()) || !sides.add(vector(continuation))) {
        return Optional.empty();
      }
    }
    for (Transform turn : Transform.TURNS) {
      for (Vector side : sides) {
        if (!sides.contains(turn.apply(side))) {
          return Optional.empty();
        }
      }
    }
    for (Edge continuation : onward) {
      for (Transform turn : Transform.TURNS) {
        if (turn.apply(vector(continuation)).equals(back)) {
          return Optional.of(new Edge(continuation.node(), turn.of(continuation.transform())));
        }
      }
    }
    return Optional.empty();
  }

  private static Vector vector(Edge next) {
    return next.transform().apply(next.node().leg().step(0));
  }

  /** Returns whether a leg is a leap whose end does not depend on its origin. */
  private static boolean endsAlike(PlanNode node) {
    boolean alike =
        LeapEnds.isPlainLeap(node.leg())
            && !node.template().far()
            && !node.template().needsSteps()
            && (node.target().isPlain() || node.isReturn());
    for (Landing landing : node.template().landings()) {
      alike &=
          landing.custodies().isEmpty()
              && !landing.grantsEnPassant()
              && hasNoDirection(landing.outcome());
    }
    return alike;
  }

  private static boolean hasNoDirection(LegOutcome outcome) {
    return (outcome.effect() == LegEffect.NONE || outcome.effect() == LegEffect.REMOVE)
        && outcome.occupant() != OccupancyCondition.EMPTY_BEFORE_PIECE
        && !outcome.occupant().isEnPassant();
  }

  private static boolean stopsAtOwn(PlanNode node, Mode mode, NodeUsage usage) {
    ReachedSquare reach = ReachedSquare.of(node, mode, usage);
    return reach.occupied().keySet().stream()
        .noneMatch(test -> test.isOwn() || test == ReachedSquare.Test.PIECE);
  }
}
