package io.github.betza.generated;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import org.junit.jupiter.api.Test;

/** Where pieces stand as sets of bits, on a board of seven files: a2 is bit 7. */
class OccupancyTest {
  private final Board board = new Board(7, 9);

  @Test
  void piecesAndHoles() {
    put("a1", Cell.of(1, Side.WHITE));
    put("a2", Cell.of(2, Side.BLACK));
    Occupancy occupancy = Occupancy.of(board);
    put("c1", Cell.EDGE);
    put("a2", Cell.of(3, Side.WHITE));
    put("g9", Cell.of(255, Side.BLACK) | Cell.ROYAL | Cell.UNMOVED);
    assertEquals(0b1000_0001, occupancy.pieces(Side.WHITE, 0));
    assertEquals(1L << 62, occupancy.pieces(Side.BLACK, 0));
    assertEquals(0b100, occupancy.holes(0));
    assertEquals(0b1000_0101, occupancy.closed(Side.WHITE, 0));
    assertEquals(1L << 62 | 0b1000_0101, occupancy.occupied(0));
    assertEquals(62, occupancy.bit(square("g9")));
  }

  @Test
  void whatIsReplacedIsNotForgotten() {
    Occupancy occupancy = Occupancy.of(board);
    board.writer.replace(square("a1"), Cell.of(1, Side.WHITE));
    assertEquals(1, occupancy.pieces(Side.WHITE, 0));
    board.writer.replace(square("a1"), Cell.EMPTY);
    assertEquals(0, occupancy.occupied(0));
  }

  /** The search for attackers of a square off the board tries a piece there. */
  @Test
  void whatIsOffTheBoardIsInNoSet() {
    Occupancy occupancy = Occupancy.of(board);
    board.writer.replace(Geometry.OFF, Cell.of(1, Side.WHITE));
    assertEquals(0, occupancy.occupied(0));
    board.writer.replace(Geometry.OFF, Cell.EDGE);
    assertEquals(0, occupancy.occupied(0));
  }

  @Test
  void movesAreAppendedInTheOrderOfSquares() {
    put("a2", Cell.of(2, Side.BLACK));
    MoveList moves = new MoveList();
    moves.quiet(1, 2);
    Occupancy.of(board).append(square("a1"), 1L << 62 | 1L << 7, 0, PieceMoves.ALL, moves);
    int[] words = {moves.get(0), moves.get(1), moves.get(2)};
    int[] expected = {
      Move.quiet(1, 2),
      Move.capture(square("a1"), square("a2")),
      Move.quiet(square("a1"), square("g9"))
    };
    assertArrayEquals(expected, words);
  }

  @Test
  void movesAreAppendedThatAreWanted() {
    put("a2", Cell.of(2, Side.BLACK));
    MoveList moves = new MoveList();
    long reached = 1L << 62 | 1L << 7;
    Occupancy.of(board).append(square("a1"), reached, 0, PieceMoves.CAPTURES, moves);
    Occupancy.of(board).append(square("a1"), reached, 0, PieceMoves.QUIETS, moves);
    assertEquals(2, moves.size());
    assertEquals(Move.capture(square("a1"), square("a2")), moves.get(0));
    assertEquals(Move.quiet(square("a1"), square("g9")), moves.get(1));
  }

  @Test
  void aLargerBoardHasTwoWords() {
    Board large = new Board(10, 10);
    int square = large.geometry().square("e7");
    large.put(square, Cell.of(1, Side.BLACK));
    Occupancy occupancy = Occupancy.of(large);
    large.put(large.geometry().square("d7"), Cell.EDGE);
    assertEquals(64, occupancy.bit(square));
    assertEquals(1L << 63, occupancy.occupied(0));
    assertEquals(1, occupancy.occupied(1));
    assertEquals(1, occupancy.pieces(Side.BLACK, 1));
    assertEquals(0, occupancy.closed(Side.WHITE, 1));
    assertEquals(1L << 63, occupancy.closed(Side.WHITE, 0));
    MoveList moves = new MoveList();
    int from = large.geometry().square("a1");
    occupancy.append(from, 1, 1, PieceMoves.ALL, moves);
    assertEquals(Move.capture(from, square), moves.get(0));
  }

  /** However many they are, and without a trace of what is written behind the last one. */
  @Test
  void manyMovesAreAppendedAsFewAre() {
    Board large = new Board(8, 16);
    large.put(large.geometry().square("b9"), Cell.of(1, Side.BLACK));
    large.put(large.geometry().square("c1"), Cell.of(1, Side.BLACK));
    Occupancy occupancy = Occupancy.of(large);
    long[] sets = new long[2];
    for (int count = 0; count < 2 * Long.SIZE; count++) {
      for (int wanted = PieceMoves.ALL; wanted <= PieceMoves.QUIETS; wanted++) {
        MoveList few = new MoveList();
        MoveList many = new MoveList();
        occupancy.append(1, sets[0], 0, wanted, few);
        occupancy.appendMany(1, sets[0], wanted, many);
        assertAlike(few, many);
        few.clear();
        many.clear();
        occupancy.append(1, sets[0], 0, wanted, few);
        occupancy.append(1, sets[1], 1, wanted, few);
        occupancy.appendMany(1, sets, wanted, many);
        assertAlike(few, many);
      }
      sets[count % 2] |= Long.MIN_VALUE >>> count * 37 % Long.SIZE;
    }
    assertEquals(Long.SIZE, Long.bitCount(sets[0] | sets[1]));
  }

  private static void assertAlike(MoveList few, MoveList many) {
    assertEquals(few.size(), many.size());
    for (int i = 0; i < few.size(); i++) {
      assertEquals(few.get(i), many.get(i));
    }
  }

  /** There is room for what is written behind the last move. */
  @Test
  void manyMovesFillAList() {
    Occupancy occupancy = Occupancy.of(new Board(8, 16));
    MoveList moves = new MoveList();
    for (int i = 1; i <= 100; i++) {
      occupancy.appendMany(1, new long[] {-1, 1L << 63}, PieceMoves.ALL, moves);
      assertEquals(i * 65, moves.size());
    }
    assertEquals(Move.quiet(1, new Geometry(8, 16).square("h16")), moves.get(6499));
    moves.clear();
    for (int i = 1; i <= 5000; i++) {
      occupancy.appendMany(1, 1, PieceMoves.ALL, moves);
      assertEquals(i, moves.size());
    }
  }

  @Test
  void aStillLargerBoardHasNone() {
    assertThrows(IllegalStateException.class, () -> Occupancy.of(new Board(10, 13)));
  }

  private void put(String square, int cell) {
    board.put(square(square), cell);
  }

  private int square(String name) {
    return board.geometry().square(name);
  }
}
