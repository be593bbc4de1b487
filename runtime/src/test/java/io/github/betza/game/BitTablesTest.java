package io.github.betza.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.betza.generated.BitTables;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** What riders reach on boards whose sets are two words, beside a walk from square to square. */
class BitTablesTest {
  private static final int FILES = 10;
  private static final int RANKS = 8;
  private static final int SQUARES = FILES * RANKS;

  private final BitTables tables = new BitTables(FILES, RANKS);

  @Provide
  static Arbitrary<long[]> occupied() {
    return SquareWords.two(SQUARES);
  }

  @Property(tries = 50, seed = "7")
  void ridersStopAtTheFirstPiece(@ForAll("occupied") long[] occupied) {
    int[][] up = {{0, 1}, {1, 0}, {1, 1}, {-1, 1}, {1, 2}, {2, 1}, {-2, 1}, {-1, 2}};
    for (int[] step : up) {
      long[] ray = tables.ray(step[0], step[1], FILES);
      long[] back = tables.ray(-step[0], -step[1], FILES);
      for (int from = 0; from < SQUARES; from++) {
        upward(ray, from, occupied, walk(from, step[0], step[1], occupied));
        downward(back, from, occupied, walk(from, -step[0], -step[1], occupied));
      }
    }
  }

  @Test
  void bentRaysAreThoseOfTheirPivots() {
    long[] ray = tables.ray(0, 1, 3);
    long[] bent = tables.bentRay(new int[] {1, 0, 2, -1}, 2, -1, 0, 1, 3);
    long[] longWay = tables.bentRay(new int[] {-1, 0}, 2, -1, 0, 1, 3);
    for (int from = 0; from < SQUARES; from++) {
      boolean pivotOnBoard = from % FILES < FILES - 2 && from >= FILES;
      int pivot = from - FILES + 2;
      for (int word = 0; word < 2; word++) {
        long expected = pivotOnBoard ? ray[2 * pivot + word] : 0;
        assertEquals(expected, bent[2 * from + word]);
        assertEquals(from % FILES == 0 ? 0 : expected, longWay[2 * from + word]);
      }
    }
  }

  @Provide
  static Arbitrary<Long> word() {
    return SquareWords.one();
  }

  @Property(tries = 50, seed = "8")
  void ridersGoRoundJoinedEdges(@ForAll("word") long occupied) {
    for (int files = 1; files <= 8; files++) {
      BitTables joined = new BitTables(files, 8).joined();
      for (int most : new int[] {2, 7}) {
        long[] east = joined.ray(1, 0, most);
        long[] west = joined.ray(-1, 0, most);
        long[] northWest = joined.ray(-1, 1, most);
        long[] southEast = joined.ray(1, -1, most);
        for (int from = 0; from < 8 * files; from++) {
          long[] expected = {
            round(from, 1, 0, most, files, occupied),
            round(from, -1, 0, most, files, occupied),
            round(from, -1, 1, most, files, occupied),
            round(from, 1, -1, most, files, occupied)
          };
          assertEquals(expected[0], BitTables.upRound(east, from, occupied));
          assertEquals(expected[1], BitTables.downRound(west, from, occupied));
          assertEquals(expected[2], BitTables.up(northWest, from, occupied));
          assertEquals(expected[3], BitTables.down(southEast, from, occupied));
        }
      }
    }
  }

  private static long round(
      int from, int stepFiles, int stepRanks, int most, int files, long occupied) {
    long reached = 0;
    int at = from;
    boolean goesOn = true;
    for (int steps = 1; steps <= most && goesOn; steps++) {
      int rank = at / files + stepRanks;
      at = rank * files + Math.floorMod(at % files + stepFiles, files);
      goesOn = rank >= 0 && rank < 8 && at != from;
      reached |= goesOn ? 1L << at : 0;
      goesOn = goesOn && (occupied >>> at & 1) == 0;
    }
    return reached;
  }

  @Test
  void leapsGoRoundJoinedEdges() {
    BitTables joined = new BitTables(8, 8).joined();
    long[] leaps = joined.leaps(2, 1, -1, 0);
    assertEquals(1L << 9 | 1L << 6, leaps[7]);
    assertEquals(1L << 7, leaps[0] & 0xFF);
    // Black's steps are turned.
    assertEquals(1L << 15 | 1L << 18, leaps[64 + 17]);
  }

  private static void upward(long[] ray, int from, long[] occupied, long[] expected) {
    assertEquals(expected[0], BitTables.upLow(ray, from, occupied[0]));
    assertEquals(expected[1], BitTables.upHigh(ray, from, occupied[0], occupied[1]));
    if (from >= Long.SIZE) {
      assertEquals(0, expected[0]);
      assertEquals(expected[1], BitTables.upHigh(ray, from, occupied[1]));
    }
  }

  private static void downward(long[] ray, int from, long[] occupied, long[] expected) {
    assertEquals(expected[0], BitTables.downLow(ray, from, occupied[0], occupied[1]));
    assertEquals(expected[1], BitTables.downHigh(ray, from, occupied[1]));
    if (from < Long.SIZE) {
      assertEquals(0, expected[1]);
      assertEquals(expected[0], BitTables.downLow(ray, from, occupied[0]));
    }
  }

  private static long[] walk(int from, int stepFiles, int stepRanks, long[] occupied) {
    long[] reached = new long[2];
    int file = from % FILES + stepFiles;
    int rank = from / FILES + stepRanks;
    boolean free = true;
    while (free && file >= 0 && file < FILES && rank >= 0 && rank < RANKS) {
      int bit = rank * FILES + file;
      reached[bit / Long.SIZE] |= 1L << bit;
      free = (occupied[bit / Long.SIZE] >>> bit & 1) == 0;
      file += stepFiles;
      rank += stepRanks;
    }
    return reached;
  }
}
