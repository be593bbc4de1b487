package io.github.betza.processor.path;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Looks for moves that are borrowed. */
final class Borrowing {
  private Borrowing() {}

  /** Returns whether some of the legs, or of those after them, end with a borrowed move. */
  static boolean isWithin(List<Node> legs) {
    // The same leg may be reached in many ways.
    Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Node> waiting = new ArrayDeque<>(legs);
    while (!waiting.isEmpty()) {
      Node node = waiting.remove();
      if (seen.add(node)) {
        if (node.landings().stream().anyMatch(end -> end.outcome().effect() == LegEffect.BORROW)) {
          return true;
        }
        node.branches().forEach(branch -> waiting.addAll(branch.next()));
      }
    }
    return false;
  }
}
