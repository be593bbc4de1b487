package io.github.betza.processor.path.optimize;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Removes joined edges from legs that never reach them: on a cylinder, legs along a file. These are
 * then as fast as legs on a board without joined edges.
 */
final class WrapEliminator {
  private final IdentityHashMap<Node, Node> known = new IdentityHashMap<>();
  private boolean any;

  private WrapEliminator() {}

  /** Returns the same moves; the same list if there are no such legs. */
  static List<Alternative> without(List<Alternative> alternatives) {
    WrapEliminator uncrossed = new WrapEliminator();
    List<Alternative> result = Alternative.changed(alternatives, uncrossed::all);
    return uncrossed.any ? result : alternatives;
  }

  private List<Node> all(List<Node> nodes) {
    List<Node> result = new ArrayList<>();
    for (Node node : nodes) {
      result.add(of(node));
    }
    return result;
  }

  private Node of(Node node) {
    Node before = known.get(node);
    if (before != null) {
      return before;
    }
    List<Branch> branches = new ArrayList<>();
    for (Branch branch : node.branches()) {
      branches.add(new Branch(branch.outcome(), all(branch.next())));
    }
    Node result = new Node(of(node.leg()), node.landings(), branches);
    known.put(node, result);
    return result;
  }

  private Leg of(Leg leg) {
    // A square that must be empty for a lame leg may lie beside the file.
    boolean staysOnFile =
        leg.bridge().isNone() && leg.cycle().stream().allMatch(step -> step.files() == 0);
    if (leg.wrap() != Wrap.CYLINDER || !staysOnFile) {
      return leg;
    }
    any = true;
    return leg.withWrap(Wrap.NONE);
  }
}
