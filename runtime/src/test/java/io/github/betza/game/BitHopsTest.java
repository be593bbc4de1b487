package io.github.betza.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.betza.generated.BitHops;
import io.github.betza.generated.BitTables;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Hops found with sets of bits beside hops that walk from square to square. */
class BitHopsTest {
  private static final int[][] UP = {
    {0, 1}, {1, 0}, {1, 1}, {-1, 1}, {1, 2}, {2, 1}, {-2, 1}, {-1, 2}, {0, 2}, {2, 0}, {3, 3}
  };

  private static final int[][] ONE_WORD = {{8, 8}, {7, 9}, {5, 4}};
  private static final int[][] TWO_WORDS = {{10, 10}, {9, 10}, {16, 8}, {12, 6}};

  /** A board and what stands on it; blockers are occupied, and no hurdles. */
  private static final class Setup {
    private final int files;
    private final int ranks;
    private final long[] occupied;
    private final long[] blockers;

    /** Sets up the squares of sets that are on the board; blockers only where it is occupied. */
    private Setup(int[] size, long[] occupied, long[] blockers) {
      this.files = size[0];
      this.ranks = size[1];
      int squares = files * ranks;
      long low = squares < Long.SIZE ? -1L >>> -squares : -1;
      long high = squares <= Long.SIZE ? 0 : -1L >>> -squares;
      this.occupied = new long[] {occupied[0] & low, occupied[1] & high};
      this.blockers = new long[] {this.occupied[0] & blockers[0], this.occupied[1] & blockers[1]};
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

  @Provide
  static Arbitrary<long[]> sets() {
    return SquareWords.two(2 * Long.SIZE);
  }

  @Property(tries = 50, seed = "7")
  void agreesOnOneWord(@ForAll("sets") long[] occupied, @ForAll("sets") long[] blockers) {
    for (int[] size : ONE_WORD) {
      BitTables tables = new BitTables(size[0], size[1]);
      Setup setup = new Setup(size, occupied, blockers);
      for (int[] step : UP) {
        long[] ray = tables.ray(step[0], step[1], Math.max(size[0], size[1]));
        long[] back = tables.ray(-step[0], -step[1], Math.max(size[0], size[1]));
        for (int from = 0; from < size[0] * size[1]; from++) {
          long up = setup.hop(from, step[0], step[1])[0];
          long down = setup.hop(from, -step[0], -step[1])[0];
          assertEquals(up, BitHops.beyondUp(ray, from, setup.occupied[0], setup.blockers[0]));
          assertEquals(down, BitHops.beyondDown(back, from, setup.occupied[0], setup.blockers[0]));
        }
      }
    }
  }

  @Property(tries = 50, seed = "8")
  void agreesOnTwoWords(@ForAll("sets") long[] occupied, @ForAll("sets") long[] blockers) {
    for (int[] size : TWO_WORDS) {
      BitTables tables = new BitTables(size[0], size[1]);
      Setup setup = new Setup(size, occupied, blockers);
      for (int[] step : UP) {
        long[] ray = tables.ray(step[0], step[1], Math.max(size[0], size[1]));
        long[] back = tables.ray(-step[0], -step[1], Math.max(size[0], size[1]));
        for (int from = 0; from < size[0] * size[1]; from++) {
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

  private static void set(long[] words, int bit) {
    words[bit / Long.SIZE] |= 1L << bit;
  }
}
