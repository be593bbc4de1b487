package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.generated.Occupancy;

/** The same as {@link HandSets} for boards of 10x10 squares only, in two words. */
final class HandPairs {
  private static final int SIZE = 10;
  private static final HandRays RAYS = new HandRays(SIZE);
  static final long[] NORTH = RAYS.pairs(0, 1);
  static final long[] NORTH_EAST = RAYS.pairs(1, 1);
  static final long[] EAST = RAYS.pairs(1, 0);
  static final long[] SOUTH_EAST = RAYS.pairs(1, -1);
  static final long[] SOUTH = RAYS.pairs(0, -1);
  static final long[] SOUTH_WEST = RAYS.pairs(-1, -1);
  static final long[] WEST = RAYS.pairs(-1, 0);
  static final long[] NORTH_WEST = RAYS.pairs(-1, 1);

  private static final int[] TARGETS = HandSets.targets(SIZE);

  private HandPairs() {}

  static void queen(Board board, int square, MoveList moves) {
    Occupancy occupancy = Occupancy.of(board);
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

  /** Returns the word 0 of a ray to higher bits up to the first occupied square. */
  static long upLow(long[] ray, int from, long low) {
    return HandSets.up(ray[from], low);
  }

  /**
   * Returns the word 1 of a ray up to the first occupied square. If the lower word has no occupied
   * square, its borrow goes on into the higher one.
   */
  static long upHigh(long[] ray, int from, long low, long high) {
    long blockers = ray[from + 1] & high;
    long borrow = (ray[from] & low) == 0 ? 1 : 0;
    return ray[from + 1] & (blockers ^ (blockers - borrow));
  }

  /** Returns the word 0 of a ray to lower bits up to the first occupied square. */
  static long downLow(long[] ray, int from, long low, long high) {
    long reached = HandSets.down(ray[from], low);
    return (ray[from + 1] & high) == 0 ? reached : 0;
  }

  /** Returns word 1 of the same ray. */
  static long downHigh(long[] ray, int from, long high) {
    return HandSets.down(ray[from + 1], high);
  }

  /** Appends moves to squares that may hold own pieces. */
  static void append(
      Board board, Occupancy occupancy, int square, long low, long high, MoveList moves) {
    int side = Cell.side(board.get(square));
    long ownLow = occupancy.closed(side, 0);
    long ownHigh = occupancy.closed(side, 1);
    HandSets.appendAll(square, low & ~ownLow, TARGETS, 0, occupancy.occupied(0), moves);
    HandSets.appendAll(square, high & ~ownHigh, TARGETS, Long.SIZE, occupancy.occupied(1), moves);
  }
}
