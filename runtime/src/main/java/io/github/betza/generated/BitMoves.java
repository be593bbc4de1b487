package io.github.betza.generated;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/** Appends the moves of a piece to the squares of a set. */
public final class BitMoves {
  private final BitBoards bits;
  private final int[] cells;

  BitMoves(BitBoards bits, int[] cells) {
    this.bits = bits;
    this.cells = cells;
  }

  /**
   * Appends the moves of a piece to some squares, each empty or with an enemy.
   *
   * @param from the bit of the piece
   * @param set a word of the set of squares
   * @param word which word
   */
  public void append(int from, long set, int word, MoveList moves) {
    int square = bits.square(from);
    int[] words = moves.words(Long.SIZE);
    int size = moves.size();
    for (long left = set; left != 0; left &= left - 1) {
      int to = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
      words[size++] = Move.reaching(square, to, cells[to]);
    }
    moves.setSize(size);
  }

  /**
   * Appends the moves of a piece to some empty squares, each of which can be answered by capturing
   * it en passant.
   *
   * @param from the bit of the piece
   * @param set a word of the set of squares
   * @param word which word
   * @param passed a table of sets of squares
   * @param place where the set of squares stands in it on which it can be captured
   */
  public void appendGranting(
      int from, long set, int word, long[] passed, int place, MoveList moves) {
    if (set == 0) {
      return;
    }
    int mark = moves.pending().size();
    for (int i = 0; i < bits.words(); i++) {
      for (long left = passed[place + i]; left != 0; left &= left - 1) {
        moves.pending().grant(bits.square(i * Long.SIZE + Long.numberOfTrailingZeros(left)));
      }
    }
    int square = bits.square(from);
    for (long left = set; left != 0; left &= left - 1) {
      int to = bits.square(word * Long.SIZE + Long.numberOfTrailingZeros(left));
      moves.addPending(square, to, false);
    }
    moves.pending().popTo(mark);
  }

  /**
   * Appends the move that leaves a piece where it is.
   *
   * @param from the bit of the piece
   */
  public void appendNullMove(int from, MoveList moves) {
    int square = bits.square(from);
    moves.add(Move.quiet(square, square));
  }
}
