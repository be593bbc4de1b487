package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.Occupancy;

/**
 * Riders and hoppers as an expert writes them by hand for boards of 8x8 squares only: rays from
 * tables, cut without a branch at the lowest or the highest occupied square. For boards with holes,
 * which this code does not support, the code for any board is called.
 */
final class HandSets {
  private static final HandRays RAYS = new HandRays(8);
  private static final long[] NORTH = RAYS.rays(0, 1);
  private static final long[] NORTH_EAST = RAYS.rays(1, 1);
  private static final long[] EAST = RAYS.rays(1, 0);
  private static final long[] SOUTH_EAST = RAYS.rays(1, -1);
  private static final long[] SOUTH = RAYS.rays(0, -1);
  private static final long[] SOUTH_WEST = RAYS.rays(-1, -1);
  private static final long[] WEST = RAYS.rays(-1, 0);
  private static final long[] NORTH_WEST = RAYS.rays(-1, 1);

  private static final int AT_ONCE = 4;
  private static final int CAPTURE_SHIFT = Integer.numberOfTrailingZeros(Move.CAPTURE);
  private static final int[] TARGETS = targets(8);

  private HandSets() {}

  static void rook(Board board, int square, MoveList moves) {
    Occupancy occupancy = Occupancy.of(board);
    int from = occupancy.bit(square);
    long occupied = occupancy.occupied(0);
    long reached = straight(from, occupied);
    append(board, occupancy, square, reached, moves);
  }

  static void queen(Board board, int square, MoveList moves) {
    Occupancy occupancy = Occupancy.of(board);
    int from = occupancy.bit(square);
    long occupied = occupancy.occupied(0);
    long reached =
        straight(from, occupied)
            | up(NORTH_EAST[from], occupied)
            | up(NORTH_WEST[from], occupied)
            | down(SOUTH_EAST[from], occupied)
            | down(SOUTH_WEST[from], occupied);
    append(board, occupancy, square, reached, moves);
  }

  static void cannon(Board board, int square, MoveList moves) {
    Occupancy occupancy = Occupancy.of(board);
    if (occupancy.holes(0) != 0) {
      HandHoppers.cannon(board, square, moves);
      return;
    }
    int from = occupancy.bit(square);
    long occupied = occupancy.occupied(0);
    long quiets = straight(from, occupied) & ~occupied;
    long captures =
        secondUp(NORTH[from] & occupied)
            | secondUp(EAST[from] & occupied)
            | secondDown(SOUTH[from] & occupied)
            | secondDown(WEST[from] & occupied);
    append(board, occupancy, square, quiets | captures, moves);
  }

  static void grasshopper(Board board, int square, MoveList moves) {
    Occupancy occupancy = Occupancy.of(board);
    if (occupancy.holes(0) != 0) {
      HandHoppers.grasshopper(board, square, moves);
      return;
    }
    int from = occupancy.bit(square);
    long occupied = occupancy.occupied(0);
    // The square behind the hurdle is on the board if the ray is long enough.
    long reached =
        (Long.lowestOneBit(NORTH[from] & occupied) << 8 & NORTH[from])
            | (Long.lowestOneBit(NORTH_EAST[from] & occupied) << 9 & NORTH_EAST[from])
            | (Long.lowestOneBit(EAST[from] & occupied) << 1 & EAST[from])
            | (Long.lowestOneBit(NORTH_WEST[from] & occupied) << 7 & NORTH_WEST[from])
            | (Long.highestOneBit(SOUTH[from] & occupied) >>> 8 & SOUTH[from])
            | (Long.highestOneBit(SOUTH_WEST[from] & occupied) >>> 9 & SOUTH_WEST[from])
            | (Long.highestOneBit(WEST[from] & occupied) >>> 1 & WEST[from])
            | (Long.highestOneBit(SOUTH_EAST[from] & occupied) >>> 7 & SOUTH_EAST[from]);
    append(board, occupancy, square, reached, moves);
  }

  private static long straight(int from, long occupied) {
    return up(NORTH[from], occupied)
        | up(EAST[from], occupied)
        | down(SOUTH[from], occupied)
        | down(WEST[from], occupied);
  }

  /** Returns a ray to higher bits up to and including the first occupied square. */
  static long up(long ray, long occupied) {
    long blockers = ray & occupied;
    return ray & (blockers ^ (blockers - 1));
  }

  /** Returns a ray to lower bits up to and including the first occupied square. */
  static long down(long ray, long occupied) {
    return ray & Long.MIN_VALUE >> Long.numberOfLeadingZeros((ray & occupied) | 1);
  }

  private static long secondUp(long blockers) {
    return Long.lowestOneBit(blockers & (blockers - 1));
  }

  private static long secondDown(long blockers) {
    return Long.highestOneBit(blockers ^ Long.highestOneBit(blockers));
  }

  /** Appends moves to squares that may hold own pieces. */
  static void append(Board board, Occupancy occupancy, int square, long reached, MoveList moves) {
    long own = occupancy.closed(Cell.side(board.get(square)), 0);
    appendAll(square, reached & ~own, TARGETS, 0, occupancy.occupied(0), moves);
  }

  /**
   * Appends moves, four at a time: their number is unpredictable, so writing unused words after the
   * last one is faster than a branch.
   *
   * @param targets the target part of a move word, for each bit of a set
   * @param first the bit of the set that is the bit 0 of the given words
   */
  static void appendAll(
      int square, long reached, int[] targets, int first, long occupied, MoveList moves) {
    int[] words = moves.words(Long.SIZE + AT_ONCE);
    int size = moves.size();
    int end = size + Long.bitCount(reached);
    for (long left = reached; size < end; size += AT_ONCE) {
      words[size] = square | move(left, targets, first, occupied);
      left &= left - 1;
      words[size + 1] = square | move(left, targets, first, occupied);
      left &= left - 1;
      words[size + 2] = square | move(left, targets, first, occupied);
      left &= left - 1;
      words[size + 3] = square | move(left, targets, first, occupied);
      left &= left - 1;
    }
    moves.setSize(end);
  }

  /** Returns a move word without the start; without a remaining square, any word. */
  private static int move(long left, int[] targets, int first, long occupied) {
    int bit = Long.numberOfTrailingZeros(left);
    return targets[first + bit] | (int) (occupied >>> bit & 1) << CAPTURE_SHIFT;
  }

  /** Returns the target part of a move word for each bit of a set, and one entry more. */
  static int[] targets(int size) {
    Geometry geometry = new Geometry(size, size);
    int[] targets = new int[2 * Long.SIZE + 1];
    for (int bit = 0; bit < size * size; bit++) {
      targets[bit] = Move.quiet(0, geometry.square(bit % size, bit / size));
    }
    return targets;
  }
}
