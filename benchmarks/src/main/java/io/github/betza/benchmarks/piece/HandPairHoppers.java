package io.github.betza.benchmarks.piece;

import static io.github.betza.benchmarks.piece.HandPairs.EAST;
import static io.github.betza.benchmarks.piece.HandPairs.NORTH;
import static io.github.betza.benchmarks.piece.HandPairs.NORTH_EAST;
import static io.github.betza.benchmarks.piece.HandPairs.NORTH_WEST;
import static io.github.betza.benchmarks.piece.HandPairs.SOUTH;
import static io.github.betza.benchmarks.piece.HandPairs.SOUTH_EAST;
import static io.github.betza.benchmarks.piece.HandPairs.SOUTH_WEST;
import static io.github.betza.benchmarks.piece.HandPairs.WEST;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.generated.Occupancy;

/** Hoppers as an expert writes them by hand for boards of 10x10 squares only, in two words. */
final class HandPairHoppers {
  private HandPairHoppers() {}

  static void cannon(Board board, int square, MoveList moves) {
    Occupancy occupancy = Occupancy.of(board);
    if ((occupancy.holes(0) | occupancy.holes(1)) != 0) {
      HandHoppers.cannon(board, square, moves);
      return;
    }
    int from = 2 * occupancy.bit(square);
    long low = occupancy.occupied(0);
    long high = occupancy.occupied(1);
    long quietsLow =
        HandPairs.upLow(NORTH, from, low)
            | HandPairs.upLow(EAST, from, low)
            | HandPairs.downLow(SOUTH, from, low, high)
            | HandPairs.downLow(WEST, from, low, high);
    long quietsHigh =
        HandPairs.upHigh(NORTH, from, low, high)
            | HandPairs.upHigh(EAST, from, low, high)
            | HandPairs.downHigh(SOUTH, from, high)
            | HandPairs.downHigh(WEST, from, high);
    long capturesLow =
        secondUpLow(NORTH, from, low)
            | secondUpLow(EAST, from, low)
            | secondDownLow(SOUTH, from, low, high)
            | secondDownLow(WEST, from, low, high);
    long capturesHigh =
        secondUpHigh(NORTH, from, low, high)
            | secondUpHigh(EAST, from, low, high)
            | secondDownHigh(SOUTH, from, high)
            | secondDownHigh(WEST, from, high);
    HandPairs.append(
        board,
        occupancy,
        square,
        (quietsLow & ~low) | capturesLow,
        (quietsHigh & ~high) | capturesHigh,
        moves);
  }

  static void grasshopper(Board board, int square, MoveList moves) {
    Occupancy occupancy = Occupancy.of(board);
    if ((occupancy.holes(0) | occupancy.holes(1)) != 0) {
      HandHoppers.grasshopper(board, square, moves);
      return;
    }
    int from = 2 * occupancy.bit(square);
    long low = occupancy.occupied(0);
    long high = occupancy.occupied(1);
    long reachedLow =
        hopUpLow(NORTH, from, low, 10)
            | hopUpLow(NORTH_EAST, from, low, 11)
            | hopUpLow(EAST, from, low, 1)
            | hopUpLow(NORTH_WEST, from, low, 9)
            | hopDownLow(SOUTH, from, low, high, 10)
            | hopDownLow(SOUTH_WEST, from, low, high, 11)
            | hopDownLow(WEST, from, low, high, 1)
            | hopDownLow(SOUTH_EAST, from, low, high, 9);
    long reachedHigh =
        hopUpHigh(NORTH, from, low, high, 10)
            | hopUpHigh(NORTH_EAST, from, low, high, 11)
            | hopUpHigh(EAST, from, low, high, 1)
            | hopUpHigh(NORTH_WEST, from, low, high, 9)
            | hopDownHigh(SOUTH, from, high, 10)
            | hopDownHigh(SOUTH_WEST, from, high, 11)
            | hopDownHigh(WEST, from, high, 1)
            | hopDownHigh(SOUTH_EAST, from, high, 9);
    HandPairs.append(board, occupancy, square, reachedLow, reachedHigh, moves);
  }

  /** Returns the word 0 of the square behind the first occupied one, if the ray is long enough. */
  private static long hopUpLow(long[] ray, int from, long low, int step) {
    return Long.lowestOneBit(ray[from] & low) << step & ray[from];
  }

  private static long hopUpHigh(long[] ray, int from, long low, long high, int step) {
    long blockers = ray[from] & low;
    long first = Long.lowestOneBit(ray[from + 1] & high) & allIfNone(blockers);
    return (first << step | Long.lowestOneBit(blockers) >>> -step) & ray[from + 1];
  }

  private static long hopDownHigh(long[] ray, int from, long high, int step) {
    return Long.highestOneBit(ray[from + 1] & high) >>> step & ray[from + 1];
  }

  private static long hopDownLow(long[] ray, int from, long low, long high, int step) {
    long blockers = ray[from + 1] & high;
    long first = Long.highestOneBit(ray[from] & low) & allIfNone(blockers);
    return (first >>> step | Long.highestOneBit(blockers) << -step) & ray[from];
  }

  /** Returns the word 0 of the second occupied square. */
  private static long secondUpLow(long[] ray, int from, long low) {
    long blockers = ray[from] & low;
    return Long.lowestOneBit(blockers & (blockers - 1));
  }

  private static long secondUpHigh(long[] ray, int from, long low, long high) {
    long lower = ray[from] & low;
    long higher = ray[from + 1] & high;
    long rest = higher & (higher - (lower == 0 ? 1 : 0));
    return Long.lowestOneBit(rest) & allIfNone(lower & (lower - 1));
  }

  private static long secondDownHigh(long[] ray, int from, long high) {
    long blockers = ray[from + 1] & high;
    return Long.highestOneBit(blockers ^ Long.highestOneBit(blockers));
  }

  private static long secondDownLow(long[] ray, int from, long low, long high) {
    long lower = ray[from] & low;
    long higher = ray[from + 1] & high;
    long rest = lower ^ (Long.highestOneBit(lower) & allIfNone(higher));
    return Long.highestOneBit(rest) & allIfNone(higher ^ Long.highestOneBit(higher));
  }

  /** Returns all bits if a word is empty, and no bits otherwise. */
  private static long allIfNone(long word) {
    return word == 0 ? -1 : 0;
  }
}
