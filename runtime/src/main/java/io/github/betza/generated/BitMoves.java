package io.github.betza.generated;

import io.github.betza.board.Effect;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;

/** Appends the moves of a piece to the squares of a set. */
public final class BitMoves {
  /** The squares of a board of one word, as numbers of bits. */
  private static final int MASK = Long.SIZE - 1;

  private static final int CAPTURE_SHIFT = Integer.numberOfTrailingZeros(Move.CAPTURE);

  private final BitBoards bits;

  /** The squares by their bits; the same as the end of a move. */
  private final int[] squares = new int[4 * Long.SIZE];

  private final int[] ends = new int[squares.length];

  BitMoves(BitBoards bits) {
    this.bits = bits;
    for (int bit = 0; bit < bits.words() * Long.SIZE; bit++) {
      squares[bit] = bits.square(bit);
      ends[bit] = Move.quiet(0, squares[bit]);
    }
  }

  /**
   * Appends the moves of a piece to some squares of a board of two words.
   *
   * @param from the bit of the piece
   * @param low the word 0 of the squares
   * @param high the word 1
   * @param enemyLow the word 0 of the squares of enemy pieces
   * @param enemyHigh the word 1
   */
  public void append(int from, long low, long high, long enemyLow, long enemyHigh, MoveList moves) {
    int square = squares[from];
    int[] words = moves.words(2 * Long.SIZE);
    int size = moves.size();
    for (long left = low; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      words[size++] = square | ends[to] | capture(enemyLow, to);
    }
    for (long left = high; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      words[size++] = square | ends[Long.SIZE + to] | capture(enemyHigh, to);
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
   * @param place the index of the set of squares on which the piece can be captured
   */
  public void appendGranting(
      int from, long set, int word, long[] passed, int place, MoveList moves) {
    if (set == 0) {
      return;
    }
    int only = only(passed, place);
    if (only >= 0) {
      int effect = Effect.of(Effect.GRANT_EN_PASSANT, squares[only]);
      for (long left = set; left != 0; left &= left - 1) {
        int to = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        moves.special(squares[from] | ends[to], effect);
      }
      return;
    }
    int mark = moves.pending().size();
    for (int i = 0; i < bits.words(); i++) {
      for (long left = passed[place + i]; left != 0; left &= left - 1) {
        moves.pending().grant(squares[i * Long.SIZE + Long.numberOfTrailingZeros(left)]);
      }
    }
    for (long left = set; left != 0; left &= left - 1) {
      int to = squares[word * Long.SIZE + Long.numberOfTrailingZeros(left)];
      moves.pending().add(squares[from], to, false);
    }
    moves.pending().popTo(mark);
  }

  /** Returns the bit of the only square of a set, or -1 if there are several, or none. */
  private int only(long[] sets, int place) {
    int found = -1;
    for (int i = 0; i < bits.words(); i++) {
      long set = sets[place + i];
      if (set != 0) {
        if (found >= 0 || (set & (set - 1)) != 0) {
          return -1;
        }
        found = i * Long.SIZE + Long.numberOfTrailingZeros(set);
      }
    }
    return found;
  }

  /**
   * Appends the move that leaves a piece on its square.
   *
   * @param from the bit of the piece
   */
  public void appendNullMove(int from, MoveList moves) {
    moves.add(Move.quiet(squares[from], squares[from]));
  }

  /**
   * Appends the moves of a piece to some squares of a board of at most 64.
   *
   * @param from the bit of the piece
   * @param set the squares
   * @param enemy the squares of enemy pieces
   */
  public void append(int from, long set, long enemy, MoveList moves) {
    int square = squares[from];
    int[] words = moves.words(Long.SIZE);
    int size = moves.size();
    for (long left = set; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      words[size++] = square | ends[to] | capture(enemy, to);
    }
    moves.setSize(size);
  }

  /**
   * Appends the moves of pieces that all go the same way, on such a board.
   *
   * @param set the squares that they reach
   * @param step how far they go, in bits
   * @param enemy the squares of enemy pieces
   */
  public void appendShifted(long set, int step, long enemy, MoveList moves) {
    int[] words = moves.words(Long.SIZE);
    int size = moves.size();
    for (long left = set; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      words[size++] = squares[to - step & MASK] | ends[to] | capture(enemy, to);
    }
    moves.setSize(size);
  }

  private static int capture(long enemy, int to) {
    return (int) (enemy >>> to & 1) << CAPTURE_SHIFT;
  }

  /** Appends the moves of {@link #append(int, long, long, MoveList)}, each by every promotion. */
  public void promote(int from, long set, long enemy, int[] kinds, MoveList moves) {
    for (long left = set; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      promote(squares[from] | ends[to] | capture(enemy, to), kinds, moves);
    }
  }

  /** Appends the moves of {@link #appendShifted}, each by every promotion. */
  public void promoteShifted(int step, long set, long enemy, int[] kinds, MoveList moves) {
    for (long left = set; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      promote(squares[to - step & MASK] | ends[to] | capture(enemy, to), kinds, moves);
    }
  }

  private static void promote(int word, int[] kinds, MoveList moves) {
    for (int kind : kinds) {
      moves.add(Move.promoting(word, kind));
    }
  }

  /**
   * Appends moves that capture nothing and can be answered by capturing the mover en passant.
   *
   * @param set the squares that the pieces reach
   * @param step how far they go, in bits
   * @param passed the distance from their first square at which they can be captured
   */
  public void grantShifted(long set, int step, int passed, MoveList moves) {
    for (long left = set; left != 0; left &= left - 1) {
      int to = Long.numberOfTrailingZeros(left);
      int from = to - step;
      moves.special(
          squares[from & MASK] | ends[to],
          Effect.of(Effect.GRANT_EN_PASSANT, squares[from + passed & MASK]));
    }
  }

  /**
   * Appends a capture en passant.
   *
   * @param to the bit of the square that the piece reaches
   * @param victim the bit of the piece that is captured
   */
  public void captureEnPassant(int from, int to, int victim, MoveList moves) {
    moves.special(
        squares[from] | ends[to] | Move.CAPTURE, Effect.of(Effect.REMOVE, squares[victim]));
  }
}
