package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.template.Transform;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * What may have happened on any of the paths that lead to a node. It only grows, so {@link
 * PlanGraph} can follow cycles until nothing more is found. PlanGraph} can go round paths that lead
 * back to themselves until nothing more is found.
 */
final class PathsBefore {
  private static final Vector START = Vector.ZERO;

  /**
   * Where the square may lie that the mover left, the vacated squares, and the squares unloaded on.
   */
  private final SquareOffsets origins = new SquareOffsets();

  private final SquareOffsets vacated = new SquareOffsets();
  private final SquareOffsets unloaded = new SquareOffsets();

  /** Whether a piece may have been put down on the way, even if no leg can meet it. */
  private boolean unloads;

  /** Whether some path returns to its start, and whether some path does not. */
  private boolean comesBack;

  private boolean goesElsewhere;

  /**
   * Makes the state at the beginning of a move.
   *
   * @param first whether the mover is on its own square at the node
   */
  PathsBefore(boolean first) {
    if (first) {
      origins.add(START);
    }
  }

  /**
   * Adds the paths that arrive by a leg from another node.
   *
   * @param before what may have happened before that leg
   * @param outcome the effect at the end of the leg
   * @param next the node to which these paths lead, and its transform in the other
   * @param back whether they end on the square where they began
   */
  void add(PathsBefore before, Leg leg, LegOutcome outcome, Edge next, boolean back) {
    comesBack |= back;
    goesElsewhere |= !back;
    LegEffect effect = outcome.effect();
    Transform transform = next.transform();
    boolean line = next.node().template().isLine();
    unloads |= before.unloads || effect.putsAtLegStart();
    if (effect != LegEffect.EXCITE) {
      origins.addSeenAfter(leg, before.origins, transform, line);
    }
    vacated.addSeenAfter(leg, before.vacated, transform, line);
    unloaded.addSeenAfter(leg, before.unloaded, transform, line);
    if (effect.putsAtLegStart()) {
      SquareOffsets start = new SquareOffsets();
      start.add(START);
      unloaded.addSeenAfter(leg, start, transform, line);
    }
    boolean takes = effect == LegEffect.REMOVE || effect == LegEffect.UNLOAD_AT_LEG_START;
    if (takes && outcome.occupant().isEnPassant()) {
      vacated.addAnywhere();
    } else if (takes) {
      vacated.add(START);
    }
  }

  /**
   * Notes that the changed squares may lie anywhere.
   *
   * @param pending whether there may be changes other than the mover's departure
   */
  void addAnywhere(boolean pending) {
    origins.addAnywhere();
    if (pending) {
      vacated.addAnywhere();
      unloaded.addAnywhere();
    }
  }

  /** Returns a measure of what is known; it never falls. */
  int known() {
    return origins.size() + vacated.size() + unloaded.size() + (unloads ? 1 : 0);
  }

  /** Returns whether no path leads to the node, because moves begin there. */
  boolean areNone() {
    return !comesBack && !goesElsewhere;
  }

  /** Returns whether all these paths end on the square where they began. */
  boolean allComeBack() {
    return comesBack && !goesElsewhere;
  }

  /** Returns whether a piece may have been put down on the way, anywhere. */
  boolean mayHaveUnloaded() {
    return unloads;
  }

  /**
   * Returns what may have changed on some squares, seen from the node.
   *
   * @param round whether the mover may have gone round the board
   */
  StaleSquares about(List<Vector> squares, boolean round) {
    return new StaleSquares(
        origins.containsAny(squares),
        vacated.containsAny(squares),
        unloaded.containsAny(squares),
        round);
  }
}
