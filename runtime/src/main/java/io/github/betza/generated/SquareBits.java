package io.github.betza.generated;

import io.github.betza.board.Geometry;
import java.util.Arrays;

/**
 * How the squares of a board of at most 128 squares are numbered as bits: bit 0 is the first square
 * of the first rank, and each rank follows the one before. Boards of one size share the numbers.
 */
final class SquareBits {
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
