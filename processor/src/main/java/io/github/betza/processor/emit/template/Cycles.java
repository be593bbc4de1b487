package io.github.betza.processor.emit.template;

import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;

/** Finds the maximal sets of nodes that all lead to each other, by Tarjan's algorithm. */
final class Cycles {
  private final LoopFolder repetitions;
  private final IdentityHashMap<Node, Integer> numbers = new IdentityHashMap<>();
  private final IdentityHashMap<Node, Integer> lowest = new IdentityHashMap<>();
  private final Deque<Node> open = new ArrayDeque<>();
  private final IdentityHashMap<Node, Boolean> isOpen = new IdentityHashMap<>();
  private final List<List<Node>> cycles = new ArrayList<>();

  private Cycles(LoopFolder repetitions) {
    this.repetitions = repetitions;
  }

  /** Returns the cycles among all nodes after some nodes. */
  static List<List<Node>> of(List<Node> starts, LoopFolder repetitions) {
    Cycles result = new Cycles(repetitions);
    if (repetitions.isAny()) {
      starts.stream().filter(start -> !result.numbers.containsKey(start)).forEach(result::visit);
    }
    return result.cycles;
  }

  private void visit(Node node) {
    int number = numbers.size();
    numbers.put(node, number);
    lowest.put(node, number);
    open.push(node);
    isOpen.put(node, true);
    boolean leadsToItself = false;
    for (Branch branch : repetitions.branches(node)) {
      for (Node next : branch.next()) {
        leadsToItself |= numbers.containsKey(next) && numbers.get(next) == number;
        if (!numbers.containsKey(next)) {
          visit(next);
          lowest.merge(node, lowest.get(next), Math::min);
        } else if (isOpen.getOrDefault(next, false)) {
          lowest.merge(node, numbers.get(next), Math::min);
        }
      }
    }
    if (lowest.get(node) == number) {
      List<Node> cycle = new ArrayList<>();
      while (isOpen.get(node)) {
        Node member = open.pop();
        isOpen.put(member, false);
        cycle.add(member);
      }
      if (cycle.size() > 1 || leadsToItself) {
        cycles.add(cycle);
      }
    }
  }
}
