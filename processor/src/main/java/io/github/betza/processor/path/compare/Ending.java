package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Custody;
import io.github.betza.processor.path.Deed;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Occupant;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.compare.Result.Effect;
import io.github.betza.processor.path.compare.Result.Kind;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The end of a move.
 *
 * @param landing how it ends
 * @param square the square reached
 * @param state how far it has got
 * @param requirements what it has asked for
 */
record Ending(Landing landing, Vector square, State state, Requirements requirements) {

  /**
   * Returns what the move does, or nothing where it cannot be made.
   *
   * @param passed the squares that the last leg passed over
   */
  Optional<Result> result(List<Vector> passed) {
    Outcome outcome = landing.outcome();
    Vector origin = state.origin();
    if (outcome.deed() == Deed.BORROW) {
      List<Effect> borrows = List.of(new Effect(Kind.BORROW, square));
      return Optional.of(new Result(origin, square, false, borrows, List.of()));
    }
    Vector to = landing.finish().returns() ? origin : square;
    if (!isRoomForUnloaded(to)) {
      return Optional.empty();
    }
    TreeSet<Effect> effects = new TreeSet<>();
    State whole = state;
    if (outcome.deed() == Deed.UNLOAD_AT_ORIGIN || outcome.deed() == Deed.SWAP) {
      boolean onTarget = outcome.occupant() != Occupant.EMPTY;
      Vector victim = onTarget ? square : state.lastVictim();
      boolean full = to.equals(origin) || state.unloaded().containsValue(origin);
      if (victim != null && full) {
        return Optional.empty();
      }
      if (onTarget) {
        Kind kind = outcome.deed() == Deed.SWAP ? Kind.SWAP : Kind.UNLOAD;
        effects.add(new Effect(kind, square, origin));
      } else if (victim != null) {
        whole = state.unloading(victim, origin);
      }
    } else if (outcome.occupant().isEnPassant()) {
      effects.add(new Effect(Kind.EN_PASSANT, square));
    } else if (outcome.deed() == Deed.REMOVE && !to.equals(square)) {
      effects.add(new Effect(Kind.REMOVE, square));
    }
    effects.addAll(whole.effects());
    if (landing.finish().vanishes()) {
      effects.add(new Effect(Kind.VANISH, to));
    }
    if (landing.grantsEnPassant()) {
      passed.forEach(over -> effects.add(new Effect(Kind.GRANT, over)));
    }
    List<Custody> custodies =
        landing.custodies().stream()
            .distinct()
            .sorted(Comparator.comparing(Custody::toString))
            .toList();
    boolean captures = outcome.captures() || state.capturesEnemy() || !custodies.isEmpty();
    return Optional.of(new Result(origin, to, captures, List.copyOf(effects), custodies));
  }

  private boolean isRoomForUnloaded(Vector to) {
    for (Vector place : state.unloaded().values()) {
      boolean free =
          place.equals(state.origin())
              || state.removed().containsKey(place)
              || (!place.equals(State.START) && requirements.askSquare(place, Keys.EMPTY));
      if (place.equals(to) || !free) {
        return false;
      }
    }
    return true;
  }
}
