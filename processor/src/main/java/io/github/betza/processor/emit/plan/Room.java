package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.PiecePlan.Section;
import io.github.betza.processor.emit.plan.Place.Next;
import io.github.betza.processor.emit.plan.Place.Route;
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
 * Which paths of a piece give ordinary moves that come only once, and how many at most. That is
 * known where every leg ends at an edge or after some steps, and none leads back to one before.
 */
public final class Room {
  /** There is no room for any moves. */
  public static final Room NONE = new Room(0);

  /** More than these are not made room for; only slides that branch off slides give them. */
  private static final int MOST = 1_024;

  /** For a single move it is not worth the lines. */
  private static final int FEWEST = 2;

  private static final int UNKNOWN = -1;

  private final int longest;

  /** What is known of the places; {@link #UNKNOWN} of one that is being looked at. */
  private final Map<Place, Integer> known = new HashMap<>();

  private int moves;

  private boolean hasLoops;

  private Room(int longest) {
    this.longest = longest;
  }

  /**
   * Returns the room for the moves of a piece.
   *
   * @param longest how many steps a straight slide takes at most
   */
  public static Room of(PiecePlan plan, int longest) {
    Room room = new Room(longest);
    for (Section section : plan.own()) {
      for (Next start : section.starts()) {
        int all = sum(room.moves, room.of(start.place()));
        if (all == UNKNOWN) {
          room.known.put(start.place(), UNKNOWN);
        } else {
          room.moves = all;
        }
      }
    }
    return room.moves < FEWEST ? NONE : room;
  }

  /** Returns how many ordinary moves there can be, each way to end a move counted. */
  public int moves() {
    return moves;
  }

  /** Returns whether some of them end on the empty squares of a slide. */
  public boolean hasLoops() {
    return hasLoops;
  }

  /** Returns those of some places that give ordinary moves only, or those that do not. */
  public List<Next> select(List<Next> starts, boolean ordinary) {
    List<Next> selected = new ArrayList<>();
    for (Next start : starts) {
      boolean isOrdinary = known.getOrDefault(start.place(), UNKNOWN) != UNKNOWN;
      if (isOrdinary == ordinary) {
        selected.add(start);
      }
    }
    return selected;
  }

  private int of(Place place) {
    Integer before = known.putIfAbsent(place, UNKNOWN);
    if (before != null) {
      return before;
    }
    int count = count(place);
    known.put(place, count);
    return count;
  }

  private int count(Place place) {
    int passing = 0;
    int stopped = 0;
    for (Landing landing : place.shape().landings()) {
      if (isOnEmpty(landing.outcome().occupant())) {
        passing++;
      } else {
        stopped++;
      }
    }
    for (Route route : place.routes()) {
      int after = 0;
      for (Next next : route.next()) {
        after = sum(after, of(next.place()));
      }
      if (isOnEmpty(route.way().outcome().occupant())) {
        passing = sum(passing, after);
      } else {
        stopped = sum(stopped, after);
      }
    }
    int steps = steps(place.leg());
    if (steps == UNKNOWN || passing == UNKNOWN || !isOrdinary(place)) {
      return UNKNOWN;
    }
    if (Legs.isLeap(place.leg()) && stopped != UNKNOWN) {
      return Math.max(passing, stopped);
    }
    hasLoops |= passing > 0;
    // A slide goes on over empty squares only, and is stopped once.
    return sum(steps * passing, stopped);
  }

  private static boolean isOnEmpty(OccupancyCondition occupant) {
    return occupant == OccupancyCondition.EMPTY
        || occupant == OccupancyCondition.EMPTY_BEFORE_PIECE;
  }

  private static boolean isOrdinary(Place place) {
    for (Landing landing : place.shape().landings()) {
      if (landing.outcome().effect() == LegEffect.BORROW) {
        return false;
      }
    }
    return !PiecePlan.hasEffects(place);
  }

  private int steps(Leg leg) {
    if (leg.length() instanceof Length.SameAsBefore) {
      return 1;
    }
    boolean limited = leg.length() instanceof Between between && between.most() <= longest;
    boolean known = leg.wrap() == Wrap.NONE && (limited || leg.isStraight());
    return known ? Math.min(Legs.most(leg), longest) : UNKNOWN;
  }

  private static int sum(int one, int other) {
    return one == UNKNOWN || other == UNKNOWN || one + other > MOST ? UNKNOWN : one + other;
  }
}
