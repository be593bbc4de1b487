package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import java.util.Objects;

/**
 * Refuses moves of lists that were filled in other positions. What costs no measurable time is
 * always checked: the size of the board, the mover, and what is on the square reached. With
 * assertions enabled the move is looked for among the legal moves.
 */
final class ListCheck {
  private final Legality legality;
  private final Board board;
  private final int[] cells;

  /** The legal moves, for assertions alone. */
  private MoveList legal;

  ListCheck(Legality legality, Board board) {
    this.legality = legality;
    this.board = board;
    this.cells = board.cells();
  }

  /**
   * Checks a move of the side to move.
   *
   * @throws IndexOutOfBoundsException if the list has no move with that index
   * @throws IllegalArgumentException if the move cannot be one of this position
   */
  void check(MoveList moves, int index) {
    int move = moves.get(Objects.checkIndex(index, moves.size()));
    if (!fits(move) || moves.isOfOtherSize(board)) {
      throw new IllegalArgumentException(refusal(index));
    }
    assert isLegal(moves, index) : refusal(index);
  }

  static String refusal(int index) {
    return "move "
        + index
        + " of the list is not legal in this position: fill the list anew in each position";
  }

  private boolean fits(int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    int own = Cell.WHITE << board.side();
    if (from >= cells.length || to >= cells.length || (cells[from] & Cell.EDGE) != own) {
      return false;
    }
    int enemy = own ^ Cell.EDGE;
    int owner = cells[to] & Cell.EDGE;
    // A piece may capture one of its own side, which is not marked as a capture.
    boolean isMarked = ((owner & enemy) != 0) == Move.isCapture(move);
    return owner != Cell.EDGE && (isMarked || Move.isSpecial(move));
  }

  /** Returns whether the move is a legal one, by finding all of them. */
  boolean isLegal(MoveList moves, int index) {
    if (legal == null) {
      legal = new MoveList();
    }
    legal.clear();
    legality.list(legal);
    for (int i = 0; i < legal.size(); i++) {
      if (legal.areEqual(i, moves, index)) {
        return true;
      }
    }
    return false;
  }
}
