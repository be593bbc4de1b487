package io.github.betza.generated;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.betza.board.Geometry;
import io.github.betza.generated.Occupancy.SquareBits;
import org.junit.jupiter.api.Test;

/** The squares of a board as bits. */
class SquareBitsTest {
  @Test
  void eachRankFollowsTheOneBefore() {
    Geometry geometry = new Geometry(8, 16);
    SquareBits numbers = SquareBits.of(geometry);
    for (int bit = 0; bit < Occupancy.MOST_SQUARES; bit++) {
      int square = geometry.square(bit % 8, bit / 8);
      assertEquals(bit, numbers.bits[square]);
      assertEquals(square, numbers.squares[bit]);
    }
    assertEquals(-1, numbers.bits[Geometry.OFF]);
  }

  @Test
  void boardsOfOneSizeShareThem() {
    assertSame(SquareBits.of(new Geometry(9, 10)), SquareBits.of(new Geometry(9, 10)));
    assertEquals(9, bitOfTheSecondRank(9, 10));
    assertEquals(10, bitOfTheSecondRank(10, 9));
  }

  private static int bitOfTheSecondRank(int files, int ranks) {
    Geometry geometry = new Geometry(files, ranks);
    return SquareBits.of(geometry).bits[geometry.square("a2")];
  }
}
