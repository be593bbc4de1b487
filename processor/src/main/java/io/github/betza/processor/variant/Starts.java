package io.github.betza.processor.variant;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.game.SquareSet;
import io.github.betza.processor.variant.VariantFacts.PromotionFacts;
import java.util.BitSet;

/** Where the pieces of a game begin, by its setup or by promotion. */
final class Starts {
  private final VariantFacts facts;
  private final Geometry geometry;
  private final Board board;

  Starts(VariantFacts facts, Geometry geometry, Board board) {
    this.facts = facts;
    this.geometry = geometry;
    this.board = board;
  }

  /** Returns how many pieces of a kind a side has in the setup. */
  int count(int kind, int side) {
    return setUp(kind, side).cardinality();
  }

  /** Returns the squares on which pieces of a kind begin. */
  BitSet of(int kind, int side) {
    BitSet squares = setUp(kind, side);
    for (PromotionFacts promotion : facts.promotions()) {
      if (facts.isPromotedTo(promotion, kind)) {
        squares.or(squares(promotion.zone(), side));
      }
    }
    return squares;
  }

  /** Returns the squares that a text names, as a side sees them. */
  BitSet squares(String text, int side) {
    SquareSet set = SquareSet.parse(geometry, text);
    BitSet squares = new BitSet();
    for (int square = 0; square < geometry.arrayLength(); square++) {
      squares.set(square, set.contains(side, square));
    }
    return squares;
  }

  private BitSet setUp(int kind, int side) {
    BitSet squares = new BitSet();
    for (int square = 0; square < geometry.arrayLength(); square++) {
      int cell = board.get(square);
      squares.set(square, Cell.isPiece(cell) && Cell.kind(cell) == kind && Cell.side(cell) == side);
    }
    return squares;
  }
}
