package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.PieceListener;

/** Reports to a listener where pieces come and go. */
final class PieceReports {
  private final PieceListener listener;

  /** Makes the reports, and reports all pieces as added. */
  PieceReports(PieceListener listener, int[] cells) {
    this.listener = listener;
    for (int square = 0; square < cells.length; square++) {
      if (Cell.isPiece(cells[square])) {
        listener.added(cells[square], square);
      }
    }
  }

  /** Reports a move, but for its effects, or that it is taken back; nothing if it is a pass. */
  void move(int from, int to, int mover, int victim, int arrived, boolean isBack) {
    if (from == to && mover == arrived) {
      return;
    }
    if (isBack) {
      change(to, arrived, victim);
      listener.added(mover, from);
    } else {
      listener.removed(mover, from);
      change(to, victim, arrived);
    }
  }

  /** Reports what an effect changes on a square. */
  void change(int square, int before, int cell) {
    if (before != Cell.EMPTY) {
      listener.removed(before, square);
    }
    if (cell != Cell.EMPTY) {
      listener.added(cell, square);
    }
  }
}
