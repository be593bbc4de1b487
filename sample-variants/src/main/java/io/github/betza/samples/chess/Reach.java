package io.github.betza.samples.chess;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;

/**
 * Which squares a piece could attack at all if nothing stood in its way. Looking it up first spares
 * most of the questions whether an enemy attacks the king, as no chess piece needs another one to
 * attack (a cannon would).
 *
 * <p>The answers come from the generated code itself, asked once about a piece alone with a victim.
 */
final class Reach {
  private final boolean[] reached;
  private final int span;
  private final int largest;

  /**
   * Asks for the reach of all pieces.
   *
   * @param pieces the pieces
   * @param geometry the board that they will stand on
   */
  Reach(PieceTable pieces, Geometry geometry) {
    int far = Math.max(geometry.files(), geometry.ranks()) - 1;
    this.largest = far * geometry.stride() + far;
    this.span = 2 * largest + 1;
    this.reached = new boolean[2 * (pieces.size() + 1) * span];
    Board board = new Board(2 * far + 1, 2 * far + 1, pieces);
    for (int kind = 1; kind <= pieces.size(); kind++) {
      for (int side = Side.WHITE; side <= Side.BLACK; side++) {
        ask(board, Cell.of(kind, side), far, geometry.stride());
      }
    }
  }

  private void ask(Board board, int cell, int far, int stride) {
    Geometry large = board.geometry();
    int centre = large.square(far, far);
    board.put(centre, cell);
    int victim = Cell.of(Cell.kind(cell), Side.opponent(Cell.side(cell)));
    for (int ranks = -far; ranks <= far; ranks++) {
      for (int files = -far; files <= far; files++) {
        int target = large.step(centre, files, ranks);
        if (target != centre) {
          board.put(target, victim);
          reached[index(cell, ranks * stride + files)] =
              board.pieces().moves(Cell.kind(cell)).canCapture(board, centre, target);
          board.put(target, Cell.EMPTY);
        }
      }
    }
    board.put(centre, Cell.EMPTY);
  }

  /** Returns whether a piece on a square could attack another square. */
  boolean contains(int cell, int from, int target) {
    return reached[index(cell, target - from)];
  }

  private int index(int cell, int distance) {
    return (2 * Cell.kind(cell) + Cell.side(cell)) * span + distance + largest;
  }
}
