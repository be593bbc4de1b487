package io.github.betza.processor.emit;

import io.github.betza.processor.emit.plan.Legs;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.Place;
import io.github.betza.processor.emit.plan.Place.Next;
import io.github.betza.processor.emit.plan.Place.Route;
import io.github.betza.processor.emit.plan.Placement;
import io.github.betza.processor.emit.plan.ReachedSquare;
import io.github.betza.processor.emit.plan.Shape.Span;
import io.github.betza.processor.emit.plan.Usage;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * First steps behind which a piece goes on to all sides and back, as a lion does that has captured.
 * Straight and slanted steps are different shapes, and each lacks another side to which it goes on:
 * the one back, where the piece that has left counts as gone. But the piece does stand there still,
 * and no leg ends on an own piece. So all sides can be tried alike, and the moves back be listed
 * besides: then it does not matter any more where the piece came from, and all its first steps are
 * one method.
 */
final class AllRound {
  private AllRound() {}

  /**
   * Returns the end of a first step as that of a step which came from anywhere; nothing where it
   * does matter from where.
   *
   * @param start the step, as it lies on the board
   * @param usage what is to be written in the mode, which lists moves
   */
  static Optional<Place> of(Next start, Mode mode, Usage usage) {
    Place place = start.place();
    if (mode.answers() || place.shape().span() != Span.PLANE || !endsAlike(place)) {
      return Optional.empty();
    }
    List<Route> routes = new ArrayList<>();
    boolean all = false;
    for (Route route : place.routes()) {
      List<Next> next = usage.productive(route, mode);
      Optional<List<Next>> around = around(start, next, mode, usage);
      if (around.isEmpty() || !hasNoDirection(route.way().outcome())) {
        return Optional.empty();
      }
      all |= around.get().size() > next.size();
      routes.add(new Route(route.way(), around.get()));
    }
    return all ? Optional.of(place.fromAnywhere(routes)) : Optional.empty();
  }

  /**
   * Returns the ways on, seen from the board, with one straight back where there is one to every
   * other side; nothing where they depend on how the piece has come.
   */
  private static Optional<List<Next>> around(Next start, List<Next> ways, Mode mode, Usage usage) {
    List<Next> returns = new ArrayList<>();
    List<Next> onward = new ArrayList<>();
    for (Next way : ways) {
      Place place = way.place();
      if (!endsAlike(place) || !place.routes().isEmpty()) {
        return Optional.empty();
      }
      Next turned = new Next(place, start.placement().of(way.placement()));
      if (place.isReturn()) {
        returns.add(turned);
      } else if (place.shape().isLine() && stopsAtOwn(place, mode, usage)) {
        onward.add(turned);
      } else {
        return Optional.empty();
      }
    }
    if (!onward.isEmpty()) {
      Optional<Next> back = back(start, onward);
      if (back.isEmpty()) {
        return Optional.empty();
      }
      onward.add(back.get());
      onward.sort(Comparator.comparing(AllRound::vector, Legs.ORDER));
    }
    onward.addAll(returns);
    return Optional.of(onward);
  }

  /** Returns the way straight back that makes the others go to all sides, if it is that. */
  private static Optional<Next> back(Next start, List<Next> onward) {
    Set<Vector> sides = new HashSet<>();
    Vector back = vector(start).opposite();
    sides.add(back);
    for (Next way : onward) {
      if (!way.place().equals(onward.get(0).place()) || !sides.add(vector(way))) {
        return Optional.empty();
      }
    }
    for (Placement turn : Placement.TURNS) {
      for (Vector side : sides) {
        if (!sides.contains(turn.apply(side))) {
          return Optional.empty();
        }
      }
    }
    for (Next way : onward) {
      for (Placement turn : Placement.TURNS) {
        if (turn.apply(vector(way)).equals(back)) {
          return Optional.of(new Next(way.place(), turn.of(way.placement())));
        }
      }
    }
    return Optional.empty();
  }

  private static Vector vector(Next next) {
    return next.placement().apply(next.place().leg().step(0));
  }

  /** Whether a leg is a leap whose end does not depend on where it comes from. */
  private static boolean endsAlike(Place place) {
    boolean alike =
        LeapEnds.isPlainLeap(place.leg())
            && !place.shape().far()
            && !place.shape().needsSteps()
            && (place.target().isPlain() || place.isReturn());
    for (Landing landing : place.shape().landings()) {
      alike &=
          landing.custodies().isEmpty()
              && !landing.grantsEnPassant()
              && hasNoDirection(landing.outcome());
    }
    return alike;
  }

  private static boolean hasNoDirection(LegOutcome outcome) {
    return (outcome.effect() == LegEffect.NONE || outcome.effect() == LegEffect.REMOVE)
        && outcome.occupant() != OccupancyCondition.EMPTY_BEFORE_PIECE
        && !outcome.occupant().isEnPassant();
  }

  private static boolean stopsAtOwn(Place place, Mode mode, Usage usage) {
    ReachedSquare reach = ReachedSquare.of(place, mode, usage);
    return reach.occupied().keySet().stream()
        .noneMatch(test -> test.isOwn() || test == ReachedSquare.Test.PIECE);
  }
}
