package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.template.LegTemplate;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Vector;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The symmetry of a piece's moves. If every turn and reflection of a path is also a path of the
 * piece, the result for one square holds for seven others.
 */
enum MirrorSymmetry {
  /** To all sides: the result for an eighth of the board holds for all. */
  ALL_SIDES,
  /** To the left as to the right. */
  LEFT_AND_RIGHT,
  /** No symmetry, or an unknown one. */
  NONE;

  private static final Transform LEFT_FOR_RIGHT =
      new Transform(new Vector(0, 1), new Vector(-1, 0));

  /** A first leg, with one transform for all transforms of the same effect. */
  private record Start(PlanNode node, Transform transform) {
    static Start of(Edge next, Transform turn) {
      Transform turned = turn.of(next.transform());
      return new Start(next.node(), next.node().template().canonical(turned));
    }

    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Start start
          && node.equals(start.node)
          && transform.equals(start.transform);
    }

    @Override
    public int hashCode() {
      return 31 * node.hashCode() + transform.hashCode();
    }
  }

  /** Returns the symmetry of the paths that begin with some first legs. */
  static MirrorSymmetry of(List<Edge> starts) {
    for (Edge start : starts) {
      if (start.node().template().span() == LegTemplate.Span.BOARD) {
        return NONE;
      }
    }
    Map<Start, Integer> all = count(starts, Transform.IDENTITY);
    if (!all.equals(count(starts, LEFT_FOR_RIGHT))) {
      return NONE;
    }
    // These two together generate all others.
    return all.equals(count(starts, Transform.TURNS.get(1))) ? ALL_SIDES : LEFT_AND_RIGHT;
  }

  /**
   * Counts equal first legs: a piece may have some moves at any time, and more of them at first.
   */
  private static Map<Start, Integer> count(List<Edge> starts, Transform turn) {
    Map<Start, Integer> counts = new HashMap<>();
    for (Edge start : starts) {
      counts.merge(Start.of(start, turn), 1, Integer::sum);
    }
    return counts;
  }

  /** Returns whether a square is in the part of the board that represents all parts. */
  boolean covers(Vector square) {
    return switch (this) {
      case ALL_SIDES -> square.ranks() >= 0 && square.ranks() <= square.files();
      case LEFT_AND_RIGHT -> square.files() >= 0;
      case NONE -> true;
    };
  }
}
