package io.github.betza.processor.variant.attack;

import io.github.betza.Promoting;
import io.github.betza.board.Board;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.Side;
import io.github.betza.model.Promotion;
import io.github.betza.processor.path.Alternative.Walk;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.variant.SetupBoard;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.reach.Starts;
import io.github.betza.processor.variant.reach.Travel;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds whether a move may grant the right to capture the mover en passant and promote it. The
 * double step of a pawn, which begins where the pawn is set up, never comes so far; then what
 * attacks the piece that a pawn has become does not depend on that right.
 */
final class GrantingPromotion {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final Optional<Board> setup;

  GrantingPromotion(VariantFacts facts) {
    this.facts = facts;
    this.geometry = new Geometry(facts.files(), facts.ranks());
    this.setup = SetupBoard.placement(facts);
  }

  /** Returns whether some move of a kind may do both, as far as a promotion is concerned. */
  boolean isPossible(int kind, Promotion promotion) {
    return setup.isEmpty()
        || promotion.on() != Promoting.ARRIVAL
        || moveOthersWay(kind)
        || IntStream.rangeClosed(Side.WHITE, Side.BLACK)
            .anyMatch(side -> leadsIntoZone(kind, side, promotion.zone()));
  }

  /** Returns whether a kind may move as another one does, or be made to. */
  private boolean moveOthersWay(int kind) {
    return VariantFacts.hasOthersMoves(facts.traits(kind)) || facts.some(Trait.EXCITING);
  }

  private boolean leadsIntoZone(int kind, int side, String zone) {
    BitSet squares = Squares.of(geometry, zone, side);
    Starts starts = new Starts(facts, geometry, setup.orElseThrow());
    return facts.moves(kind).stream()
        .filter(Walk.class::isInstance)
        .map(Walk.class::cast)
        .anyMatch(
            walk -> {
              BitSet from = walk.initial() ? starts.setUp(kind, side) : starts.open();
              return grantingEnds(walk, side, from).intersects(squares);
            });
  }

  /** Returns the squares on which moves may end that grant the right. */
  private BitSet grantingEnds(Walk walk, int side, BitSet from) {
    return new Travel(geometry, List.of(walk), side, square -> true, Landing::grantsEnPassant)
        .endsFromAny(from);
  }
}
