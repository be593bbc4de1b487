package io.github.betza.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.betza.generated.BitTables;
import io.github.betza.generated.MagicTables;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Compares what magics find with a walk from square to square. */
final class MagicTablesTest {
  private static final int[] ROOK = {0, -1, -1, 0, 1, 0, 0, 1};
  private static final int[] BISHOP = {-1, -1, 1, -1, -1, 1, 1, 1};
  private static final int[] FORWARD = {-1, 1, 1, 1};
  private static final int[] NIGHTRIDER = {-1, -2, 1, -2, -2, -1, 2, -1, -2, 1, 2, 1, -1, 2, 1, 2};
  private static final List<int[]> STEPS = List.of(ROOK, BISHOP, FORWARD, NIGHTRIDER);

  /** Files, ranks, and the most steps. */
  private static final int[][] SIZES = {
    {8, 8, 8}, {5, 6, 8}, {7, 8, 8}, {6, 6, 3}, {8, 8, 2}, {1, 4, 8}, {2, 2, 8}, {1, 1, 8}
  };

  /** The tables of each size, in the order of the steps. */
  private static final List<List<long[]>> TABLES = tables();

  private static List<List<long[]>> tables() {
    List<List<long[]>> tables = new ArrayList<>();
    for (int[] size : SIZES) {
      BitTables sized = new BitTables(size[0], size[1]);
      tables.add(STEPS.stream().map(steps -> sized.magics(size[2], steps)).toList());
    }
    return tables;
  }

  @Provide
  static Arbitrary<Long> occupied() {
    return SquareWords.one();
  }

  @Property(tries = 200, seed = "1")
  void whatIsReachedIsWhatAWalkFinds(@ForAll("occupied") long occupied) {
    for (int i = 0; i < SIZES.length; i++) {
      int[] size = SIZES[i];
      for (int j = 0; j < STEPS.size(); j++) {
        for (int from = 0; from < size[0] * size[1]; from++) {
          assertEquals(
              walk(size[0], size[1], size[2], STEPS.get(j), from, occupied),
              MagicTables.reach(TABLES.get(i).get(j), from, occupied));
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
