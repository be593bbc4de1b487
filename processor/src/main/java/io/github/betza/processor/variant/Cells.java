package io.github.betza.processor.variant;

import io.github.betza.board.Cell;

/** What a cell tells of the piece on its square. Empty squares and holes tell nothing of it. */
public final class Cells {
  private Cells() {}

  /** Returns whether a royal piece is there. */
  public static boolean isRoyal(int cell) {
    return (cell & Cell.ROYAL) != 0;
  }

  /** Returns whether a piece is there that has not moved. */
  public static boolean isUnmoved(int cell) {
    return (cell & Cell.UNMOVED) != 0;
  }

  /** Returns whether a piece of a kind stands there, whosever it is. */
  public static boolean isKind(int cell, int kind) {
    return Cell.isPiece(cell) && Cell.kind(cell) == kind;
  }

  /** Returns whether a piece of a side stands there. */
  public static boolean isOwn(int cell, int side) {
    return Cell.isPiece(cell) && Cell.side(cell) == side;
  }
}
