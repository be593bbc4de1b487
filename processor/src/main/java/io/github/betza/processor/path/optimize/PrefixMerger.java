package io.github.betza.processor.path.optimize;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Joins the paths of a piece with equal beginnings: {@code mRcpR} slides along every line once, and
 * searches for its moves and for its hurdle on the way. Drops moves that another path has as well,
 * such as the king's steps of {@code QK}.
 */
final class PrefixMerger {
  private final Map<List<Object>, Node> known = new HashMap<>();
  private final IdentityHashMap<Node, Integer> numbers = new IdentityHashMap<>();
  private final IdentityHashMap<Node, Node> interned = new IdentityHashMap<>();
  private final Map<List<Integer>, Node> merged = new HashMap<>();

  /** The parts that paths must share to be joined. */
  private record Beginning(Leg leg, boolean grants) {
    static Beginning of(Node node) {
      return new Beginning(node.leg(), node.grantsEnPassant());
    }

    /**
     * Written out, as {@link io.github.betza.processor.path.Vector#equals} is: paths are compared
     * often.
     */
    @Override
    public boolean equals(Object other) {
      return other instanceof Beginning beginning
          && grants == beginning.grants
          && leg.equals(beginning.leg);
    }

    @Override
    public int hashCode() {
      return 31 * Boolean.hashCode(grants) + leg.hashCode();
    }
  }

  private PrefixMerger() {}

  /** Returns the same moves, in one walk for every piece and one for unmoved pieces only. */
  static List<Alternative> merge(List<Alternative> alternatives) {
    PrefixMerger merger = new PrefixMerger();
    List<Node> always = merger.mergeWalks(alternatives, false);
    List<Node> initially = withoutCovered(merger.mergeWalks(alternatives, true), always);
    List<Alternative> result = new ArrayList<>();
    if (!always.isEmpty()) {
      result.add(new Walk(false, withoutCovered(always, always)));
    }
    if (!initially.isEmpty()) {
      result.add(new Walk(true, withoutCovered(initially, initially)));
    }
    Set<Alternative> others = new LinkedHashSet<>();
    for (Alternative alternative : alternatives) {
      if (!(alternative instanceof Walk)) {
        others.add(alternative);
      }
    }
    result.addAll(others);
    return result;
  }

  private List<Node> mergeWalks(List<Alternative> alternatives, boolean initial) {
    List<Node> nodes = new ArrayList<>();
    Alternative.firstLegs(alternatives, initial).forEach(node -> nodes.add(intern(node)));
    return merged(nodes);
  }

  /** Returns the one node that represents all equal nodes; comparing these is fast. */
  private Node intern(Node node) {
    Node before = interned.get(node);
    if (before != null) {
      return before;
    }
    List<Branch> branches = new ArrayList<>();
    for (Branch branch : node.branches()) {
      List<Node> next = new ArrayList<>();
      for (Node each : branch.next()) {
        next.add(intern(each));
      }
      branches.add(new Branch(branch.outcome(), next));
    }
    Node result = unique(new Node(node.leg(), node.landings(), branches));
    interned.put(node, result);
    return result;
  }

  private Node unique(Node node) {
    List<Object> key = new ArrayList<>();
    key.add(node.leg());
    key.add(node.landings());
    for (Branch branch : node.branches()) {
      key.add(branch.outcome());
      List<Integer> next = new ArrayList<>();
      branch.next().forEach(each -> next.add(numbers.get(each)));
      key.add(next);
    }
    Node result = known.putIfAbsent(key, node);
    if (result == null) {
      numbers.put(node, numbers.size());
      return node;
    }
    return result;
  }

  /**
   * Joins nodes with equal beginnings; equal nodes are the same object by now. There may be many
   * thousands, so each is looked up in a map.
   */
  private List<Node> merged(List<Node> nodes) {
    if (nodes.size() == 1) {
      return nodes;
    }
    Map<Beginning, List<Node>> byLeg = new LinkedHashMap<>();
    Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>(nodes.size()));
    for (Node node : nodes) {
      Beginning beginning = Beginning.of(node);
      List<Node> group = byLeg.get(beginning);
      if (group == null) {
        group = new ArrayList<>();
        byLeg.put(beginning, group);
      }
      if (seen.add(node)) {
        group.add(node);
      }
    }
    List<Node> result = new ArrayList<>();
    for (List<Node> group : byLeg.values()) {
      result.add(join(group));
    }
    return result;
  }

  private Node join(List<Node> group) {
    if (group.size() == 1) {
      return group.get(0);
    }
    List<Integer> key = new ArrayList<>();
    group.forEach(node -> key.add(numbers.get(node)));
    key.sort(null);
    Node before = merged.get(key);
    if (before != null) {
      return before;
    }
    Set<Landing> landings = new LinkedHashSet<>();
    Map<LegOutcome, List<Node>> branches = new LinkedHashMap<>();
    for (Node node : group) {
      landings.addAll(node.landings());
      for (Branch branch : node.branches()) {
        List<Node> next = branches.get(branch.outcome());
        if (next == null) {
          next = new ArrayList<>();
          branches.put(branch.outcome(), next);
        }
        next.addAll(branch.next());
      }
    }
    List<Branch> joined = new ArrayList<>();
    for (Map.Entry<LegOutcome, List<Node>> entry : branches.entrySet()) {
      joined.add(new Branch(entry.getKey(), merged(entry.getValue())));
    }
    List<Landing> sorted = new ArrayList<>(landings);
    sorted.sort(null);
    Node result = unique(new Node(group.get(0).leg(), sorted, joined));
    merged.put(key, result);
    return result;
  }

  private static List<Node> withoutCovered(List<Node> nodes, List<Node> others) {
    return nodes.stream().filter(node -> !isCovered(node, others)).toList();
  }

  @SuppressWarnings("ReferenceEquality")
  private static boolean isCovered(Node node, List<Node> others) {
    if (node.branches().isEmpty()) {
      for (Node other : others) {
        if (other != node && covers(other, node)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a path has all the moves of another path, which is a single leg. */
  private static boolean covers(Node wide, Node narrow) {
    Leg leg = narrow.leg();
    // Most legs go in other directions, which a single comparison shows.
    if (!leg.step(0).equals(wide.leg().step(0))
        || !narrow.branches().isEmpty()
        || !wide.landings().containsAll(narrow.landings())
        || narrow.grantsEnPassant()
        || !(leg.length() instanceof Between inner)
        || !(wide.leg().length() instanceof Between outer)) {
      return false;
    }
    boolean wider = outer.least() <= inner.least() && outer.most() >= inner.most();
    return wider && leg.withLength(outer).equals(wide.leg()) && !leg.ski();
  }
}
