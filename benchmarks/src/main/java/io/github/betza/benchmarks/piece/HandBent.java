package io.github.betza.benchmarks.piece;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.generated.Occupancy;

/** The same as {@link HandSets} for bent riders, and for riders that leap. */
final class HandBent {
  private static final HandRays RAYS = new HandRays(8);

  private static final long[] PIVOT_NE = RAYS.leaps(1, 1);
  private static final long[] PIVOT_SE = RAYS.leaps(1, -1);
  private static final long[] PIVOT_SW = RAYS.leaps(-1, -1);
  private static final long[] PIVOT_NW = RAYS.leaps(-1, 1);
  private static final long[] NE_NORTH = RAYS.bentRays(1, 1, 0, 1);
  private static final long[] NE_EAST = RAYS.bentRays(1, 1, 1, 0);
  private static final long[] SE_SOUTH = RAYS.bentRays(1, -1, 0, -1);
  private static final long[] SE_EAST = RAYS.bentRays(1, -1, 1, 0);
  private static final long[] SW_SOUTH = RAYS.bentRays(-1, -1, 0, -1);
  private static final long[] SW_WEST = RAYS.bentRays(-1, -1, -1, 0);
  private static final long[] NW_NORTH = RAYS.bentRays(-1, 1, 0, 1);
  private static final long[] NW_WEST = RAYS.bentRays(-1, 1, -1, 0);

  private static final long[] LEAPS_1_2 = RAYS.rays(1, 2);
  private static final long[] LEAPS_2_1 = RAYS.rays(2, 1);
  private static final long[] LEAPS_2_M1 = RAYS.rays(2, -1);
  private static final long[] LEAPS_1_M2 = RAYS.rays(1, -2);
  private static final long[] LEAPS_M1_M2 = RAYS.rays(-1, -2);
  private static final long[] LEAPS_M2_M1 = RAYS.rays(-2, -1);
  private static final long[] LEAPS_M2_1 = RAYS.rays(-2, 1);
  private static final long[] LEAPS_M1_2 = RAYS.rays(-1, 2);

  private HandBent() {}

  static void griffon(Board board, int square, MoveList moves) {
    Occupancy occupancy = Occupancy.of(board);
    int from = occupancy.bit(square);
    long occupied = occupancy.occupied(0);
    long northEast = HandSets.up(NE_NORTH[from], occupied) | HandSets.up(NE_EAST[from], occupied);
    long southEast = HandSets.down(SE_SOUTH[from], occupied) | HandSets.up(SE_EAST[from], occupied);
    long southWest =
        HandSets.down(SW_SOUTH[from], occupied) | HandSets.down(SW_WEST[from], occupied);
    long northWest = HandSets.up(NW_NORTH[from], occupied) | HandSets.down(NW_WEST[from], occupied);
    long reached =
        PIVOT_NE[from]
            | PIVOT_SE[from]
            | PIVOT_SW[from]
            | PIVOT_NW[from]
            | (northEast & allIfNone(occupied & PIVOT_NE[from]))
            | (southEast & allIfNone(occupied & PIVOT_SE[from]))
            | (southWest & allIfNone(occupied & PIVOT_SW[from]))
            | (northWest & allIfNone(occupied & PIVOT_NW[from]));
    HandSets.append(board, occupancy, square, reached, moves);
  }

  static void nightrider(Board board, int square, MoveList moves) {
    Occupancy occupancy = Occupancy.of(board);
    int from = occupancy.bit(square);
    long occupied = occupancy.occupied(0);
    long reached =
        HandSets.up(LEAPS_1_2[from], occupied)
            | HandSets.up(LEAPS_2_1[from], occupied)
            | HandSets.up(LEAPS_M2_1[from], occupied)
            | HandSets.up(LEAPS_M1_2[from], occupied)
            | HandSets.down(LEAPS_2_M1[from], occupied)
            | HandSets.down(LEAPS_1_M2[from], occupied)
            | HandSets.down(LEAPS_M1_M2[from], occupied)
            | HandSets.down(LEAPS_M2_M1[from], occupied);
    HandSets.append(board, occupancy, square, reached, moves);
  }

  /** Returns all bits if a set of at most one square is empty, and no bits otherwise. */
  private static long allIfNone(long set) {
    return (set - 1) >> 63;
  }
}
