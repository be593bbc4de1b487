package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.PlanNode.Exit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The nodes that lead to moves in a mode, and the number of their uses: a node used once is written
 * into the code of the node before it, the others become methods.
 */
public final class NodeUsage {
  private final int inlinedLegs;
  private final Map<Use, Boolean> productive = new HashMap<>();
  private final Map<Use, Integer> references = new HashMap<>();
  private final Set<Use> counted = new HashSet<>();

  /** A node in a mode. */
  public record Use(PlanNode node, Mode mode) {
    /** Written out, as {@code equals} of a vector is: paths are compared often. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Use use && node.equals(use.node) && mode == use.mode;
    }

    @Override
    public int hashCode() {
      return 31 * node.hashCode() + mode.hashCode();
    }
  }

  /**
   * Makes a count without uses.
   *
   * @param inlinedLegs the most legs that are written into the code of the leg before them
   */
  public NodeUsage(int inlinedLegs) {
    this.inlinedLegs = inlinedLegs;
  }

  /** Returns whether the limit of lines is close, so that nothing should be written twice. */
  public boolean isTight() {
    return inlinedLegs == 0;
  }

  /** Counts all uses, beginning with the first legs of moves. */
  public void count(List<Edge> starts, Mode mode) {
    for (Edge start : productive(starts, mode)) {
      count(start.node(), mode);
    }
  }

  private void count(PlanNode node, Mode mode) {
    Use use = new Use(node, mode);
    references.put(use, references.getOrDefault(use, 0) + 1);
    if (counted.add(use)) {
      for (Exit exit : node.exits()) {
        for (Edge next : productive(exit, mode)) {
          count(next.node(), mode);
        }
      }
    }
  }

  /** Returns the nodes after a branch that lead to moves. */
  public List<Edge> productive(Exit exit, Mode mode) {
    return productive(exit.next(), mode);
  }

  /** Returns the nodes of a list that lead to moves. */
  public List<Edge> productive(List<Edge> nodes, Mode mode) {
    return nodes.stream().filter(next -> isProductive(next.node(), mode)).toList();
  }

  /** Returns the kinds of moves that a node leads to. */
  public MoveFilter filter(PlanNode node) {
    return MoveFilter.of(isProductive(node, Mode.CAPTURES), isProductive(node, Mode.QUIETS));
  }

  /** Returns the kinds of moves that an action on the square reached leads to. */
  public MoveFilter filter(PlanNode node, ReachedSquare.Action action) {
    if (action instanceof ReachedSquare.Land land) {
      return Mode.filter(node.context(), land.landing());
    }
    return filter(((ReachedSquare.GoOn) action).exit().next());
  }

  /** Returns the kinds of moves that some actions lead to; both kinds if there are no actions. */
  public MoveFilter filter(PlanNode node, List<ReachedSquare.Action> actions) {
    MoveFilter filter = null;
    for (ReachedSquare.Action action : actions) {
      MoveFilter each = filter(node, action);
      filter = filter == null ? each : filter.or(each);
    }
    return filter == null ? MoveFilter.BOTH : filter;
  }

  private MoveFilter filter(List<Edge> next) {
    MoveFilter filter = filter(next.get(0).node());
    for (Edge each : next) {
      filter = filter.or(filter(each.node()));
    }
    return filter;
  }

  private boolean isProductive(PlanNode node, Mode mode) {
    Boolean known = productive.get(new Use(node, mode));
    return known == null ? findProductive(node, mode) : known;
  }

  /** Keeps the results for the other nodes on the way, because they are needed next. */
  private boolean findProductive(PlanNode node, Mode mode) {
    Set<PlanNode> seen = new HashSet<>();
    boolean found = leadsToMove(node, mode, seen);
    if (!found) {
      // The search was complete, so no node on its way leads to a move.
      seen.forEach(each -> productive.put(new Use(each, mode), false));
    }
    return found;
  }

  /** Nodes may lead back to each other. */
  private boolean leadsToMove(PlanNode node, Mode mode, Set<PlanNode> seen) {
    Use use = new Use(node, mode);
    Boolean known = productive.get(use);
    if (known != null) {
      return known;
    }
    boolean leads = seen.add(node) && (endsMove(node, mode) || leadsOnToMove(node, mode, seen));
    if (leads) {
      productive.put(use, true);
    }
    return leads;
  }

  private boolean leadsOnToMove(PlanNode node, Mode mode, Set<PlanNode> seen) {
    for (Exit exit : node.exits()) {
      for (Edge next : exit.next()) {
        if (leadsToMove(next.node(), mode, seen)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean endsMove(PlanNode node, Mode mode) {
    return node.template().landings().stream()
        .anyMatch(
            landing ->
                !ReachedSquare.isImpossible(node, mode, landing.outcome())
                    && mode.wants(node.context(), landing));
  }

  /** Returns whether a node is written into the code of its only predecessor. */
  public boolean isInlined(PlanNode node, Mode mode) {
    return references.getOrDefault(new Use(node, mode), 0) == 1 && legs(node, mode) <= inlinedLegs;
  }

  /** Returns the number of legs that the code of a node contains. */
  private int legs(PlanNode node, Mode mode) {
    List<PlanNode> inside = new ArrayList<>();
    for (Exit exit : node.exits()) {
      for (Edge next : productive(exit, mode)) {
        if (references.getOrDefault(new Use(next.node(), mode), 0) == 1) {
          inside.add(next.node());
        }
      }
    }
    int legs = 1;
    for (PlanNode next : inside) {
      int more = legs(next, mode);
      legs += more <= inlinedLegs ? more : 0;
    }
    return legs;
  }
}
