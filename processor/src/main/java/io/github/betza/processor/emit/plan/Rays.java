package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.End.Content;
import io.github.betza.processor.emit.plan.Place.Next;
import io.github.betza.processor.emit.plan.Place.Route;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells of which first legs it is known where all moves end that begin with them: on a ray, because
 * they and whatever follows them go straight on. {@link Duplicates} need not follow them where
 * nothing else can end there, nor where a mirror image of them is followed.
 */
final class Rays {
  private final IdentityHashMap<Place, Boolean> known = new IdentityHashMap<>();
  private final Map<Vector, Integer> starts = new HashMap<>();

  /** Whether all first legs begin rays, so that moves of different rays never end alike. */
  private boolean apart = true;

  private Rays() {}

  /** Returns the first legs that must be followed to find all moves that end alike. */
  static List<Next> toFollow(List<Next> starts, Mirrors mirrors) {
    Rays rays = new Rays();
    for (Next start : starts) {
      if (rays.isRay(start.place())) {
        rays.starts.merge(direction(start), 1, Integer::sum);
      } else {
        rays.apart = false;
      }
    }
    List<Next> followed = new ArrayList<>();
    for (Next start : starts) {
      if (!rays.isRay(start.place()) || rays.mustFollow(start, mirrors)) {
        followed.add(start);
      }
    }
    return followed;
  }

  private boolean mustFollow(Next ray, Mirrors mirrors) {
    Vector direction = direction(ray);
    boolean alone = apart && starts.get(direction) == 1 && isDecided(ray.place());
    return mirrors.covers(direction) && !alone;
  }

  /** Whether a leg with all that follows it leads further along its line, and not back. */
  private boolean isRay(Place place) {
    Boolean before = known.get(place);
    if (before != null) {
      return before;
    }
    // Of legs that lead back to themselves nothing is said.
    known.put(place, false);
    boolean ray = place.shape().isLine() && goesOn(place);
    known.put(place, ray);
    return ray;
  }

  private boolean goesOn(Place place) {
    for (Vector step : place.leg().cycle()) {
      if (step.ranks() <= 0) {
        return false;
      }
    }
    for (Landing landing : place.shape().landings()) {
      if (landing.finish().returns()) {
        return false;
      }
    }
    for (Route route : place.routes()) {
      for (Next next : route.next()) {
        if (next.placement().up().ranks() <= 0 || !isRay(next.place())) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Whether no two moves that begin with a leg of a ray end alike, as what stands on the ray
   * decides how they go: a leg ends the move, once, or is followed by another one behind the first
   * piece.
   */
  private static boolean isDecided(Place place) {
    Set<Content> goesOn = EnumSet.noneOf(Content.class);
    for (Route route : place.routes()) {
      LegOutcome outcome = route.way().outcome();
      boolean known = outcome.effect() == LegEffect.NONE || outcome.effect() == LegEffect.REMOVE;
      if (!known || !outcome.occupant().isPiece() || route.next().size() > 1) {
        return false;
      }
      for (Content content : Content.of(outcome)) {
        if (!goesOn.add(content)) {
          return false;
        }
      }
      for (Next next : route.next()) {
        if (!isDecided(next.place())) {
          return false;
        }
      }
    }
    return endsOnce(place);
  }

  /** Whether no two moves that end with a leg on one square do so alike. */
  private static boolean endsOnce(Place place) {
    Set<Content> contents = EnumSet.noneOf(Content.class);
    for (Landing landing : place.shape().landings()) {
      for (Content content : Content.of(landing.outcome())) {
        // A move that captures en passant is one to an empty square that takes a piece elsewhere.
        if (!contents.add(content == Content.EN_PASSANT ? Content.EMPTY : content)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns the shortest vector along a ray. */
  private static Vector direction(Next ray) {
    return Spans.shortest(ray.placement().up());
  }
}
