package io.github.betza.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.betza.generated.BitTables;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Riders that move all at once reach what they reach one by one. */
class RidersAtOnceTest {
  private static final int[][] SIZES = {{8, 8}, {5, 7}, {9, 7}, {3, 9}, {9, 1}, {1, 9}, {7, 9}};
  private static final int[][] UP = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {2, 1}, {-2, 1}};
  private static final List<Direction> DIRECTIONS = directions();

  /** What the tables of a board have for riders in a direction, and its squares. */
  private static final class Direction {
    private final int by;
    private final long[] ray;
    private final long[] back;
    private final long origins;
    private final long ends;
    private final long squares;

    private Direction(int[] size, int[] step) {
      BitTables tables = new BitTables(size[0], size[1]);
      this.by = step[1] * size[0] + step[0];
      this.ray = tables.ray(step[0], step[1], 8);
      this.back = tables.ray(-step[0], -step[1], 8);
      this.origins = tables.origins(new int[0], step[0], step[1])[0];
      this.ends = tables.origins(new int[0], -step[0], -step[1])[0];
      this.squares = -1L >>> (Long.SIZE - size[0] * size[1]);
    }
  }

  private static List<Direction> directions() {
    List<Direction> directions = new ArrayList<>();
    for (int[] size : SIZES) {
      for (int[] step : UP) {
        directions.add(new Direction(size, step));
      }
    }
    return directions;
  }

  @Provide
  static Arbitrary<Long> words() {
    return SquareWords.one();
  }

  @Property(tries = 300, seed = "11")
  void eachDirectionIsTheSumOfItsRiders(
      @ForAll("words") long occupied, @ForAll("words") long riders) {
    for (Direction direction : DIRECTIONS) {
      long onBoard = occupied & direction.squares;
      check(direction, onBoard, onBoard & riders);
    }
  }

  private static void check(Direction direction, long occupied, long riders) {
    long up = 0;
    long down = 0;
    int upCount = 0;
    int downCount = 0;
    for (long left = riders; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      long reached = BitTables.up(direction.ray, from, occupied);
      up |= reached;
      upCount += Long.bitCount(reached);
      reached = BitTables.down(direction.back, from, occupied);
      down |= reached;
      downCount += Long.bitCount(reached);
    }
    int by = direction.by;
    assertEquals(up, BitTables.ridersUp(riders, ~occupied, direction.origins, by));
    assertEquals(down, BitTables.ridersDown(riders, ~occupied, direction.ends, by));
    assertEquals(upCount, Long.bitCount(up));
    assertEquals(downCount, Long.bitCount(down));
  }
}
