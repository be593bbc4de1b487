package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.PlanNode.Exit;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.emit.template.LegTemplate;
import io.github.betza.processor.emit.template.LegTemplate.Continuation;
import io.github.betza.processor.emit.template.LegTemplate.PlacedTemplate;
import io.github.betza.processor.emit.template.LegTemplateBuilder;
import io.github.betza.processor.emit.template.LoopFolder;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The nodes of all templates of a piece. Contexts are few, so a template has few nodes, however
 * many paths lead through it; a node records whatever may have happened on any of them.
 */
final class PlanGraph {
  private final LoopFolder repetitions;
  private final LegTemplateBuilder templates;
  private final Map<Key, PlanNode> nodes = new HashMap<>();

  /** Each node before its predecessors, except for cycles. */
  private final List<PlanNode> order = new ArrayList<>();

  private record Key(LegTemplate template, PathContext context, boolean back) {
    /** Written out, as {@link PathContext#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key
          && back == key.back
          && template.equals(key.template)
          && context.equals(key.context);
    }

    @Override
    public int hashCode() {
      return 62 * template.hashCode() + 2 * context.hashCode() + (back ? 1 : 0);
    }
  }

  /**
   * Makes a graph without nodes.
   *
   * @param starts the first legs of all moves that will be added
   */
  PlanGraph(List<Node> starts) {
    this.repetitions = LoopFolder.of(starts);
    this.templates = new LegTemplateBuilder(starts, repetitions);
  }

  /** Adds first legs of moves, and all legs after them. */
  List<Edge> add(List<Node> nodes) {
    List<Edge> starts = new ArrayList<>();
    for (Node node : nodes) {
      PlacedTemplate placed = templates.place(node);
      PlanNode start = node(placed.template(), PathContext.START, false);
      start.begin(placed.transform());
      starts.add(new Edge(start, placed.transform()));
    }
    return starts;
  }

  /** Finds out what every node must test; called once, after the last {@link #add}. */
  void settle() {
    List<PlanNode> downward = new ArrayList<>(order);
    Collections.reverse(downward);
    int before;
    int after = 0;
    do {
      before = after;
      for (PlanNode node : downward) {
        node.meetAnywhere();
        for (Exit exit : node.exits()) {
          exit.next().forEach(next -> lead(node, exit.continuation(), next));
        }
      }
      after = 0;
      for (PlanNode node : downward) {
        after += node.before().known();
      }
    } while (repetitions.isAny() && after > before);
    for (PlanNode node : downward) {
      node.settle();
    }
  }

  /** Returns all nodes, in an order in which predecessors come first. */
  List<PlanNode> nodes() {
    List<PlanNode> downward = new ArrayList<>(order);
    Collections.reverse(downward);
    return downward;
  }

  /** Returns the number of nodes. */
  int size() {
    return order.size();
  }

  private PlanNode node(LegTemplate template, PathContext context, boolean back) {
    Key key = new Key(template, context, back);
    PlanNode known = nodes.get(key);
    if (known != null) {
      return known;
    }
    PlanNode node = new PlanNode(template, context);
    nodes.put(key, node);
    for (Continuation continuation : template.continuations()) {
      List<Edge> next = new ArrayList<>();
      for (PlacedTemplate placed : continuation.next()) {
        PathContext after = context.after(template.leg(), continuation.outcome());
        // A step back ends on a square that needs no test, so it does not share a node.
        boolean returns =
            placed.template().continuations().isEmpty() && isBack(node, continuation, placed);
        next.add(new Edge(node(placed.template(), after, returns), placed.transform()));
      }
      node.add(new Exit(continuation, next));
    }
    order.add(node);
    return node;
  }

  /** Whether a leg is a step from the mover's square, and the next one the same step back. */
  private static boolean isBack(PlanNode node, Continuation continuation, PlacedTemplate next) {
    LegTemplate before = node.template();
    LegTemplate after = next.template();
    return node.context().first()
        && continuation.outcome().effect() != LegEffect.EXCITE
        && LegQueries.isLeap(before.leg())
        && LegQueries.isLeap(after.leg())
        && !before.far()
        && !after.far()
        && next.transform().apply(after.leg().step(0)).equals(before.leg().step(0).opposite());
  }

  /** Adds to a node the events on a path that leads to it. */
  private static void lead(PlanNode node, Continuation continuation, Edge next) {
    boolean back =
        isBack(node, continuation, new PlacedTemplate(next.node().template(), next.transform()));
    next.node().before().add(node.before(), node.leg(), continuation.outcome(), next, back);
  }
}
