package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceTable;
import io.github.betza.board.Side;

/**
 * At which distances {@link GameRulesBuilder#direct direct} pieces can capture at all: this is
 * tested for a piece that is alone with a victim. There are many pairs of squares, and few of them
 * ever matter, so each is tested when it does. Games on several threads share the rules.
 */
final class DirectCaptures {
  private final Geometry geometry;

  /** In the middle of this board every distance has a square. */
  private final Board board;

  private final int centre;

  private DirectCaptures(Geometry geometry, int size, PieceTable pieces) {
    this.geometry = geometry;
    this.board = new Board(size, size, pieces);
    this.centre = board.geometry().square(size / 2, size / 2);
  }

  /** Returns the test for a board, or null if there is no board large enough to test on. */
  static DirectCaptures of(Geometry geometry, PieceTable pieces) {
    int size = 2 * Math.max(geometry.files(), geometry.ranks()) - 1;
    return size <= Geometry.MAX_SIZE ? new DirectCaptures(geometry, size, pieces) : null;
  }

  /**
   * Returns whether a piece can capture another at a distance between squares, if it is alone with
   * it. Squares on several ranks may be at the same distance: then whether it can in some case.
   */
  synchronized boolean at(int cell, int distance) {
    for (int ranks = 1 - geometry.ranks(); ranks < geometry.ranks(); ranks++) {
      int files = distance - ranks * geometry.stride();
      if (Math.abs(files) < geometry.files() && at(cell, files, ranks)) {
        return true;
      }
    }
    return false;
  }

  private boolean at(int cell, int files, int ranks) {
    int kind = Cell.kind(cell);
    int side = Cell.side(cell);
    int target = board.geometry().step(centre, files, ranks);
    board.put(centre, Cell.of(kind, side) | Cell.UNMOVED);
    board.put(target, Cell.of(kind, Side.opponent(side)) | Cell.ROYAL);
    boolean captures = board.pieces().moves(kind).canCapture(board, centre, target);
    board.put(target, Cell.EMPTY);
    board.put(centre, Cell.EMPTY);
    return captures;
  }
}
