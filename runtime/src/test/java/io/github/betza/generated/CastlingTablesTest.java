package io.github.betza.generated;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Castling on a board of 8x8, the royal piece on e1 (4), on e8 (60, and 64 for Black), or on g1.
 */
class CastlingTablesTest {

  @ParameterizedTest
  @CsvSource({
    // direction, inset, place, partner, occupied, the squares crossed
    "1, 0, 4, 7, -1, 5, 6",
    "1, 0, 4, 6, -1, -1, -1",
    "1, 0, 4, 7, 5, -1, -1",
    "1, 1, 4, 6, -1, 5, 6",
    "-1, 0, 4, 0, -1, 3, 2",
    "-1, 0, 4, 0, 1, -1, -1",
    // Black goes the other way.
    "1, 0, 124, 56, -1, 59, 58",
    "-1, 0, 124, 63, -1, 61, 62",
    // There is no room.
    "1, 0, 6, 7, -1, -1, -1"
  })
  void crossedSquares(
      int direction, int inset, int place, int partner, int occupied, int first, int second) {
    long[] table = CastlingTables.of(8, 8, direction, 2, inset);
    assertThat(CastlingTables.crossed(table, place, bit(partner), bit(occupied)))
        .isEqualTo(bit(first) | bit(second));
  }

  private static long bit(int number) {
    return number < 0 ? 0 : 1L << number;
  }
}
