package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.Occupancy;
import io.github.betza.board.Side;

/** The same as {@link HandSets} for boards of 10x10 squares only, in two words. */
final class HandPairs {
  private static final int SIZE = 10;
  private static final HandRays RAYS = new HandRays(SIZE);
  private static final long[] NORTH = RAYS.pairs(0, 1);
  private static final long[] NORTH_EAST = RAYS.pairs(1, 1);
  private static final long[] EAST = RAYS.pairs(1, 0);
  private static final long[] SOUTH_EAST = RAYS.pairs(1, -1);
  private static final long[] SOUTH = RAYS.pairs(0, -1);
  private static final long[] SOUTH_WEST = RAYS.pairs(-1, -1);
  private static final long[] WEST = RAYS.pairs(-1, 0);
  private static final long[] NORTH_WEST = RAYS.pairs(-1, 1);

  /** Where the move word has the padded square of each bit. */
  private static final int[] TARGETS = targets();

  private HandPairs() {}

  static void queen(Board board, int square, MoveList moves) {
    Occupancy occupancy = board.occupancy();
    int from = 2 * occupancy.bit(square);
    long low = occupancy.occupied(0);
    long high = occupancy.occupied(1);
    long reachedLow =
        upLow(NORTH, from, low)
            | upLow(NORTH_EAST, from, low)
            | upLow(EAST, from, low)
            | upLow(NORTH_WEST, from, low)
            | downLow(SOUTH, from, low, high)
            | downLow(SOUTH_WEST, from, low, high)
            | downLow(WEST, from, low, high)
            | downLow(SOUTH_EAST, from, low, high);
    long reachedHigh =
        upHigh(NORTH, from, low, high)
            | upHigh(NORTH_EAST, from, low, high)
            | upHigh(EAST, from, low, high)
            | upHigh(NORTH_WEST, from, low, high)
            | downHigh(SOUTH, from, high)
            | downHigh(SOUTH_WEST, from, high)
            | downHigh(WEST, from, high)
            | downHigh(SOUTH_EAST, from, high);
    append(board, occupancy, square, reachedLow, reachedHigh, moves);
  }

  private static long upLow(long[] ray, int from, long low) {
    return HandSets.up(ray[from], low);
  }

  /** The borrow of the lower word goes on into the higher one where nothing stands in it. */
  private static long upHigh(long[] ray, int from, long low, long high) {
    long blockers = ray[from + 1] & high;
    long borrow = (ray[from] & low) == 0 ? 1 : 0;
    return ray[from + 1] & (blockers ^ (blockers - borrow));
  }

  private static long downLow(long[] ray, int from, long low, long high) {
    long reached = HandSets.down(ray[from], low);
    return (ray[from + 1] & high) == 0 ? reached : 0;
  }

  private static long downHigh(long[] ray, int from, long high) {
    return HandSets.down(ray[from + 1], high);
  }

  private static void append(
      Board board, Occupancy occupancy, int square, long low, long high, MoveList moves) {
    boolean white = (board.get(square) & Cell.WHITE) != 0;
    long lowWhite = occupancy.closed(Side.WHITE, 0);
    long lowBlack = occupancy.closed(Side.BLACK, 0);
    long highWhite = occupancy.closed(Side.WHITE, 1);
    long highBlack = occupancy.closed(Side.BLACK, 1);
    int[] words = moves.words(2 * Long.SIZE);
    int size = moves.size();
    long left = low & ~(white ? lowWhite : lowBlack);
    long occupied = lowWhite | lowBlack;
    while (left != 0) {
      int bit = Long.numberOfTrailingZeros(left);
      left &= left - 1;
      words[size++] = square | TARGETS[bit] | (int) (occupied >>> bit & 1) << 24;
    }
    left = high & ~(white ? highWhite : highBlack);
    occupied = highWhite | highBlack;
    while (left != 0) {
      int bit = Long.numberOfTrailingZeros(left);
      left &= left - 1;
      words[size++] = square | TARGETS[Long.SIZE + bit] | (int) (occupied >>> bit & 1) << 24;
    }
    moves.setSize(size);
  }

  private static int[] targets() {
    int[] targets = new int[2 * Long.SIZE];
    for (int bit = 0; bit < SIZE * SIZE; bit++) {
      targets[bit] = ((bit / SIZE + 8) * 18 + 8 + bit % SIZE) << 12;
    }
    return targets;
  }
}
