package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Gives equal trees equal numbers, whatever the order of their branches. Trees are compared by the
 * numbers of their parts, so that shared parts are examined once.
 */
final class TreeNumbers {
  private final Map<List<Object>, Integer> numbers = new HashMap<>();
  private final IdentityHashMap<Node, Integer> seen = new IdentityHashMap<>();
  private final IdentityHashMap<Node, Boolean> wrapping = new IdentityHashMap<>();

  /** Returns the number of a tree. */
  int number(Node node) {
    Integer known = seen.get(node);
    if (known == null) {
      List<Object> key = new ArrayList<>();
      key.add(node.leg());
      key.add(node.landings().stream().distinct().sorted().toList());
      Map<Object, TreeSet<Integer>> branches = new HashMap<>();
      for (Branch branch : node.branches()) {
        branches
            .computeIfAbsent(branch.outcome(), outcome -> new TreeSet<>())
            .addAll(branch.next().stream().map(this::number).toList());
      }
      key.add(branches);
      Integer fresh = numbers.size();
      known = numbers.computeIfAbsent(key, any -> fresh);
      seen.put(node, known);
    }
    return known;
  }

  /** Returns whether some path goes over joined edges of the board. */
  boolean wraps(Node node) {
    Boolean known = wrapping.get(node);
    if (known == null) {
      known = node.leg().wrap() != Wrap.NONE || goesOnOverEdges(node);
      wrapping.put(node, known);
    }
    return known;
  }

  private boolean goesOnOverEdges(Node node) {
    for (Branch branch : node.branches()) {
      for (Node next : branch.next()) {
        if (wraps(next)) {
          return true;
        }
      }
    }
    return false;
  }
}
