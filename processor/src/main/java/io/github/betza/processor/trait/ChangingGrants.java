package io.github.betza.processor.trait;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Universal;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Piece;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Searches for moves that allow a capture en passant as a reply, and that change other squares than
 * their start and target.
 */
final class ChangingGrants {
  private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The legs seen after a leg with a change. */
  private final Set<Node> seenChanged = Collections.newSetFromMap(new IdentityHashMap<>());

  private ChangingGrants() {}

  /** Returns whether a piece has these moves. */
  static boolean areIn(Piece piece) {
    ChangingGrants look = new ChangingGrants();
    return piece.alternatives().stream().anyMatch(look::isIn);
  }

  private boolean isIn(Alternative alternative) {
    if (alternative instanceof Walk walk) {
      return areIn(walk.first(), false);
    }
    return alternative instanceof Universal universal
        && universal.landings().stream().anyMatch(landing -> changes(landing, false));
  }

  private boolean areIn(List<Node> nodes, boolean changed) {
    boolean found = false;
    for (Node node : nodes) {
      found |= (changed ? seenChanged : seen).add(node) && isIn(node, changed);
    }
    return found;
  }

  private boolean isIn(Node node, boolean changed) {
    boolean found = node.landings().stream().anyMatch(landing -> changes(landing, changed));
    for (Branch branch : node.branches()) {
      found |= areIn(branch.next(), changed || branch.outcome().effect() != LegEffect.NONE);
    }
    return found;
  }

  private static boolean changes(Landing landing, boolean changed) {
    LegEffect effect = landing.outcome().effect();
    boolean elsewhere =
        !landing.isPlain()
            || landing.outcome().occupant().isEnPassant()
            || (effect != LegEffect.NONE && effect != LegEffect.REMOVE);
    return landing.grantsEnPassant() && (changed || elsewhere);
  }
}
