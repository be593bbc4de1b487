package io.github.betza.play.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranspositionTableTest {
  private static final long HASH = 0x1234_5678_9ABC_DEF0L;

  private final TranspositionTable table = new TranspositionTable(1);

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0, 0",
    "-1, -32000, 100, 2",
    "-2147483648, 32000, 255, 1",
    "2147483647, -1, 1, 2"
  })
  void givesBackWhatWasPut(int move, int score, int depth, int bound) {
    table.put(HASH, move, score, depth, bound);
    long entry = table.find(HASH);
    assertThat(TranspositionTable.move(entry)).isEqualTo(move);
    assertThat(TranspositionTable.score(entry)).isEqualTo(score);
    assertThat(TranspositionTable.depth(entry)).isEqualTo(depth);
    assertThat(TranspositionTable.bound(entry)).isEqualTo(bound);
    assertThat(table.find(HASH ^ 1L << 63)).isEqualTo(TranspositionTable.UNKNOWN);
  }

  @Test
  void keepsWhatIsDeeperAndWhatIsNewer() {
    long[] hashes = {HASH, HASH + (1L << 40), HASH + (2L << 40)};
    table.put(hashes[0], 1, 1, 9, TranspositionTable.EXACT);
    table.put(hashes[1], 2, 2, 3, TranspositionTable.EXACT);
    table.put(hashes[2], 3, 3, 3, TranspositionTable.EXACT);
    assertThat(TranspositionTable.score(table.find(hashes[0]))).isEqualTo(1);
    assertThat(table.find(hashes[1])).isEqualTo(TranspositionTable.UNKNOWN);
    assertThat(TranspositionTable.score(table.find(hashes[2]))).isEqualTo(3);
  }

  @Test
  void whatOlderSearchesFoundGivesWay() {
    table.put(HASH, 1, 1, 9, TranspositionTable.EXACT);
    table.beginSearch();
    table.put(HASH + (1L << 40), 2, 2, 1, TranspositionTable.EXACT);
    assertThat(table.find(HASH)).isEqualTo(TranspositionTable.UNKNOWN);
  }

  @Test
  void keepsTheMoveWhereNoneIsFound() {
    table.put(HASH, 77, 1, 3, TranspositionTable.EXACT);
    table.put(HASH, 0, -5, 4, TranspositionTable.AT_MOST);
    assertThat(TranspositionTable.move(table.find(HASH))).isEqualTo(77);
    assertThat(TranspositionTable.score(table.find(HASH))).isEqualTo(-5);
  }

  @Test
  void forgetsEverything() {
    table.put(HASH, 77, 1, 3, TranspositionTable.EXACT);
    table.clear();
    assertThat(table.find(HASH)).isEqualTo(TranspositionTable.UNKNOWN);
  }
}
