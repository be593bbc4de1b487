package io.github.betza.processor.emit;

import io.github.betza.processor.emit.Place.Next;
import io.github.betza.processor.path.Vector;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * How a piece's moves mirror each other. Where every turn and reflection of a path is a path of the
 * piece as well, what holds for the moves to one square holds for those to seven others.
 */
enum Mirrors {
  /** To all sides alike: what is known of an eighth of the board is known of all. */
  ALL_SIDES,
  /** To the left as to the right. */
  LEFT_AND_RIGHT,
  /** Not so, or it is not known. */
  NONE;

  private static final Placement LEFT_FOR_RIGHT =
      new Placement(new Vector(0, 1), new Vector(-1, 0));

  /** A first leg, in the one of its placements that stands for all with the same effect. */
  private record Start(Place place, Placement placement) {
    static Start of(Next next, Placement turn) {
      Placement turned = turn.of(next.placement());
      return new Start(next.place(), next.place().shape().canonical(turned));
    }

    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Start start
          && place.equals(start.place)
          && placement.equals(start.placement);
    }

    @Override
    public int hashCode() {
      return 31 * place.hashCode() + placement.hashCode();
    }
  }

  /** Returns how the paths that begin with some first legs mirror each other. */
  static Mirrors of(List<Next> starts) {
    Set<Start> all = new HashSet<>();
    for (Next start : starts) {
      if (start.place().shape().span() == Shape.Span.BOARD) {
        return NONE;
      }
      all.add(Start.of(start, Placement.IDENTITY));
    }
    if (!holds(starts, all, LEFT_FOR_RIGHT)) {
      return NONE;
    }
    // These two together make all the others.
    return holds(starts, all, Placement.TURNS.get(1)) ? ALL_SIDES : LEFT_AND_RIGHT;
  }

  private static boolean holds(List<Next> starts, Set<Start> all, Placement turn) {
    for (Next start : starts) {
      if (!all.contains(Start.of(start, turn))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether a square is one of those that stand for all. */
  boolean covers(Vector square) {
    return switch (this) {
      case ALL_SIDES -> square.ranks() >= 0 && square.ranks() <= square.files();
      case LEFT_AND_RIGHT -> square.files() >= 0;
      case NONE -> true;
    };
  }
}
