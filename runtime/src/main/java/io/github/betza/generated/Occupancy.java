package io.github.betza.generated;

import io.github.betza.board.Attackers;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import java.util.Arrays;

/**
 * The pieces on a board of at most 128 squares, as sets of bits: bit 0 is the first square of the
 * first rank, and each rank follows the one before. The word 0 of a set has the first 64 squares,
 * the word 1 the others. Generated code finds slides and hops faster by these sets. A {@link Board}
 * updates them from their first use.
 */
public final class Occupancy {
  /** The most squares that a board may have. */
  public static final int MOST_SQUARES = 2 * Long.SIZE;

  private static final int AT_ONCE = 4;
  private static final int CAPTURE_SHIFT = Integer.numberOfTrailingZeros(Move.CAPTURE);
  private static final int WHITE = Integer.numberOfTrailingZeros(Cell.WHITE);
  private static final int BLACK = Integer.numberOfTrailingZeros(Cell.BLACK);

  /** The bit of each padded square, as its number; negative off the board. */
  private final byte[] bits;

  /** The padded square of each bit. */
  private final int[] squares;

  /** The words of the set of White's pieces and the holes; holes are in the sets of both sides. */
  private long whiteLow;

  private long whiteHigh;

  /** The words of the set of Black's pieces and the holes. */
  private long blackLow;

  private long blackHigh;

  private final long[] reached = new long[2];

  Occupancy(Geometry geometry, int[] cells) {
    if (geometry.files() * geometry.ranks() > MOST_SQUARES) {
      throw new IllegalStateException(
          geometry.files()
              + "x"
              + geometry.ranks()
              + " squares do not fit into "
              + MOST_SQUARES
              + " bits");
    }
    SquareBits numbers = SquareBits.of(geometry);
    this.bits = numbers.bits;
    this.squares = numbers.squares;
    for (int square = 0; square < cells.length; square++) {
      change(square, Cell.EMPTY, cells[square]);
    }
  }

  /**
   * Returns the sets of a board, which are updated from now on.
   *
   * @throws IllegalStateException if the board has more squares than 128
   */
  public static Occupancy of(Board board) {
    return board.writer.occupancy();
  }

  /** Changes the content of a square; a square off the board is in no set, whatever its content. */
  void change(int square, int before, int after) {
    int bit = bits[square];
    int changed = before ^ after;
    long white = (long) (changed >> WHITE & 1) << bit;
    long black = (long) (changed >> BLACK & 1) << bit;
    if (bit >= Long.SIZE) {
      whiteHigh ^= white;
      blackHigh ^= black;
    } else if (bit >= 0) {
      whiteLow ^= white;
      blackLow ^= black;
    }
  }

  /** Returns the bit of a square of the board, as its number. */
  public int bit(int square) {
    return bits[square];
  }

  /** Returns a word of the set of the squares that are not empty, including the holes. */
  public long occupied(int word) {
    return word == 0 ? whiteLow | blackLow : whiteHigh | blackHigh;
  }

  /** Returns a word of the set of the holes. */
  public long holes(int word) {
    return word == 0 ? whiteLow & blackLow : whiteHigh & blackHigh;
  }

  /**
   * Returns a word of the set of a side's pieces, and of the holes: none of its ordinary moves ends
   * there.
   */
  public long closed(int side, int word) {
    return side == Side.WHITE
        ? (word == 0 ? whiteLow : whiteHigh)
        : (word == 0 ? blackLow : blackHigh);
  }

  /** Returns a word of the set of a side's pieces. */
  public long pieces(int side, int word) {
    return closed(side, word) & ~holes(word);
  }

  /**
   * Collects the pieces of a set that a search looks for.
   *
   * @param board the board of these sets
   * @param set a word of the set
   * @param word which word
   * @param attacker the mark of the cell of a sought piece, see {@link Cell#PIECE}
   * @param found the list to which their squares are added
   * @return whether the search is over
   */
  public boolean hits(Board board, long set, int word, int attacker, Attackers found) {
    int[] cells = board.cells();
    for (long left = set; left != 0; left &= left - 1) {
      if (found.hits(
          cells, attacker, squares[word * Long.SIZE + Long.numberOfTrailingZeros(left)])) {
        return true;
      }
    }
    return false;
  }

  /** Returns two words that belong to this board, for the squares that a piece reaches. */
  public long[] reached() {
    return reached;
  }

  /**
   * Appends the wanted part of the ordinary moves of a piece.
   *
   * @param from the square of the piece
   * @param set a word of the set of the squares that it goes to, each empty or with an enemy
   * @param word which word
   * @param wanted {@link PieceMoves#ALL}, {@link PieceMoves#CAPTURES} or {@link PieceMoves#QUIETS}
   */
  public void append(int from, long set, int word, int wanted, MoveList moves) {
    int[] words = moves.words(Long.SIZE);
    int size = moves.size();
    long occupied = occupied(word);
    for (long left = wanted(set, word, wanted); left != 0; left &= left - 1) {
      words[size++] = move(from, left, word, occupied);
    }
    moves.setSize(size);
  }

  /**
   * Appends the moves of a set of one word that usually has many squares: four at a time, so that
   * the processor mispredicts the end less often.
   *
   * @param set the word
   */
  public void appendMany(int from, long set, int wanted, MoveList moves) {
    long found = wanted(set, 0, wanted);
    int count = Long.bitCount(found);
    int[] words = moves.words(count + AT_ONCE);
    int size = moves.size();
    moves.setSize(size + count);
    write(words, size, from, found, 0);
  }

  /**
   * Appends the moves of both words, see {@link #appendMany(int, long, int, MoveList)}.
   *
   * @param sets the words
   */
  public void appendMany(int from, long[] sets, int wanted, MoveList moves) {
    long low = wanted(sets[0], 0, wanted);
    long high = wanted(sets[1], 1, wanted);
    int count = Long.bitCount(low);
    int all = count + Long.bitCount(high);
    // Reserving exactly the needed space took a tenth less time in a measurement, probably because
    // both words are then computed before the moves of the first are written.
    int[] words = moves.words(all + AT_ONCE);
    int size = moves.size();
    moves.setSize(size + all);
    write(words, size, from, low, 0);
    write(words, size + count, from, high, 1);
  }

  /** Writes the moves to the squares of a word, and up to three further entries. */
  private void write(int[] words, int first, int from, long set, int word) {
    int size = first;
    long occupied = occupied(word);
    // Unrolled by hand, because the virtual machine does not unroll a loop of four rounds.
    for (long left = set; left != 0; size += AT_ONCE) {
      words[size] = move(from, left, word, occupied);
      left &= left - 1;
      words[size + 1] = move(from, left, word, occupied);
      left &= left - 1;
      words[size + 2] = move(from, left, word, occupied);
      left &= left - 1;
      words[size + 3] = move(from, left, word, occupied);
      left &= left - 1;
    }
  }

  private long wanted(long set, int word, int wanted) {
    if (wanted == PieceMoves.ALL) {
      return set;
    }
    return set & (wanted == PieceMoves.CAPTURES ? occupied(word) : ~occupied(word));
  }

  /** Returns the move to the first square of a word; an arbitrary move if the word is 0. */
  private int move(int from, long left, int word, long occupied) {
    int bit = Long.numberOfTrailingZeros(left);
    int to = squares[word * Long.SIZE + bit];
    return Move.quiet(from, to) | (int) (occupied >>> bit & 1) << CAPTURE_SHIFT;
  }

  /**
   * How the squares of a board of at most 128 squares are numbered as bits: bit 0 is the first
   * square of the first rank, and each rank follows the one before. Boards of one size share the
   * numbers.
   */
  static final class SquareBits {
    private static final int SIZES = Geometry.MAX_SIZE + 1;

    /**
     * The numbers computed before, by files and ranks. Two threads that compute them get the same.
     */
    private static final SquareBits[] KNOWN = new SquareBits[SIZES * SIZES];

    /** The bit of each padded square, as its number; negative off the board. */
    final byte[] bits;

    /** The padded square of each bit, and an entry more for what is found where no bit is left. */
    final int[] squares = new int[Occupancy.MOST_SQUARES + 1];

    private SquareBits(Geometry geometry) {
      this.bits = new byte[geometry.arrayLength()];
      Arrays.fill(bits, (byte) -1);
      int bit = 0;
      for (int rank = 0; rank < geometry.ranks(); rank++) {
        for (int file = 0; file < geometry.files(); file++) {
          int square = geometry.square(file, rank);
          bits[square] = (byte) bit;
          squares[bit++] = square;
        }
      }
    }

    /** Returns the numbers for a board, which must be small enough. */
    static SquareBits of(Geometry geometry) {
      int size = geometry.files() * SIZES + geometry.ranks();
      SquareBits known = KNOWN[size];
      if (known == null) {
        known = new SquareBits(geometry);
        KNOWN[size] = known;
      }
      return known;
    }
  }
}
