package io.github.betza.game;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.generated.BitBoards;

/**
 * The numbers of {@link HashKeys} for pieces on squares: looked up on a board of at most 128
 * squares, and worked out on a larger one, for which a table would not fit in the caches.
 */
final class PieceKeys {
  private static final int MOST_SQUARES = 128;

  private final InitialPosition initial;

  /** By whether the piece is unmoved, kind and side, and the number of the square; or null. */
  private final long[] table;

  /** How many entries a piece has, and how many all that have moved. */
  private final int squares;

  private final int moved;
  private final BitBoards numbers;

  PieceKeys(GameRules rules) {
    Geometry geometry = rules.geometry();
    this.initial = rules.initialPosition();
    this.squares = geometry.files() * geometry.ranks();
    this.moved = 2 * (rules.kinds() + 1) * squares;
    boolean fits = squares <= MOST_SQUARES;
    this.table = fits ? new long[2 * moved] : null;
    this.numbers = fits ? new BitBoards(geometry, 0) : null;
    for (int kind = 1; fits && kind <= rules.kinds(); kind++) {
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        for (int bit = 0; bit < squares; bit++) {
          int square = numbers.square(bit);
          int cell = Cell.of(kind, side) | (rules.pieces().isRoyal(kind) ? Cell.ROYAL : 0);
          table[index(square, cell)] = workedOut(square, cell);
          table[index(square, cell | Cell.UNMOVED)] = workedOut(square, cell | Cell.UNMOVED);
        }
      }
    }
  }

  private int index(int square, int cell) {
    int piece = 2 * Cell.kind(cell) + Cell.side(cell);
    int group = (cell & Cell.UNMOVED) != 0 ? moved : 0;
    return group + piece * squares + numbers.number(square);
  }

  private long workedOut(int square, int cell) {
    return HashKeys.piece(square, initial.hashed(cell));
  }

  /** Returns the number of a piece on a square. */
  long of(int square, int cell) {
    return table != null ? table[index(square, cell)] : workedOut(square, cell);
  }
}
