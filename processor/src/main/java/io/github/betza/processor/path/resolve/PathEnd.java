package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The last legs of a path, with the legs that may come before them. Paths that are selected one by
 * one share their common ends, as the trees of whole chains do: otherwise all code that describes,
 * draws or joins paths would follow many thousands of paths separately.
 */
final class PathEnd {
  private final Node node;

  /** The list with this leg alone, shared by all legs before it. */
  private final List<Node> alone;

  private final Map<Before, PathEnd> before = new HashMap<>();

  private PathEnd(Node node) {
    this.node = node;
    this.alone = List.of(node);
  }

  private record Before(Leg leg, List<LegOutcome> outcomes) {
    /**
     * Written out, as {@link io.github.betza.processor.path.Vector#equals} is: paths are compared
     * often.
     */
    @Override
    public boolean equals(Object other) {
      return other instanceof Before last && leg.equals(last.leg) && outcomes.equals(last.outcomes);
    }

    @Override
    public int hashCode() {
      return 31 * leg.hashCode() + outcomes.hashCode();
    }
  }

  /** The ends of some paths. */
  static final class Known {
    private final Map<Leg, Map<List<Landing>, PathEnd>> last = new HashMap<>();

    /** Returns the end that is a single leg. */
    PathEnd last(Leg leg, List<Landing> landings) {
      return last.computeIfAbsent(leg, key -> new HashMap<>())
          .computeIfAbsent(landings, key -> new PathEnd(new Node(leg, landings, List.of())));
    }
  }

  /** Returns the end that is one leg longer. */
  PathEnd after(Leg leg, List<LegOutcome> outcomes) {
    return before.computeIfAbsent(new Before(leg, outcomes), key -> new PathEnd(node(key)));
  }

  private Node node(Before first) {
    List<Branch> onward =
        first.outcomes().stream().map(outcome -> new Branch(outcome, alone)).toList();
    return new Node(first.leg(), List.of(), onward);
  }

  /** Returns the first leg, which leads to the others. */
  Node node() {
    return node;
  }
}
