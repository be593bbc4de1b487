package io.github.betza.generated;

import io.github.betza.board.Side;
import java.util.Arrays;

/**
 * Finds the squares that circular and crooked riders reach, which turn at every step, on a board of
 * at most 128 squares. A table has, for each square, the squares that each rider passes on an empty
 * board, one after the other, as the numbers of their bits. For generated code.
 */
public final class WindingTables {
  private WindingTables() {}

  static byte[][][] of(BitTables board, int squares, int most, int[]... cycles) {
    int entries = squares <= Long.SIZE ? Long.SIZE : 2 * Long.SIZE;
    byte[][][] table = new byte[2 * entries][cycles.length][];
    for (int side = Side.WHITE; side <= Side.BLACK; side++) {
      for (int bit = 0; bit < squares; bit++) {
        for (int i = 0; i < cycles.length; i++) {
          table[side * entries + bit][i] = way(board, bit, side, most, cycles[i]);
        }
      }
    }
    return table;
  }

  /** Returns the squares of a rider, which ends if it comes back to the square of the piece. */
  private static byte[] way(BitTables board, int from, int side, int most, int... cycle) {
    byte[] way = new byte[most];
    int length = 0;
    int next = board.at(from, cycle[0], cycle[1], side);
    while (length < most && next >= 0 && next != from) {
      way[length++] = (byte) next;
      int step = 2 * length % cycle.length;
      next = board.at(next, cycle[step], cycle[step + 1], side);
    }
    return Arrays.copyOf(way, length);
  }

  /**
   * Returns the squares that riders reach, including the first occupied one of each, on a board of
   * at most 64 squares.
   *
   * @param ways the entry of the table, see {@link BitTables#windings}
   * @param occupied the squares that stop them
   */
  public static long reach(byte[][] ways, long occupied) {
    return reachLow(ways, occupied, 0);
  }

  /**
   * Returns the lower 64 of the squares that riders reach, on a board of 65 to 128 squares.
   *
   * @param ways as in {@link #reach}
   * @param low the lower 64 of the squares that stop them
   * @param high the other squares that stop them
   */
  public static long reachLow(byte[][] ways, long low, long high) {
    return reach(ways, 0, low, high);
  }

  /** Returns the other squares, see {@link #reachLow}. */
  public static long reachHigh(byte[][] ways, long low, long high) {
    return reach(ways, 1, low, high);
  }

  private static long reach(byte[][] ways, int word, long low, long high) {
    long reached = 0;
    for (byte[] way : ways) {
      for (byte square : way) {
        long bit = 1L << square;
        int wordOfSquare = square / Long.SIZE;
        if (wordOfSquare == word) {
          reached |= bit;
        }
        if (((wordOfSquare == 0 ? low : high) & bit) != 0) {
          break;
        }
      }
    }
    return reached;
  }
}
