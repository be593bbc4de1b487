package io.github.betza.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeometryTest {

  @ParameterizedTest
  @CsvSource({"1,1", "1,36", "36,1", "8,8", "9,10", "12,12", "36,36"})
  void squaresAndNamesGoThereAndBack(int files, int ranks) {
    Geometry geometry = new Geometry(files, ranks);
    Set<Integer> squares = new HashSet<>();
    for (int rank = 0; rank < ranks; rank++) {
      for (int file = 0; file < files; file++) {
        int square = geometry.square(file, rank);
        assertTrue(squares.add(square) && square < 4096);
        assertEquals(file, geometry.file(square));
        assertEquals(rank, geometry.rank(square));
        assertEquals(square, geometry.square(geometry.name(square)));
      }
    }
    int[] inOrder = geometry.squares().toArray();
    assertEquals(squares, IntStream.of(inOrder).boxed().collect(Collectors.toSet()));
    assertEquals(files * ranks, inOrder.length);
    assertTrue(IntStream.range(1, inOrder.length).allMatch(i -> inOrder[i] > inOrder[i - 1]));
    for (int number = -5000; number <= 5000; number++) {
      assertEquals(squares.contains(number), geometry.isSquare(number));
    }
    assertFalse(geometry.isSquare(Integer.MIN_VALUE));
    assertFalse(geometry.isSquare(Integer.MAX_VALUE));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 135, 144, 4096})
  void whatIsNoSquareHasNoName(int number) {
    Geometry geometry = new Geometry(8, 8);
    assertThrows(IllegalArgumentException.class, () -> geometry.name(number));
  }

  @ParameterizedTest
  @CsvSource({"1,1", "8,8", "36,36"})
  void theLongestPaddedLeapStaysInTheArrayAndLandsOffTheBoardOrOnTheRightSquare(
      int files, int ranks) {
    Geometry geometry = new Geometry(files, ranks);
    Board board = new Board(files, ranks);
    for (int rank = 0; rank < ranks; rank++) {
      for (int file = 0; file < files; file++) {
        int from = geometry.square(file, rank);
        for (int x = -Geometry.PADDING; x <= Geometry.PADDING; x++) {
          for (int y = -Geometry.PADDING; y <= Geometry.PADDING; y++) {
            int reached = from + y * geometry.stride() + x;
            int expected = geometry.step(from, x, y);
            if (expected == Geometry.OFF) {
              assertEquals(Cell.EDGE, board.get(reached));
            } else {
              assertEquals(expected, reached);
            }
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"0,8", "8,0", "37,8", "8,37", "-1,8"})
  void otherSizesAreRefused(int files, int ranks) {
    assertThrows(IllegalArgumentException.class, () -> new Geometry(files, ranks));
  }

  @ParameterizedTest
  @CsvSource({"e9", "i1", "e0", "4e", "''", "e", "e44444444444", "E4", "ba1", "'e4 '"})
  void otherNamesAreRefused(String name) {
    Geometry geometry = new Geometry(8, 8);
    assertThrows(IllegalArgumentException.class, () -> geometry.square(name));
  }

  @ParameterizedTest
  @CsvSource({"1,1", "8,8", "36,2", "3,36"})
  void allSquaresLieBetweenTheFirstAndTheLast(int files, int ranks) {
    Geometry geometry = new Geometry(files, ranks);
    int[] squares = IntStream.range(0, geometry.arrayLength()).filter(geometry::isSquare).toArray();
    assertEquals(files * ranks, squares.length);
    assertEquals(geometry.first(), squares[0]);
    assertEquals(geometry.end(), squares[squares.length - 1] + 1);
  }

  @Test
  void joinedEdges() {
    Geometry geometry = new Geometry(8, 8);
    int h8 = geometry.square("h8");
    assertEquals(geometry.square("a8"), geometry.wrap(h8, 1, 0, false));
    assertEquals(Geometry.OFF, geometry.wrap(h8, 1, 1, false));
    assertEquals(geometry.square("a1"), geometry.wrap(h8, 1, 1, true));
    // A longer step may pass over the padding to the other side of the array.
    assertEquals(geometry.square("h8"), geometry.wrap(h8, 16, 0, false));
    assertEquals(geometry.square("a7"), geometry.wrap(h8, 17, -1, false));
    assertEquals(geometry.square("b8"), geometry.wrap(h8, -14, 0, false));
    assertEquals(Geometry.OFF, geometry.wrap(h8, 0, 16, false));
    assertEquals(h8, geometry.wrap(h8, 0, 16, true));
    assertTrue(geometry.leaves(h8, 1, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "8,a2,1,2",
    "8,a7,-1,2",
    "8,a1,1,3",
    "8,a5,1,1",
    "12,a2,1,4",
    "9,a2,1,3",
    "9,a8,-1,3"
  })
  void theRangeOfAStarEndsBeforeTheEnemyHalf(int ranks, String from, int forward, int expected) {
    Geometry geometry = new Geometry(8, ranks);
    assertEquals(expected, geometry.ranksToEnemyHalf(geometry.square(from), forward));
  }
}
