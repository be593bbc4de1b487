package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Side;
import java.util.stream.IntStream;

/**
 * The squares on which pieces in hand may enter as pieces that have not moved leave them.
 * Immutable. For generated games and games of {@link io.github.betza.game.GameRules#play}.
 */
public final class Gates {
  private static final int[] NONE = {};

  /** By side and square: the kinds that may enter there. */
  private final int[][][] kinds;

  /** All gates of both sides. */
  private final int[] squares;

  /** By kind: the kind in hand in whose place it enters. */
  private final int[] paid;

  /** Whether a hand may get further pieces. */
  private final boolean lasting;

  /**
   * Makes gates.
   *
   * @param kinds by side and square: the kinds that may enter there, or null for none
   * @param paid by kind: the kind in hand in whose place it enters
   * @param lasting whether a hand may get further pieces
   */
  Gates(int[][][] kinds, int[] paid, boolean lasting) {
    this.kinds = kinds.clone();
    this.squares =
        IntStream.range(0, kinds[Side.WHITE].length)
            .filter(square -> isGate(Side.WHITE, square) || isGate(Side.BLACK, square))
            .toArray();
    this.paid = paid.clone();
    this.lasting = lasting;
  }

  /**
   * Returns the kinds that may enter on a square of a side, in their order. The caller must not
   * change the array.
   */
  public int[] kinds(int side, int square) {
    int[] known = kinds[side][square];
    return known == null ? NONE : known;
  }

  /** Returns whether some kind of a side may enter on a square. */
  public boolean isGate(int side, int square) {
    return kinds[side][square] != null;
  }

  /** Returns whether the hand of a side contains the piece that entering uses up. */
  public boolean mayPay(Board board, int side, int kind) {
    return board.inHand(side, paid[kind]) > 0;
  }

  /** Returns whether a piece may still enter on a square of a side, now or later. */
  public boolean isUsed(Board board, int side, int square) {
    return isUsed(board.writer, side, square);
  }

  private boolean isUsed(BoardHash writer, int side, int square) {
    int[] known = kinds[side][square];
    boolean isUsed = lasting && known != null;
    for (int i = 0; known != null && !isUsed && i < known.length; i++) {
      isUsed = writer.inHand(side, paid[known[i]]) > 0;
    }
    return isUsed;
  }

  /** Returns the hash of the right to enter where a piece is, 0 if there is none. */
  long key(BoardHash writer, int square, int cell) {
    boolean isOpen =
        Cell.isPiece(cell) && (cell & Cell.UNMOVED) != 0 && isUsed(writer, Cell.side(cell), square);
    return isOpen ? PositionKeys.gate(square) : 0;
  }

  /** Returns the hash of all these rights. */
  long keys(BoardHash writer) {
    long keys = 0;
    int[] cells = writer.cells;
    for (int square : squares) {
      keys ^= key(writer, square, cells[square]);
    }
    return keys;
  }
}
