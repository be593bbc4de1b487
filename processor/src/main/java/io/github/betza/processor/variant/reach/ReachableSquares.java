package io.github.betza.processor.variant.reach;

import io.github.betza.Promoting;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.Side;
import io.github.betza.model.Goal;
import io.github.betza.model.Promotion;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * The squares to which the pieces of a game can come.
 *
 * @param areRulesKnown whether all promotions and extra moves are known; otherwise a piece may come
 *     to any square
 */
public record ReachableSquares(
    VariantFacts facts, Geometry geometry, Starts starts, boolean areRulesKnown) {
  /** Returns whether a piece of some side is ever on the board. */
  public boolean everComes(int kind) {
    return mayBeAnywhere(kind)
        || IntStream.rangeClosed(Side.WHITE, Side.BLACK)
            .anyMatch(side -> !starts.of(kind, side).isEmpty());
  }

  /**
   * Returns whether a piece of some side may come to one of some squares, or begins there.
   *
   * @param squares the squares in the syntax of an annotation
   */
  public boolean everComes(int kind, String squares) {
    return IntStream.rangeClosed(Side.WHITE, Side.BLACK)
        .anyMatch(side -> of(kind, side).intersects(Squares.of(geometry, squares, side)));
  }

  /** Returns whether a piece of some side may come to one of its squares of a goal. */
  public boolean everComes(int kind, Goal goal) {
    return IntStream.rangeClosed(Side.WHITE, Side.BLACK)
        .anyMatch(side -> of(kind, side).intersects(area(goal, side)));
  }

  /**
   * Returns whether a piece of some side may be on one of its squares of a goal after a move, or in
   * the setup: a piece that must promote there changes its kind.
   */
  public boolean everStays(int kind, Goal goal) {
    return IntStream.rangeClosed(Side.WHITE, Side.BLACK)
        .anyMatch(side -> stays(kind, side).intersects(area(goal, side)));
  }

  private BitSet area(Goal goal, int side) {
    boolean isOwn = side == Side.BLACK && !goal.black().isEmpty();
    return isOwn
        ? Squares.of(geometry, goal.black(), Side.WHITE)
        : Squares.of(geometry, goal.squares(), side);
  }

  private BitSet stays(int kind, int side) {
    BitSet squares = of(kind, side);
    if (!mayBeAnywhere(kind)) {
      for (Promotion promotion : facts.model().promotions()) {
        boolean must = promotion.on() == Promoting.ARRIVAL && !promotion.optional();
        if (must && facts.kindsOf(promotion.of()).contains(kind)) {
          squares.andNot(Squares.of(geometry, promotion.zone(), side));
        }
      }
      // The partner in castling does not promote.
      squares.or(starts.of(kind, side));
    }
    return squares;
  }

  /**
   * Returns the squares to which a piece may come, or on which it begins. They may be outside of
   * its zones, which only restrict the ends of moves.
   */
  public BitSet of(int kind, int side) {
    return mayBeAnywhere(kind)
        ? starts.open()
        : new Travel(geometry, facts.moves(kind), side, mayEnter(kind, side)::get)
            .from(starts.of(kind, side));
  }

  /** Returns the squares that are not holes and that no zone forbids to a kind. */
  public BitSet mayEnter(int kind, int side) {
    BitSet squares = starts.open();
    facts.zonesOf(kind).forEach(zone -> squares.and(Squares.of(geometry, zone.all(), side)));
    return squares;
  }

  /**
   * Returns whether a piece may come to squares to which neither its own moves nor castling lead:
   * another piece may put it there or move it, or it moves as others do. The moves of a piece whose
   * notation has errors are unknown.
   */
  private boolean mayBeAnywhere(int kind) {
    return !areRulesKnown
        || facts.isAnyUnknown()
        || facts.traits(kind).has(Trait.BORROWING)
        || IntStream.rangeClosed(1, facts.pieces().size())
            .mapToObj(facts::traits)
            .anyMatch(each -> each.has(Trait.DISPLACING) || each.has(Trait.EXCITING));
  }
}
