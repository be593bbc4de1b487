package io.github.betza.processor.path;

import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Node.Branch;
import java.util.IdentityHashMap;
import java.util.List;

/** Counts the legs of trees; a shared subtree is counted once. */
public final class LegCount {
  private final IdentityHashMap<Node, Boolean> seen = new IdentityHashMap<>();
  private int others;

  private LegCount() {}

  /** Returns the number of legs of some moves; a move without legs counts as one. */
  public static int of(List<Alternative> alternatives) {
    LegCount count = new LegCount();
    for (Alternative alternative : alternatives) {
      if (alternative instanceof Walk walk) {
        count.add(walk.first());
      } else {
        count.others++;
      }
    }
    return count.seen.size() + count.others;
  }

  private void add(List<Node> nodes) {
    for (Node node : nodes) {
      if (seen.put(node, true) == null) {
        for (Branch branch : node.branches()) {
          add(branch.next());
        }
      }
    }
  }
}
