package io.github.betza.board;

/**
 * Where pieces stand on a board of at most 64 squares, as sets of bits: bit 0 is the first square
 * of the first rank, and each rank follows the one before. For generated code, which finds slides
 * and hops faster so. A {@link Board} keeps it up to date from when it is first asked for.
 */
public final class Occupancy {
  /** The most squares that a board may have. */
  public static final int MOST_SQUARES = Long.SIZE;

  private static final int WHITE = Integer.numberOfTrailingZeros(Cell.WHITE);
  private static final int BLACK = Integer.numberOfTrailingZeros(Cell.BLACK);

  private final int[] cells;

  /** The bit of each padded square, as its number. */
  private final byte[] bits;

  /** The set of each padded square alone; that of one off the board is empty. */
  private final long[] alone;

  /** The padded square of each bit; as many as there are bits, so that no look-up can fail. */
  private final int[] squares = new int[MOST_SQUARES];

  /** White's pieces and the holes, because a hole carries both colours; see {@link Cell#EDGE}. */
  private long white;

  private long black;

  Occupancy(Geometry geometry, int[] cells) {
    if (geometry.files() * geometry.ranks() > MOST_SQUARES) {
      throw new IllegalArgumentException(
          geometry.files() + "x" + geometry.ranks() + " squares do not fit into a long");
    }
    this.cells = cells;
    this.bits = new byte[geometry.arrayLength()];
    this.alone = new long[geometry.arrayLength()];
    int bit = 0;
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        int square = geometry.square(file, rank);
        bits[square] = (byte) bit;
        alone[square] = 1L << bit;
        squares[bit++] = square;
        set(square, cells[square]);
      }
    }
  }

  /** Notes what a square holds from now on; one off the board is in no set, whatever it holds. */
  void set(int square, int cell) {
    long set = alone[square];
    white = (white & ~set) | (set & -(cell >> WHITE & 1));
    black = (black & ~set) | (set & -(cell >> BLACK & 1));
  }

  /** Returns the bit of a square of the board, as its number. */
  public int bit(int square) {
    return bits[square];
  }

  /** Returns the set of the squares that are not empty, the holes among them. */
  public long occupied() {
    return white | black;
  }

  /** Returns the set of the holes. */
  public long holes() {
    return white & black;
  }

  /** Returns the set of a side's pieces, and of the holes: where none of its moves may end. */
  public long closed(int side) {
    return side == Side.WHITE ? white : black;
  }

  /** Returns the set of a side's pieces. */
  public long pieces(int side) {
    return closed(side) & ~holes();
  }

  /**
   * Appends the ordinary moves of a piece.
   *
   * @param from the square of the piece
   * @param to the set of the squares that it goes to, each empty or with an enemy
   */
  public void append(int from, long to, MoveList moves) {
    int[] words = moves.words(MOST_SQUARES);
    int size = moves.size();
    for (long left = to; left != 0; left &= left - 1) {
      int square = squares[Long.numberOfTrailingZeros(left)];
      words[size++] = Move.reaching(from, square, cells[square]);
    }
    moves.setSize(size);
  }
}
