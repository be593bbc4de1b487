package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.Hands;
import java.util.Objects;

/**
 * Refuses moves of lists that were filled in other positions. What costs no measurable time is
 * always checked: the size of the board, the mover, and what is on the square reached. With
 * assertions enabled the move is looked for among the legal moves.
 */
final class ListCheck {
  private static final int OWNER_SHIFT = Integer.numberOfTrailingZeros(Cell.WHITE);
  private static final int CAPTURE_SHIFT = Integer.numberOfTrailingZeros(Move.CAPTURE);

  private final Legality legality;
  private final Board board;
  private final int[] cells;

  /** What may be in hand, or null. */
  private final Hands hands;

  /** The legal moves, for assertions alone. */
  private MoveList legal;

  ListCheck(Legality legality, Board board, Hands hands) {
    this.legality = legality;
    this.hands = hands;
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

  /** Returns whether a move may be one of the side to move, by its mover and what is captured. */
  boolean fits(int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    if (from >= cells.length || to >= cells.length) {
      return false;
    }
    int side = board.side();
    if (from == 0) {
      return hands != null && cells[to] == Cell.EMPTY && isInHand(Move.promotion(move));
    }
    int target = cells[to];
    int owner = (cells[from] & Cell.EDGE) ^ (Cell.WHITE << side);
    int edge = target & (target << 1) & Cell.BLACK;
    // A piece may capture one of its own side, which is not marked as a capture.
    int capture = ((target >>> (OWNER_SHIFT + (side ^ 1))) ^ (move >>> CAPTURE_SHIFT)) & 1;
    return (owner | edge) == 0 && (capture == 0 || Move.isSpecial(move));
  }

  private boolean isInHand(int kind) {
    return kind <= board.pieces().size() && board.inHand(board.side(), hands.paid(kind)) > 0;
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
