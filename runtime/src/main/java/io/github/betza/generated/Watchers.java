package io.github.betza.generated;

import io.github.betza.board.BitBoards;
import io.github.betza.board.Cell;
import java.util.Arrays;

/** Which pieces of a side have moves that depend on what stands on a square. */
public final class Watchers {
  /** The pieces of a side that a set has room for. */
  public static final int MOST = Long.SIZE;

  private final Sights sights;
  private final BitBoards bits;
  private final int[] cells;

  /** The pieces by square, each a bit. */
  private final long[] watchers;

  /** The pieces whose moves depend on how many pieces their side has. */
  private long ofNumbers;

  /** The bit of the square, as sets of squares have it, by piece. */
  private final int[] squares = new int[MOST];

  private int count;

  /** The pieces that can capture en passant. */
  private long enPassant;

  /**
   * Makes an empty set for each square.
   *
   * @param cells the cells of the board
   */
  public Watchers(Sights sights, BitBoards bits, int[] cells) {
    this.sights = sights;
    this.bits = bits;
    this.cells = cells;
    this.watchers = new long[cells.length];
  }

  /**
   * Finds them for the pieces of a side.
   *
   * @return whether the sets have room for all of its pieces
   */
  public boolean look(int side) {
    Arrays.fill(watchers, 0);
    ofNumbers = 0;
    count = 0;
    enPassant = 0;
    for (int word = 0; word < bits.words(); word++) {
      for (long left = bits.side(side, word); left != 0; left &= left - 1) {
        if (count == MOST) {
          return false;
        }
        int bit = word * Long.SIZE + Long.numberOfTrailingZeros(left);
        squares[count] = bit;
        mark(bits.square(bit), 1L << count);
        count++;
      }
    }
    return true;
  }

  private void mark(int from, long piece) {
    int cell = cells[from];
    watchers[from] |= piece;
    ofNumbers |= sights.dependOnNumbers(cell) ? piece : 0;
    enPassant |= sights.captureEnPassant(cell) ? piece : 0;
    for (int distance : sights.near(cell)) {
      watchers[from + distance] |= piece;
    }
    int[] rays = sights.rays(cell);
    for (int i = 0; i < rays.length; i += Sights.RAY) {
      int hurdles = rays[i + 2];
      int over = rays[i + 3];
      int square = from + rays[i];
      watchers[square] |= piece;
      while (cells[square] == Cell.EMPTY
          || (Sights.leadsOver(over, cell, cells[square]) && hurdles-- > 0)) {
        square += rays[i + 1];
        watchers[square] |= piece;
      }
    }
  }

  /** Returns the pieces whose moves depend on a square, among them the one that stands there. */
  public long of(int square) {
    return watchers[square];
  }

  /** Returns the pieces whose moves depend on how many pieces of each kind their side has. */
  public long ofNumbers() {
    return ofNumbers;
  }

  /** Adds the squares of some pieces to a set of squares. */
  public void addSquares(long pieces, long[] set) {
    for (long left = pieces; left != 0; left &= left - 1) {
      int bit = squares[Long.numberOfTrailingZeros(left)];
      set[bit >> 6] |= 1L << bit;
    }
  }

  /** Returns the pieces that would capture en passant on a square if they could. */
  public long capturingEnPassant(int square) {
    return watchers[square] & enPassant;
  }

  /** Returns the bit of the square of a piece. */
  public int bit(int piece) {
    return squares[piece];
  }

  /** Returns the pieces some moves of which are generated one by one. */
  public long generatedSingly(LegalTargets legal) {
    long found = 0;
    for (int i = 0; legal.restrain() && i < count; i++) {
      int word = squares[i] >> 6;
      long singly = legal.generatedSingly(word) | legal.special(word) | legal.capturing(word);
      found |= (singly >>> squares[i] & 1) << i;
    }
    return found;
  }
}
