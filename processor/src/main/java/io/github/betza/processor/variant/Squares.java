package io.github.betza.processor.variant;

import io.github.betza.board.Geometry;
import io.github.betza.game.SquareSet;
import java.util.BitSet;

/** Sets of squares as bits, by the numbers that a board gives its squares. */
final class Squares {
  private Squares() {}

  /** Returns the squares that a text names, as a side sees them; the text has been found sound. */
  static BitSet of(Geometry geometry, String text, int side) {
    SquareSet set = SquareSet.parse(geometry, text);
    BitSet squares = new BitSet();
    for (int square = 0; square < geometry.arrayLength(); square++) {
      squares.set(square, set.contains(side, square));
    }
    return squares;
  }

  /** Returns whether some squares are all among others. */
  static boolean hold(BitSet squares, BitSet others) {
    BitSet rest = (BitSet) others.clone();
    rest.andNot(squares);
    return rest.isEmpty();
  }
}
