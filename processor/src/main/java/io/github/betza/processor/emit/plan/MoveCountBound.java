package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.PiecePlan.Section;
import io.github.betza.processor.emit.plan.PlanNode.Edge;
import io.github.betza.processor.emit.plan.PlanNode.Exit;
import io.github.betza.processor.emit.template.LegQueries;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Wrap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The paths of a piece that give ordinary moves without repetition, and the most moves they give.
 * Both are known if every leg ends at an edge or after some steps, and no leg leads back to an
 * earlier one.
 */
public final class MoveCountBound {
  /** Room for no moves. */
  public static final MoveCountBound NONE = new MoveCountBound(0);

  /** The largest room; only slides that branch off slides give more moves. */
  private static final int MOST = 1_024;

  /** For a single move the lines are not worth it. */
  private static final int FEWEST = 2;

  private static final int UNKNOWN = -1;

  private final int longest;

  /** The known numbers of moves; {@link #UNKNOWN} for a node under examination. */
  private final Map<PlanNode, Integer> known = new HashMap<>();

  private int moves;

  private boolean hasLoops;

  private MoveCountBound(int longest) {
    this.longest = longest;
  }

  /**
   * Returns the room for the moves of a piece.
   *
   * @param longest how many steps a straight slide takes at most
   */
  public static MoveCountBound of(PiecePlan plan, int longest) {
    MoveCountBound bound = new MoveCountBound(longest);
    for (Section section : plan.own()) {
      for (Edge start : section.starts()) {
        int all = sum(bound.moves, bound.of(start.node()));
        if (all == UNKNOWN) {
          bound.known.put(start.node(), UNKNOWN);
        } else {
          bound.moves = all;
        }
      }
    }
    return bound.moves < FEWEST ? NONE : bound;
  }

  /** Returns the most ordinary moves, counting each way to end a move. */
  public int moves() {
    return moves;
  }

  /** Returns whether some of them end on the empty squares of a slide. */
  public boolean hasLoops() {
    return hasLoops;
  }

  /** Returns the nodes that give ordinary moves only, or the other nodes. */
  public List<Edge> select(List<Edge> starts, boolean ordinary) {
    List<Edge> selected = new ArrayList<>();
    for (Edge start : starts) {
      boolean isOrdinary = known.getOrDefault(start.node(), UNKNOWN) != UNKNOWN;
      if (isOrdinary == ordinary) {
        selected.add(start);
      }
    }
    return selected;
  }

  private int of(PlanNode node) {
    Integer before = known.putIfAbsent(node, UNKNOWN);
    if (before != null) {
      return before;
    }
    int count = count(node);
    known.put(node, count);
    return count;
  }

  private int count(PlanNode node) {
    int onEmpty = 0;
    int stopped = 0;
    for (Landing landing : node.template().landings()) {
      if (isOnEmpty(landing.outcome().occupant())) {
        onEmpty++;
      } else {
        stopped++;
      }
    }
    for (Exit exit : node.exits()) {
      int after = 0;
      for (Edge next : exit.next()) {
        after = sum(after, of(next.node()));
      }
      if (isOnEmpty(exit.continuation().outcome().occupant())) {
        onEmpty = sum(onEmpty, after);
      } else {
        stopped = sum(stopped, after);
      }
    }
    int steps = steps(node.leg());
    if (steps == UNKNOWN || onEmpty == UNKNOWN || !isOrdinary(node)) {
      return UNKNOWN;
    }
    if (LegQueries.isLeap(node.leg()) && stopped != UNKNOWN) {
      return Math.max(onEmpty, stopped);
    }
    hasLoops |= onEmpty > 0;
    // A slide goes on over empty squares only, and is stopped once.
    return sum(steps * onEmpty, stopped);
  }

  private static boolean isOnEmpty(OccupancyCondition occupant) {
    return occupant == OccupancyCondition.EMPTY
        || occupant == OccupancyCondition.EMPTY_BEFORE_PIECE;
  }

  private static boolean isOrdinary(PlanNode node) {
    return node.template().landings().stream()
            .allMatch(landing -> landing.outcome().effect() != LegEffect.BORROW)
        && !PiecePlan.hasEffects(node);
  }

  private int steps(Leg leg) {
    if (leg.length() instanceof Length.SameAsBefore) {
      return 1;
    }
    boolean limited = leg.length() instanceof Between between && between.most() <= longest;
    boolean known = leg.wrap() == Wrap.NONE && (limited || leg.isStraight());
    return known ? Math.min(LegQueries.most(leg), longest) : UNKNOWN;
  }

  private static int sum(int one, int other) {
    return one == UNKNOWN || other == UNKNOWN || one + other > MOST ? UNKNOWN : one + other;
  }
}
