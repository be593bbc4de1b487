package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.Place.Next;
import io.github.betza.processor.emit.plan.Place.Route;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Tells of which first legs it is enough to follow the nearest capture, where the move goes on
 * behind it. That is so where such a capture is all that any move does elsewhere than on the square
 * where it ends, and each first leg captures on a line of its own: then two moves that capture
 * different pieces on their way are not alike, and those that capture the same piece end alike or
 * not wherever on the line it stands. If it stands close, nothing is asked of squares before it,
 * and more of the board is left behind it.
 */
final class FirstCaptures {
  private static final FirstCaptures NONE = new FirstCaptures(new IdentityHashMap<>());

  /** The legs, with how each lies that stands for all that are turned or reflected. */
  private final IdentityHashMap<Place, Placement> places;

  private FirstCaptures(IdentityHashMap<Place, Placement> places) {
    this.places = places;
  }

  /** Finds the legs among the first ones of a piece. */
  static FirstCaptures of(PlaceGraph graph, List<Next> starts) {
    Set<Place> capturing = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Place place : graph.places()) {
      if (actsOnTheWay(place)) {
        capturing.add(place);
      }
    }
    boolean all =
        !capturing.isEmpty()
            && capturing.stream().allMatch(FirstCaptures::onlyCaptures)
            && graph.places().stream().allMatch(FirstCaptures::isOrdinary)
            && graph.places().stream().noneMatch(place -> leadsTo(place, capturing))
            && areApart(starts, capturing);
    return all ? new FirstCaptures(firstOf(starts, capturing)) : NONE;
  }

  private static IdentityHashMap<Place, Placement> firstOf(List<Next> starts, Set<Place> places) {
    IdentityHashMap<Place, Placement> first = new IdentityHashMap<>();
    for (Next start : starts) {
      if (places.contains(start.place())) {
        first.putIfAbsent(start.place(), start.placement());
      }
    }
    return first;
  }

  /** Returns whether there is any such leg. */
  boolean isAny() {
    return !places.isEmpty();
  }

  /**
   * Returns whether captures that a leg makes after some steps, and behind which the move goes on,
   * need not be followed.
   */
  boolean skips(Place place, Placement placement, int steps) {
    return !standsForOthers(place, placement) || (isOne(place) && steps > Legs.least(place.leg()));
  }

  /** Returns whether the captures of a leg are followed as it lies. */
  boolean standsForOthers(Place place, Placement placement) {
    return !isOne(place) || places.get(place).equals(placement);
  }

  private boolean isOne(Place place) {
    return places.containsKey(place);
  }

  private static boolean actsOnTheWay(Place place) {
    for (Route route : place.routes()) {
      if (route.way().outcome().effect() != LegEffect.NONE) {
        return true;
      }
    }
    return false;
  }

  private static boolean leadsTo(Place place, Set<Place> others) {
    return place.routes().stream()
        .flatMap(route -> route.next().stream())
        .anyMatch(next -> others.contains(next.place()));
  }

  /** Whether a leg is a slide, and does nothing but capture where a move goes on. */
  private static boolean onlyCaptures(Place place) {
    Leg leg = place.leg();
    boolean slides =
        leg.isStraight() && leg.residue() == Leg.ANY && leg.bridge().isNone() && !leg.ski();
    return slides && place.routes().stream().allMatch(FirstCaptures::onlyCaptures);
  }

  private static boolean onlyCaptures(Route route) {
    LegOutcome outcome = route.way().outcome();
    boolean captures = outcome.effect() == LegEffect.REMOVE && outcome.occupant().isPiece();
    return outcome.effect() == LegEffect.NONE || captures;
  }

  /** Whether it does not matter to a leg how far the one before it went, nor where it began. */
  private static boolean isOrdinary(Place place) {
    return place.leg().length() instanceof Between
        && place.leg().wrap() == Wrap.NONE
        && place.shape().landings().stream().allMatch(FirstCaptures::isOrdinary);
  }

  /** Whether a landing does nothing but on the square reached. */
  private static boolean isOrdinary(Landing landing) {
    LegOutcome outcome = landing.outcome();
    return landing.finish() == Finish.STAY
        && landing.custodies().isEmpty()
        && !landing.grantsEnPassant()
        && !outcome.occupant().isEnPassant()
        && (outcome.effect() == LegEffect.NONE || outcome.effect() == LegEffect.REMOVE);
  }

  /** Whether no two first legs that capture on the way do so on one line. */
  private static boolean areApart(List<Next> starts, Set<Place> capturing) {
    Set<Vector> directions = new HashSet<>();
    for (Next start : starts) {
      Vector step = start.placement().apply(start.place().leg().step(0));
      if (capturing.contains(start.place()) && !directions.add(Spans.shortest(step))) {
        return false;
      }
    }
    return true;
  }
}
