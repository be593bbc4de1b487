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
 * Finds the first legs of which only the nearest capture has to be followed if the move goes on
 * beyond it. Conditions: this capture is the only change elsewhere than on the target, and each
 * first leg captures on a line of its own. Then moves that capture different pieces on their way
 * differ, and moves that capture the same piece end in the same way wherever on the line the piece
 * is. The nearest piece serves best: no squares before it are tested, and more of the board is left
 * beyond it.
 *
 * @param nodes the legs, each with the transform that represents all turns and reflections
 */
record FirstCaptures(IdentityHashMap<PlanNode, Transform> nodes) {
  private static final FirstCaptures NONE = new FirstCaptures(new IdentityHashMap<>());

  /** Finds these legs among the first legs of a piece. */
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

  /** Returns whether there is any. */
  boolean isAny() {
    return !nodes.isEmpty();
  }

  /**
   * Returns whether the captures of a leg after a number of steps, after which the move goes on,
   * need not be followed.
   */
  boolean skips(PlanNode node, Transform transform, int steps) {
    return !standsForOthers(node, transform)
        || (isOne(node) && steps > LegQueries.least(node.leg()));
  }

  /** Returns whether the captures of a leg are followed in the given transform. */
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

  /** Whether a leg is a slide whose only effect before the end of the move is a capture. */
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

  /** Whether the leg depends neither on the length of the leg before it nor on where that began. */
  private static boolean isOrdinary(PlanNode node) {
    return node.leg().length() instanceof Between
        && node.leg().wrap() == Wrap.NONE
        && node.template().landings().stream().allMatch(FirstCaptures::isOrdinary);
  }

  /** Whether a landing changes nothing except on the square reached. */
  private static boolean isOrdinary(Landing landing) {
    LegOutcome outcome = landing.outcome();
    return landing.finish() == Finish.STAY
        && landing.custodies().isEmpty()
        && !landing.grantsEnPassant()
        && !outcome.occupant().isEnPassant()
        && (outcome.effect() == LegEffect.NONE || outcome.effect() == LegEffect.REMOVE);
  }

  /** Whether no two first legs capture on the way along the same line. */
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
