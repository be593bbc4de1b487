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
    boolean returns = landing.finish().returns();
    Vector to = returns ? origin : square;
    if (returns && state.hasUnloadedOn(to)) {
      return Optional.empty();
    }
    TreeSet<Effect> effects = new TreeSet<>();
    State whole = state;
    if (outcome.deed() == Deed.UNLOAD_AT_ORIGIN || outcome.deed() == Deed.SWAP) {
      boolean here = outcome.occupant() != Occupant.EMPTY;
      Vector victim = here ? square : state.lastVictim();
      boolean full = to.equals(origin) || state.hasUnloadedOn(origin);
      if (victim != null && full) {
        return Optional.empty();
      }
      if (outcome.occupant().isEnPassant()) {
        effects.add(new Effect(Kind.EN_PASSANT, square, origin));
      } else if (outcome.deed() == Deed.SWAP && !state.hasUnloadedOn(square)) {
        effects.add(new Effect(Kind.SWAP, square, origin));
      } else if (here) {
        whole = state.removing(square, outcome.captures()).unloading(state.stood(square), origin);
      } else if (victim != null) {
        whole = state.unloading(victim, origin);
      }
    } else if (outcome.occupant().isEnPassant()) {
      effects.add(new Effect(Kind.EN_PASSANT, square));
    } else if (outcome.occupant().isPiece() && (outcome.deed() == Deed.REMOVE || !returns)) {
      whole = state.removing(square, outcome.captures());
    }
    effects.addAll(whole.effects());
    // What the mover takes the place of is no other effect.
    effects.remove(new Effect(Kind.REMOVE, to));
    if (landing.finish().vanishes()) {
      effects.add(new Effect(Kind.VANISH, to));
    }
    if (landing.grantsEnPassant()) {
      passed.forEach(over -> effects.add(new Effect(Kind.GRANT, over)));
    }
    List<Custody> custodies = inOrder(landing.custodies());
    boolean captures = outcome.captures() || state.capturesEnemy() || !custodies.isEmpty();
    return Optional.of(new Result(origin, to, captures, List.copyOf(effects), custodies));
  }

  private static List<Custody> inOrder(List<Custody> custodies) {
    return custodies.isEmpty()
        ? custodies
        : custodies.stream().distinct().sorted(Comparator.comparing(Custody::toString)).toList();
  }
}
