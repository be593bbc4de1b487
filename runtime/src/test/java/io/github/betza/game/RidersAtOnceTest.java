package io.github.betza.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.betza.generated.BitTables;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Riders that move all at once reach what they reach one by one. */
class RidersAtOnceTest {
  private static final int[][] UP = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {2, 1}, {-2, 1}};

  private final Random random = new Random(11);

  @ParameterizedTest
  @CsvSource({"8, 8", "5, 7", "9, 7", "3, 9", "9, 1", "1, 9", "7, 9"})
  void eachDirectionIsTheSumOfItsRiders(int files, int ranks) {
    BitTables tables = new BitTables(files, ranks);
    for (int[] step : UP) {
      int by = step[1] * files + step[0];
      long[] ray = tables.ray(step[0], step[1], 8);
      long[] back = tables.ray(-step[0], -step[1], 8);
      long origins = tables.origins(new int[0], step[0], step[1])[0];
      long ends = tables.origins(new int[0], -step[0], -step[1])[0];
      for (int i = 0; i < 300; i++) {
        long occupied = some(files * ranks);
        long riders = occupied & random.nextLong();
        long up = 0;
        long down = 0;
        int upCount = 0;
        int downCount = 0;
        for (long left = riders; left != 0; left &= left - 1) {
          int from = Long.numberOfTrailingZeros(left);
          long reached = BitTables.up(ray, from, occupied);
          up |= reached;
          upCount += Long.bitCount(reached);
          reached = BitTables.down(back, from, occupied);
          down |= reached;
          downCount += Long.bitCount(reached);
        }
        assertEquals(up, BitTables.ridersUp(riders, ~occupied, origins, by));
        assertEquals(down, BitTables.ridersDown(riders, ~occupied, ends, by));
        assertEquals(upCount, Long.bitCount(up));
        assertEquals(downCount, Long.bitCount(down));
      }
    }
  }

  private long some(int squares) {
    int percent = 5 + random.nextInt(60);
    long some = 0;
    for (int bit = 0; bit < squares; bit++) {
      some |= random.nextInt(100) < percent ? 1L << bit : 0;
    }
    return some;
  }
}
