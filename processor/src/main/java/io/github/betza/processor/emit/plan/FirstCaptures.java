package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.PlanNode.Exit;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Finds the first legs of which only the nearest capture has to be followed, where the move goes on
 * beyond it. That is so where such a capture is all that any move does elsewhere than on the square
 * where it ends, and each first leg captures on a line of its own: then two moves that capture
 * different pieces on their way are not alike, and those that capture the same piece end alike or
 * not wherever on the line it stands. If it stands close, there are no squares before it to test,
 * and more of the board is left beyond it.
 *
 * @param nodes the legs, with how each lies that stands for all that are turned or reflected
 */
record FirstCaptures(IdentityHashMap<PlanNode, Transform> nodes) {
  private static final FirstCaptures NONE = new FirstCaptures(new IdentityHashMap<>());

  /** Finds the legs among the first ones of a piece. */
  static FirstCaptures of(PlanGraph graph, List<Edge> starts) {
    Set<PlanNode> capturing = Collections.newSetFromMap(new IdentityHashMap<>());
    graph.nodes().stream().filter(FirstCaptures::actsOnTheWay).forEach(capturing::add);
    boolean all =
        !capturing.isEmpty()
            && capturing.stream().allMatch(FirstCaptures::onlyCaptures)
            && graph.nodes().stream().allMatch(FirstCaptures::isOrdinary)
            && graph.nodes().stream().noneMatch(node -> leadsTo(node, capturing))
            && areApart(starts, capturing);
    return all ? new FirstCaptures(firstOf(starts, capturing)) : NONE;
  }

  private static IdentityHashMap<PlanNode, Transform> firstOf(
      List<Edge> starts, Set<PlanNode> nodes) {
    IdentityHashMap<PlanNode, Transform> first = new IdentityHashMap<>();
    for (Edge start : starts) {
      if (nodes.contains(start.node())) {
        first.putIfAbsent(start.node(), start.transform());
      }
    }
    return first;
  }

  /** Returns whether there is any such leg. */
  boolean isAny() {
    return !nodes.isEmpty();
  }

  /**
   * Returns whether captures that a leg makes after some steps, and after which the move goes on,
   * need not be followed.
   */
  boolean skips(PlanNode node, Transform transform, int steps) {
    return !standsForOthers(node, transform)
        || (isOne(node) && steps > LegQueries.least(node.leg()));
  }

  /** Returns whether the captures of a leg are followed as it lies. */
  boolean standsForOthers(PlanNode node, Transform transform) {
    return !isOne(node) || nodes.get(node).equals(transform);
  }

  private boolean isOne(PlanNode node) {
    return nodes.containsKey(node);
  }

  private static boolean actsOnTheWay(PlanNode node) {
    return node.exits().stream()
        .anyMatch(exit -> exit.continuation().outcome().effect() != LegEffect.NONE);
  }

  private static boolean leadsTo(PlanNode node, Set<PlanNode> others) {
    return node.exits().stream()
        .flatMap(exit -> exit.next().stream())
        .anyMatch(next -> others.contains(next.node()));
  }

  /** Whether a leg is a slide, and does nothing but capture where a move goes on. */
  private static boolean onlyCaptures(PlanNode node) {
    Leg leg = node.leg();
    boolean slides =
        leg.isStraight() && leg.residue() == Leg.ANY && leg.bridge().isNone() && !leg.ski();
    return slides && node.exits().stream().allMatch(FirstCaptures::onlyCaptures);
  }

  private static boolean onlyCaptures(Exit exit) {
    LegOutcome outcome = exit.continuation().outcome();
    boolean captures = outcome.effect() == LegEffect.REMOVE && outcome.occupant().isPiece();
    return outcome.effect() == LegEffect.NONE || captures;
  }

  /** Whether it does not matter to a leg how far the one before it went, nor where it began. */
  private static boolean isOrdinary(PlanNode node) {
    return node.leg().length() instanceof Between
        && node.leg().wrap() == Wrap.NONE
        && node.template().landings().stream().allMatch(FirstCaptures::isOrdinary);
  }

  /** Whether a landing does nothing but on the square reached. */
  private static boolean isOrdinary(Landing landing) {
    LegOutcome outcome = landing.outcome();
    return landing.finish() == Finish.STAY
        && landing.custodies().isEmpty()
        && !landing.grantsEnPassant()
        && !outcome.occupant().isEnPassant()
        && (outcome.effect() == LegEffect.NONE || outcome.effect() == LegEffect.REMOVE);
  }

  /** Whether no two first legs that capture on the way do so on one line. */
  private static boolean areApart(List<Edge> starts, Set<PlanNode> capturing) {
    Set<Vector> directions = new HashSet<>();
    for (Edge start : starts) {
      Vector step = start.transform().apply(start.node().leg().step(0));
      if (capturing.contains(start.node()) && !directions.add(step.shortest())) {
        return false;
      }
    }
    return true;
  }
}
