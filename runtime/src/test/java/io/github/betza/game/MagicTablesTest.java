package io.github.betza.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.betza.generated.BitTables;
import io.github.betza.generated.MagicTables;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares what magics find with a walk from square to square. */
final class MagicTablesTest {
  private static final int[] ROOK = {0, -1, -1, 0, 1, 0, 0, 1};
  private static final int[] BISHOP = {-1, -1, 1, -1, -1, 1, 1, 1};
  private static final int[] FORWARD = {-1, 1, 1, 1};
  private static final int[] NIGHTRIDER = {-1, -2, 1, -2, -2, -1, 2, -1, -2, 1, 2, 1, -1, 2, 1, 2};

  @ParameterizedTest
  @CsvSource({
    "8, 8, 8", "5, 6, 8", "7, 8, 8", "6, 6, 3", "8, 8, 2", "1, 4, 8", "2, 2, 8", "1, 1, 8"
  })
  void whatIsReachedIsWhatAWalkFinds(int files, int ranks, int most) {
    Random random = new Random(1);
    for (int[] steps : new int[][] {ROOK, BISHOP, FORWARD, NIGHTRIDER}) {
      long[] table = new BitTables(files, ranks).magics(most, steps);
      for (int round = 0; round < 200; round++) {
        long occupied = random.nextLong() & (round % 2 == 0 ? random.nextLong() : -1);
        for (int from = 0; from < files * ranks; from++) {
          assertEquals(
              walk(files, ranks, most, steps, from, occupied),
              MagicTables.reach(table, from, occupied));
        }
      }
    }
  }

  private static long walk(int files, int ranks, int most, int[] steps, int from, long occupied) {
    long reached = 0;
    for (int i = 0; i < steps.length; i += 2) {
      int file = from % files;
      int rank = from / files;
      boolean goesOn = true;
      for (int step = 1; step <= most && goesOn; step++) {
        file += steps[i];
        rank += steps[i + 1];
        goesOn = file >= 0 && file < files && rank >= 0 && rank < ranks;
        if (goesOn) {
          reached |= 1L << (rank * files + file);
          goesOn = (occupied >>> (rank * files + file) & 1) == 0;
        }
      }
    }
    return reached;
  }

  @Test
  void thereIsAnEntryBeyondTheBoard() {
    long[] table = new BitTables(8, 8).magics(8, ROOK);
    assertEquals(0, MagicTables.reach(table, Long.SIZE, -1));
  }

  /** The known magics need no place more than there are sets. */
  @Test
  void rooksAndBishopsTakeAsFewWordsAsThereAreSets() {
    assertEquals(260 + 102_400, new BitTables(8, 8).magics(8, ROOK).length);
    assertEquals(260 + 5_248, new BitTables(8, 8).magics(8, BISHOP).length);
  }

  @Test
  void piecesShareTables() {
    assertSame(new BitTables(8, 8).magics(7, ROOK), new BitTables(8, 8).magics(7, ROOK));
  }
}
