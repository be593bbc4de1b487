package io.github.betza.board;

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

  /** Reports a move, but for its effects; nothing if it changes no square. */
  void move(int from, int to, int mover, int victim, int arrived) {
    if (from == to && mover == arrived) {
      return;
    }
    listener.removed(mover, from);
    if (victim != Cell.EMPTY) {
      listener.removed(victim, to);
    }
    listener.added(arrived, to);
  }

  /** Reports that such a move is taken back. */
  void takeBack(int from, int to, int mover, int victim, int arrived) {
    if (from == to && mover == arrived) {
      return;
    }
    listener.removed(arrived, to);
    if (victim != Cell.EMPTY) {
      listener.added(victim, to);
    }
    listener.added(mover, from);
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
