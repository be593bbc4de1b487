package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.PieceListener;

/** The squares of a board, with the sets of bits and the listener that are informed of changes. */
final class WatchedCells {
  private final Geometry geometry;
  private final int[] cells;

  /** The pieces as sets of bits, or null until code reads them. */
  private Occupancy occupancy;

  /** The listener for pieces that come and go, or null. */
  private PieceListener listener;

  WatchedCells(Geometry geometry, int[] cells) {
    this.geometry = geometry;
    this.cells = cells;
  }

  /** Reports all pieces to a listener, and each change from now on; null removes it. */
  void listen(PieceListener newListener) {
    listener = newListener;
    for (int square = 0; square < cells.length && listener != null; square++) {
      if (Cell.isPiece(cells[square])) {
        listener.added(cells[square], square);
      }
    }
  }

  /** Returns the pieces as sets of bits, which are updated from now on. */
  Occupancy occupancy() {
    if (occupancy == null) {
      occupancy = new Occupancy(geometry, cells);
    }
    return occupancy;
  }

  /** Changes a square without a report. */
  void replace(int square, int cell) {
    int before = cells[square];
    cells[square] = cell;
    if (occupancy != null) {
      occupancy.change(square, before, cell);
    }
  }

  /** Changes a square by an effect of a move, or takes the effect back. */
  void change(int square, int before, int cell) {
    replace(square, cell);
    if (listener != null) {
      report(square, before, cell);
    }
  }

  /** Moves a piece from one square to another, or back. */
  void noteMove(int from, int to, int mover, int victim, int arrived, boolean isBack) {
    if (occupancy != null) {
      occupancy.change(from, mover, Cell.EMPTY);
      occupancy.change(to, victim, arrived);
    }
    if (listener != null && (from != to || mover != arrived)) {
      reportMove(from, to, mover, victim, arrived, isBack);
    }
  }

  /** Reports a move that is not a pass, without its effects. */
  private void reportMove(int from, int to, int mover, int victim, int arrived, boolean isBack) {
    if (isBack) {
      report(to, arrived, victim);
      listener.added(mover, from);
    } else {
      listener.removed(mover, from);
      report(to, victim, arrived);
    }
  }

  private void report(int square, int before, int cell) {
    if (before != Cell.EMPTY) {
      listener.removed(before, square);
    }
    if (cell != Cell.EMPTY) {
      listener.added(cell, square);
    }
  }
}
