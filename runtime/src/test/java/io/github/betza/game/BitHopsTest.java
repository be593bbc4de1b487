package io.github.betza.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.betza.generated.BitHops;
import io.github.betza.generated.BitTables;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hops found with sets of bits beside hops that walk from square to square. */
class BitHopsTest {
  private static final int[][] UP = {
    {0, 1}, {1, 0}, {1, 1}, {-1, 1}, {1, 2}, {2, 1}, {-2, 1}, {-1, 2}, {0, 2}, {2, 0}, {3, 3}
  };

  private final Random random = new Random(7);

  /** A board and what stands on it; blockers are occupied, and no hurdles. */
  private static final class Setup {
    private final int files;
    private final int ranks;
    private final long[] occupied = new long[2];
    private final long[] blockers = new long[2];

    private Setup(int files, int ranks) {
      this.files = files;
      this.ranks = ranks;
    }

    /** Returns where a hop comes to. */
    private long[] hop(int from, int stepFiles, int stepRanks) {
      long[] reached = new long[2];
      int file = from % files + stepFiles;
      int rank = from / files + stepRanks;
      while (isOn(file, rank) && !isIn(occupied, file, rank)) {
        file += stepFiles;
        rank += stepRanks;
      }
      boolean free = isOn(file, rank) && !isIn(blockers, file, rank);
      while (free) {
        file += stepFiles;
        rank += stepRanks;
        free = isOn(file, rank);
        if (free) {
          set(reached, rank * files + file);
          free = !isIn(occupied, file, rank);
        }
      }
      return reached;
    }

    private boolean isOn(int file, int rank) {
      return file >= 0 && file < files && rank >= 0 && rank < ranks;
    }

    private boolean isIn(long[] set, int file, int rank) {
      int bit = rank * files + file;
      return (set[bit / Long.SIZE] >>> bit & 1) != 0;
    }
  }

  @ParameterizedTest
  @CsvSource({"8, 8", "7, 9", "5, 4"})
  void agreesOnOneWord(int files, int ranks) {
    BitTables tables = new BitTables(files, ranks);
    for (int i = 0; i < 50; i++) {
      Setup setup = setup(files, ranks);
      long all = setup.occupied[0];
      long blockers = setup.blockers[0];
      for (int[] step : UP) {
        long[] ray = tables.ray(step[0], step[1], Math.max(files, ranks));
        long[] back = tables.ray(-step[0], -step[1], Math.max(files, ranks));
        for (int from = 0; from < files * ranks; from++) {
          long[] up = setup.hop(from, step[0], step[1]);
          long[] down = setup.hop(from, -step[0], -step[1]);
          assertEquals(up[0], BitHops.beyondUp(ray, from, all, blockers));
          assertEquals(down[0], BitHops.beyondDown(back, from, all, blockers));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"10, 10", "9, 10", "16, 8", "12, 6"})
  void agreesOnTwoWords(int files, int ranks) {
    BitTables tables = new BitTables(files, ranks);
    for (int i = 0; i < 50; i++) {
      Setup setup = setup(files, ranks);
      for (int[] step : UP) {
        long[] ray = tables.ray(step[0], step[1], Math.max(files, ranks));
        long[] back = tables.ray(-step[0], -step[1], Math.max(files, ranks));
        for (int from = 0; from < files * ranks; from++) {
          upward(ray, from, setup, setup.hop(from, step[0], step[1]));
          downward(back, from, setup, setup.hop(from, -step[0], -step[1]));
        }
      }
    }
  }

  private static void upward(long[] ray, int from, Setup setup, long[] expected) {
    long[] all = setup.occupied;
    long[] blockers = setup.blockers;
    assertEquals(expected[0], BitHops.beyondUpLow(ray, from, all[0], blockers[0]));
    assertEquals(
        expected[1], BitHops.beyondUpHigh(ray, from, all[0], all[1], blockers[0], blockers[1]));
    if (from >= Long.SIZE) {
      assertEquals(expected[1], BitHops.beyondUpHigh(ray, from, all[1], blockers[1]));
    }
  }

  private static void downward(long[] ray, int from, Setup setup, long[] expected) {
    long[] all = setup.occupied;
    long[] blockers = setup.blockers;
    assertEquals(
        expected[0], BitHops.beyondDownLow(ray, from, all[0], all[1], blockers[0], blockers[1]));
    assertEquals(expected[1], BitHops.beyondDownHigh(ray, from, all[1], blockers[1]));
    if (from < Long.SIZE) {
      assertEquals(expected[0], BitHops.beyondDownLow(ray, from, all[0], blockers[0]));
    }
  }

  private Setup setup(int files, int ranks) {
    Setup setup = new Setup(files, ranks);
    int percent = 10 + random.nextInt(60);
    for (int bit = 0; bit < files * ranks; bit++) {
      if (random.nextInt(100) < percent) {
        set(setup.occupied, bit);
        if (random.nextInt(4) == 0) {
          set(setup.blockers, bit);
        }
      }
    }
    return setup;
  }

  private static void set(long[] words, int bit) {
    words[bit / Long.SIZE] |= 1L << bit;
  }
}
