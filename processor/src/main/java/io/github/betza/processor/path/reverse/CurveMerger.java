package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Joins curves that differ only in the numbers of steps after which they may end. A reversed circle
 * is a curve for every number of steps, but all these curves together are a circle again.
 */
final class CurveMerger {
  private CurveMerger() {}

  /** Returns the same paths. */
  static List<Node> joined(List<Node> nodes) {
    Map<Node, Set<Integer>> residues = new LinkedHashMap<>();
    for (Node node : nodes) {
      Node free = with(node, Leg.ANY);
      Set<Integer> ends = residues.get(free);
      if (ends == null) {
        ends = new LinkedHashSet<>();
        residues.put(free, ends);
      }
      ends.add(node.leg().residue());
    }
    List<Node> joined = new ArrayList<>();
    for (Map.Entry<Node, Set<Integer>> entry : residues.entrySet()) {
      Node free = entry.getKey();
      Set<Integer> ends = entry.getValue();
      if (ends.contains(Leg.ANY) || ends.containsAll(all(free.leg()))) {
        joined.add(free);
      } else {
        ends.forEach(residue -> joined.add(with(free, residue)));
      }
    }
    return joined;
  }

  private static Node with(Node node, int residue) {
    Leg leg = node.leg();
    if (leg.residue() == residue) {
      return node;
    }
    return new Node(leg.withResidue(residue), node.landings(), node.branches());
  }

  /** Returns all residues of the possible numbers of steps of a leg. */
  private static Set<Integer> all(Leg leg) {
    int size = leg.cycle().size();
    int least = leg.length() instanceof Length.Between between ? between.least() : 1;
    Set<Integer> all = new LinkedHashSet<>();
    for (int i = 0; i < size && least + i <= Segment.most(leg); i++) {
      all.add((least + i) % size);
    }
    return all;
  }
}
