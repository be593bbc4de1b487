package io.github.betza.board;

/** Finds the pieces that enemy pieces immobilise. */
final class Immobilization {
  private Immobilization() {}

  /** Returns whether an enemy of the piece on a square immobilises it. */
  static boolean holds(Board board, int square) {
    int[] cells = board.cells();
    PieceTable pieces = board.pieces();
    int enemy = (cells[square] & Cell.EDGE) ^ Cell.EDGE;
    int end = board.geometry().end();
    for (int from = board.geometry().first(); from < end; from++) {
      int cell = cells[from];
      if ((cell & Cell.EDGE) == enemy
          && pieces.isImmobilizer(Cell.kind(cell))
          && pieces.moves(Cell.kind(cell)).canImmobilize(board, from, square)) {
        return true;
      }
    }
    return false;
  }
}
