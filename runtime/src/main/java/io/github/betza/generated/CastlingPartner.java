package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/** The piece with which a royal piece castles: the first on one side of it. */
final class CastlingPartner {
  private static final int BOTH = Cell.UNMOVED | Cell.EDGE;

  private final int[] cells;
  private final BitBoards bits;

  CastlingPartner(int[] cells, BitBoards bits) {
    this.cells = cells;
    this.bits = bits;
  }

  /** Returns the square of the first piece on one side of a royal piece, or beyond the edge. */
  int square(int from, int step) {
    int square = bits.square(from) + step;
    while (cells[square] == Cell.EMPTY) {
      square += step;
    }
    return square;
  }

  /**
   * Returns whether a royal piece that has not moved may castle, as far as attacks do not matter.
   *
   * @param from the bit of the royal piece
   * @param step 1 to castle towards the last file, -1 towards the first
   * @param steps how far it goes, in files
   * @param inset how many files in from the edge its partner stands
   */
  boolean isThere(int from, int step, int steps, int inset) {
    int king = bits.square(from);
    int partner = square(from, step);
    return (cells[partner] & BOTH) == (cells[king] & BOTH)
        && Math.abs(partner - king) >= steps
        && (inset == 0 || cells[partner + step * inset] != Cell.EDGE)
        && cells[partner + step * (inset + 1)] == Cell.EDGE;
  }

  /** Appends the move. */
  void castle(int from, int step, int steps, MoveList moves) {
    int king = bits.square(from);
    int to = king + step * steps;
    moves.special(Move.quiet(king, to), Effect.of(Effect.PARTNER, square(from, step), to - step));
  }
}
