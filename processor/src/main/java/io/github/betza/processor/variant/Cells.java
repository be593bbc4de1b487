package io.github.betza.processor.variant;

import io.github.betza.board.Cell;

/** The properties of a piece by its cell. Empty squares and holes have none. */
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

  /** Returns whether a piece of a kind is there, of either side. */
  public static boolean isKind(int cell, int kind) {
    return Cell.isPiece(cell) && Cell.kind(cell) == kind;
  }

  /** Returns whether a piece of a side is there. */
  public static boolean isOwn(int cell, int side) {
    return Cell.isPiece(cell) && Cell.side(cell) == side;
  }
}
