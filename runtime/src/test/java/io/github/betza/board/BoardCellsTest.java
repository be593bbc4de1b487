package io.github.betza.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** What can be put on the squares of a board. */
class BoardCellsTest {
  private final Board board = new Board(8, 8);

  @Test
  void aSquareHoldsWhatCellsAre() {
    int e4 = board.geometry().square("e4");
    int before = board.get(e4);
    for (int cell :
        new int[] {2, Cell.WHITE, Cell.ROYAL | 2, Cell.EDGE | 2, Cell.WHITE | 1 << 12, -1}) {
      assertThrows(IllegalArgumentException.class, () -> board.put(e4, cell));
    }
    assertEquals(before, board.get(e4));
    board.put(e4, Cell.of(1, Side.BLACK) | Cell.ROYAL | Cell.UNMOVED);
    board.put(e4, Cell.EDGE);
    board.put(e4, Cell.EMPTY);
    assertEquals(Cell.EMPTY, board.get(e4));
  }

  @Test
  void aPlacedPieceIsWhatTheTableSays() {
    PieceMoves none = PieceMoves.none();
    PieceTable table =
        PieceTable.builder().add('N', "knight", none).addRoyal('K', "king", none).build();
    Board game = new Board(8, 8, table);
    int e1 = game.geometry().square("e1");
    game.place(e1, 2, Side.BLACK, true);
    assertEquals(Cell.of(2, Side.BLACK) | Cell.ROYAL | Cell.UNMOVED, game.get(e1));
    game.place(e1, 1, Side.WHITE, false);
    assertEquals(Cell.of(1, Side.WHITE), game.get(e1));
    assertThrows(IllegalArgumentException.class, () -> game.place(e1, 3, Side.WHITE, false));
  }

  @Test
  void putRefusesSquaresOffTheBoard() {
    assertThrows(IllegalArgumentException.class, () -> board.put(Geometry.OFF, Cell.EMPTY));
    assertThrows(
        IllegalArgumentException.class,
        () -> board.put(board.geometry().square(8, 8), Cell.of(5, Side.WHITE)));
    assertThrows(IllegalArgumentException.class, () -> board.put(3, Cell.EMPTY));
    assertThrows(IllegalArgumentException.class, () -> board.put(-1, Cell.EMPTY));
    assertThrows(IllegalArgumentException.class, () -> board.put(100_000, Cell.EMPTY));
  }
}
