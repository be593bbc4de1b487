package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;
import java.util.Arrays;
import java.util.List;

/**
 * Which distances a piece could attack a royal piece at, if nothing stood in its way. Looking it up
 * first spares most of the questions whether an enemy attacks a royal piece.
 *
 * <p>The answers come from the generated code itself, asked once about a piece that is alone with a
 * victim. That holds only for pieces that need no others to attack, see {@link
 * GameRules.Builder#direct}; the others may attack at any distance.
 */
final class Reach {
  private final boolean[] reached;
  private final int span;
  private final int largest;

  Reach(PieceTable pieces, Geometry geometry, List<Integer> direct) {
    int far = Math.max(geometry.files(), geometry.ranks()) - 1;
    this.largest = far * geometry.stride() + far;
    this.span = 2 * largest + 1;
    this.reached = new boolean[2 * (pieces.size() + 1) * span];
    Arrays.fill(reached, true);
    // In the middle of the board that is asked about every distance must have a square.
    if (2 * far + 1 <= Geometry.MAX_SIZE) {
      Board board = new Board(2 * far + 1, 2 * far + 1, pieces);
      for (int kind : direct) {
        for (int side = Side.WHITE; side <= Side.BLACK; side++) {
          ask(board, Cell.of(kind, side), far, geometry.stride());
        }
      }
    }
  }

  private void ask(Board board, int cell, int far, int stride) {
    Arrays.fill(reached, index(cell, -largest), index(cell, largest) + 1, false);
    Geometry large = board.geometry();
    int centre = large.square(far, far);
    board.put(centre, cell | Cell.UNMOVED);
    int victim = Cell.of(Cell.kind(cell), Side.opponent(Cell.side(cell))) | Cell.ROYAL;
    for (int ranks = -far; ranks <= far; ranks++) {
      for (int files = -far; files <= far; files++) {
        int target = large.step(centre, files, ranks);
        if (target != centre) {
          board.put(target, victim);
          reached[index(cell, ranks * stride + files)] |=
              board.pieces().moves(Cell.kind(cell)).canCapture(board, centre, target);
          board.put(target, Cell.EMPTY);
        }
      }
    }
    board.put(centre, Cell.EMPTY);
  }

  /** Returns whether a piece on a square could attack a royal piece on another. */
  boolean contains(int cell, int from, int target) {
    return reached[index(cell, target - from)];
  }

  private int index(int cell, int distance) {
    return (2 * Cell.kind(cell) + Cell.side(cell)) * span + distance + largest;
  }
}
