package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.MoveKey.Content;
import io.github.betza.processor.emit.plan.PlanNode.Exit;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.LegEffect;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** The branches after a node that must be followed to find every path. */
final class Forks {
  private final IdentityHashMap<PlanNode, List<Fork>> known = new IdentityHashMap<>();
  private final FirstCaptures captures;

  /**
   * A branch to follow.
   *
   * @param exit the branch
   * @param alone whether it is followed only for its own condition; otherwise it represents the
   *     similar branches as well
   */
  record Fork(Exit exit, boolean alone) {}

  Forks(FirstCaptures captures) {
    this.captures = captures;
  }

  /** Returns whether some captures are not followed because a similar one represents them. */
  boolean areLeftOut() {
    return captures.isAny();
  }

  /**
   * Returns whether the captures after a leg are followed in the given transform, and not only in
   * another one.
   */
  boolean areFollowed(PlanNode node, Transform transform) {
    return captures.standsForOthers(node, transform);
  }

  /**
   * Returns the branches to follow after a number of steps of a leg, in the order of the node.
   *
   * @param transform how the leg lies
   * @param steps the number, if the leg has more than one
   */
  List<Fork> of(PlanNode node, Transform transform, int steps) {
    List<Fork> all = of(node);
    return captures.skips(node, transform, steps)
        ? all.stream()
            .filter(fork -> fork.exit().continuation().outcome().effect() == LegEffect.NONE)
            .toList()
        : all;
  }

  /** Returns the branches to follow at any end of a leg, in the order of the node. */
  List<Fork> of(PlanNode node) {
    List<Fork> forks = known.get(node);
    if (forks == null) {
      forks = new ArrayList<>();
      for (Exit exit : node.exits()) {
        List<Exit> alike = alike(node, exit);
        if (alike.get(0).equals(exit)) {
          forks.add(new Fork(exit, alike.size() == 1));
        }
      }
      known.put(node, forks);
    }
    return forks;
  }

  /**
   * Returns the branches that continue identically and change nothing, whatever the square
   * contains: one of them is followed, without its condition.
   */
  private static List<Exit> alike(PlanNode node, Exit exit) {
    if (exit.continuation().outcome().effect() != LegEffect.NONE) {
      return List.of(exit);
    }
    List<Exit> alike =
        node.exits().stream()
            .filter(
                other ->
                    other.continuation().outcome().effect() == LegEffect.NONE
                        && other.next().equals(exit.next()))
            .toList();
    // If one piece satisfies two of these branches, both are followed and give the same moves.
    Set<Content> all = EnumSet.noneOf(Content.class);
    for (Exit each : alike) {
      for (Content content : Content.of(each.continuation().outcome())) {
        if (!all.add(content)) {
          return List.of(exit);
        }
      }
    }
    return alike;
  }
}
