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

/** Which of the ways to go on from a node are to be followed to find every path. */
final class Forks {
  private final IdentityHashMap<PlanNode, List<Fork>> known = new IdentityHashMap<>();
  private final FirstCaptures captures;

  /**
   * A way that is to be followed.
   *
   * @param exit the way
   * @param alone whether it is taken for what stands there; otherwise it stands for others, too
   */
  record Fork(Exit exit, boolean alone) {}

  Forks(FirstCaptures captures) {
    this.captures = captures;
  }

  /** Returns whether there are captures of which only some are followed, which stand for all. */
  boolean areLeftOut() {
    return captures.isAny();
  }

  /** Returns whether captures after a leg are followed as it lies, and not only as another does. */
  boolean areFollowed(PlanNode node, Transform transform) {
    return captures.standsForOthers(node, transform);
  }

  /**
   * Returns the ways to follow after some steps of a leg, in the order of the node.
   *
   * @param transform how the leg lies
   * @param steps how many, if the leg has more than one
   */
  List<Fork> of(PlanNode node, Transform transform, int steps) {
    List<Fork> all = of(node);
    return captures.skips(node, transform, steps)
        ? all.stream()
            .filter(fork -> fork.exit().continuation().outcome().effect() == LegEffect.NONE)
            .toList()
        : all;
  }

  /** Returns the ways to follow wherever a leg ends, in the order of the node. */
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
   * Returns the ways that go on alike without doing anything, whatever stands there: one of them is
   * followed, and what it needs is left open.
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
    // Where the same piece serves two of them, both are followed, and give the same moves.
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
