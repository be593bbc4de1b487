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
 * PlanGraph} can go round paths that lead back to themselves until nothing more is found.
 */
final class PathsBefore {
  private static final Vector START = Vector.ZERO;

  /** Where the square lies that the mover left, those that were vacated, and those unloaded on. */
  private final SquareOffsets origins = new SquareOffsets();

  private final SquareOffsets vacated = new SquareOffsets();
  private final SquareOffsets unloaded = new SquareOffsets();

  /** Whether a piece may have been put down on the way, though it may be that no leg meets it. */
  private boolean unloads;

  /** Whether some path goes back to where it began, and whether some does not. */
  private boolean comesBack;

  private boolean goesElsewhere;

  /**
   * Holds only where moves begin.
   *
   * @param first whether the mover stands on its own square at the node
   */
  PathsBefore(boolean first) {
    if (first) {
      origins.add(START);
    }
  }

  /**
   * Adds the paths that come by a leg from another node.
   *
   * @param before what may have happened before that leg
   * @param outcome what the leg does where it ends
   * @param next the node to which these paths lead, and how it lies in the other
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
   * Notes that the squares where something happened may lie anywhere.
   *
   * @param pending whether more may have happened than that the mover left its square
   */
  void addAnywhere(boolean pending) {
    origins.addAnywhere();
    if (pending) {
      vacated.addAnywhere();
      unloaded.addAnywhere();
    }
  }

  /** Returns how much is known; it never grows less. */
  int known() {
    return origins.size() + vacated.size() + unloaded.size() + (unloads ? 1 : 0);
  }

  /** Returns whether there are no such paths, because moves begin at the node. */
  boolean areNone() {
    return !comesBack && !goesElsewhere;
  }

  /** Returns whether all these paths end on the square where they began. */
  boolean allComeBack() {
    return comesBack && !goesElsewhere;
  }

  /** Returns whether a piece may have been put down on the way, wherever that is. */
  boolean mayHaveUnloaded() {
    return unloads;
  }

  /**
   * Returns what must be kept in mind about some squares, seen from the node.
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
