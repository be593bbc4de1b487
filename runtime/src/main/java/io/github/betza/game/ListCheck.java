package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.BoardWriter;
import java.util.Objects;

/**
 * Refuses moves of lists that were filled in other positions. Checks without measurable cost are
 * always made: the size of the board, the mover, and the square reached. With assertions enabled
 * the move is looked up among the legal moves.
 */
final class ListCheck {
  private static final int OWNER_SHIFT = Integer.numberOfTrailingZeros(Cell.WHITE);
  private static final int CAPTURE_SHIFT = Integer.numberOfTrailingZeros(Move.CAPTURE);

  private final Legality legality;
  private final Board board;
  private final BoardWriter writer;
  private final int[] cells;

  /** The legal moves, for assertions alone. */
  private MoveList legal;

  ListCheck(Legality legality, Position position) {
    this.legality = legality;
    this.board = position.board();
    this.writer = position.writer();
    this.cells = board.cells();
  }

  /**
   * Checks a move of the side to move.
   *
   * @throws IndexOutOfBoundsException if the list has no move with that index
   * @throws IllegalArgumentException if the move cannot belong to this position
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

  /** Returns whether a move may belong to the side to move, by its mover and its victim. */
  boolean fits(int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    if (from >= cells.length || to >= cells.length) {
      return false;
    }
    int side = writer.side();
    if (from == 0) {
      return cells[to] == Cell.EMPTY && writer.mayDrop(side, Move.promotion(move));
    }
    int target = cells[to];
    int owner = (cells[from] & Cell.EDGE) ^ (Cell.WHITE << side);
    int edge = target & (target << 1) & Cell.BLACK;
    // A piece may capture one of its own side, which is not marked as a capture.
    int capture = ((target >>> (OWNER_SHIFT + (side ^ 1))) ^ (move >>> CAPTURE_SHIFT)) & 1;
    return (owner | edge) == 0 && (capture == 0 || Move.isSpecial(move));
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
