package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Carried;
import io.github.betza.processor.path.Custody;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.compare.MoveResult.Effect;
import io.github.betza.processor.path.compare.MoveResult.Kind;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The end of a move.
 *
 * @param landing how it ends
 * @param square the square reached
 * @param carried what the move has carried
 */
record MoveEnd(Landing landing, Vector square, Carried<Vector> carried) {

  /**
   * Returns what the move does, or nothing if it cannot be made.
   *
   * @param passed the squares that the last leg passed over
   */
  Optional<MoveResult> result(List<Vector> passed) {
    LegOutcome outcome = landing.outcome();
    Vector origin = carried.origin();
    if (outcome.effect() == LegEffect.BORROW) {
      List<Effect> borrows = List.of(new Effect(Kind.BORROW, square));
      return Optional.of(new MoveResult(origin, square, false, borrows, List.of()));
    }
    if (!carried.hasRoomAtOrigin(landing, square)) {
      return Optional.empty();
    }
    Vector to = carried.end(landing, square);
    TreeSet<Effect> effects = new TreeSet<>();
    Carried<Vector> whole = carried;
    if (outcome.occupant().isEnPassant()) {
      // Where its victim stands depends on the board.
      Vector second = outcome.effect().putsAtOrigin() ? origin : square;
      effects.add(new Effect(Kind.EN_PASSANT, square, second));
    } else {
      whole = carried.landing(landing, square, square);
      if (carried.swaps(outcome, square)) {
        effects.add(new Effect(Kind.SWAP, square, origin));
      }
    }
    effects.addAll(
        whole.effects(
            removed -> new Effect(Kind.REMOVE, removed),
            (victim, put) -> new Effect(Kind.UNLOAD, victim, put)));
    // What the mover takes the place of is no other effect.
    effects.remove(new Effect(Kind.REMOVE, to));
    if (landing.finish().vanishes()) {
      effects.add(new Effect(Kind.VANISH, to));
    }
    if (landing.grantsEnPassant()) {
      passed.forEach(over -> effects.add(new Effect(Kind.GRANT, over)));
    }
    List<Custody> custodies = inOrder(landing.custodies());
    boolean captures = outcome.captures() || carried.capturesEnemy() || !custodies.isEmpty();
    return Optional.of(new MoveResult(origin, to, captures, List.copyOf(effects), custodies));
  }

  private static List<Custody> inOrder(List<Custody> custodies) {
    return custodies.isEmpty()
        ? custodies
        : custodies.stream().distinct().sorted(Comparator.comparing(Custody::toString)).toList();
  }
}
