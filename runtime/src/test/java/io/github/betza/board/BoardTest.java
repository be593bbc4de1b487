package io.github.betza.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Makes and unmakes a move of every kind. */
class BoardTest {
  private static final int PIECE = 5;
  private static final int OTHER = 6;

  private final Board board = new Board(8, 8);
  private final MoveList moves = new MoveList();
  private int[] before;

  @BeforeEach
  void setUp() {
    put("e4", Cell.of(PIECE, Side.WHITE) | Cell.UNMOVED);
    put("e5", Cell.of(OTHER, Side.BLACK));
    put("a4", Cell.of(OTHER, Side.WHITE) | Cell.UNMOVED);
    put("h8", Cell.EDGE);
    board.setEnPassant(square("e5"), square("e6"), square("e7"));
    board.setLastMovedKind(OTHER);
    before = board.cells().clone();
  }

  @Test
  void ordinaryMove() {
    moves.quiet(square("e4"), square("d5"));
    make();
    assertEquals(Cell.EMPTY, get("e4"));
    assertEquals(Cell.of(PIECE, Side.WHITE), get("d5"));
    assertEquals(Side.BLACK, board.side());
    assertEquals(PIECE, board.lastMovedKind());
    assertEquals(Geometry.OFF, board.enPassantVictim(square("e6")));
    unmake();
  }

  @Test
  void capture() {
    moves.capture(square("e4"), square("e5"));
    make();
    assertEquals(Cell.of(PIECE, Side.WHITE), get("e5"));
    unmake();
  }

  @Test
  void promotion() {
    moves.quiet(square("e4"), square("d5"));
    moves.promote(0, OTHER);
    make();
    assertEquals(Cell.of(OTHER, Side.WHITE), get("d5"));
    unmake();
  }

  @Test
  void locustAndRemovalOfAnOwnPiece() {
    moves.beginPiece();
    moves.push(Effect.of(Effect.REMOVE, square("e5")));
    moves.push(Effect.of(Effect.REMOVE, square("a4")));
    moves.addPending(square("e4"), square("e6"), true);
    make();
    assertEquals(Cell.EMPTY, get("e5"));
    assertEquals(Cell.EMPTY, get("a4"));
    assertEquals(Cell.of(PIECE, Side.WHITE), get("e6"));
    unmake();
  }

  @Test
  void rifleCaptureLeavesTheMoverUnmoved() {
    moves.beginPiece();
    moves.push(Effect.of(Effect.REMOVE, square("e5")));
    moves.addPending(square("e4"), square("e4"), true);
    make();
    assertEquals(Cell.EMPTY, get("e5"));
    assertEquals(Cell.of(PIECE, Side.WHITE) | Cell.UNMOVED, get("e4"));
    assertEquals(PIECE, board.lastMovedKind());
    unmake();
  }

  @Test
  void passKeepsThePieceThatMovedLast() {
    moves.quiet(square("e4"), square("e4"));
    make();
    assertArrayEquals(before, board.cells());
    assertEquals(OTHER, board.lastMovedKind());
    unmake();
  }

  @Test
  void swap() {
    moves.beginPiece();
    moves.push(Effect.of(Effect.UNLOAD, square("e5"), square("e4")));
    moves.addPending(square("e4"), square("e5"), true);
    make();
    assertEquals(Cell.of(OTHER, Side.BLACK), get("e4"));
    assertEquals(Cell.of(PIECE, Side.WHITE), get("e5"));
    unmake();
  }

  @Test
  void castling() {
    moves.beginPiece();
    moves.push(Effect.of(Effect.PARTNER, square("a4"), square("d4")));
    moves.addPending(square("e4"), square("c4"), false);
    make();
    assertEquals(Cell.of(PIECE, Side.WHITE), get("c4"));
    assertEquals(Cell.of(OTHER, Side.WHITE), get("d4"));
    assertEquals(Cell.EMPTY, get("a4"));
    unmake();
  }

  @Test
  void castlingOntoThePartnersSquare() {
    moves.beginPiece();
    moves.push(Effect.of(Effect.PARTNER, square("a4"), square("b4")));
    moves.addPending(square("e4"), square("a4"), false);
    make();
    assertEquals(Cell.of(PIECE, Side.WHITE), get("a4"));
    assertEquals(Cell.of(OTHER, Side.WHITE), get("b4"));
    unmake();
  }

  @Test
  void enPassantRights() {
    moves.beginPiece();
    moves.push(Effect.of(Effect.GRANT_EN_PASSANT, square("d5")));
    moves.addPending(square("e4"), square("c6"), false);
    make();
    assertEquals(square("c6"), board.enPassantVictim(square("d5")));
    assertEquals(Geometry.OFF, board.enPassantVictim(square("e6")));
    unmake();
  }

  @Test
  void nothingToUnmake() {
    assertThrows(IllegalStateException.class, board::unmake);
  }

  @Test
  void putRefusesSquaresOffTheBoard() {
    assertThrows(IllegalArgumentException.class, () -> board.put(3, Cell.EMPTY));
    assertThrows(IllegalArgumentException.class, () -> board.put(-1, Cell.EMPTY));
    assertThrows(IllegalArgumentException.class, () -> board.put(100_000, Cell.EMPTY));
  }

  @Test
  void aDeepHistoryIsTakenBackWhole() {
    for (int i = 0; i < 2_000; i++) {
      moves.clear();
      boolean there = i % 2 == 0;
      moves.quiet(square(there ? "e4" : "d5"), square(there ? "d5" : "e4"));
      board.make(moves, 0);
    }
    assertEquals(2_000, board.ply());
    for (int i = 0; i < 2_000; i++) {
      board.unmake();
    }
    assertArrayEquals(before, board.cells());
  }

  private void make() {
    board.make(moves, 0);
  }

  private void unmake() {
    board.unmake();
    assertArrayEquals(before, board.cells());
    assertEquals(Side.WHITE, board.side());
    assertEquals(OTHER, board.lastMovedKind());
    assertEquals(square("e5"), board.enPassantVictim(square("e6")));
    assertEquals(square("e5"), board.enPassantVictim(square("e7")));
    assertEquals(0, board.ply());
  }

  private int square(String name) {
    return board.geometry().square(name);
  }

  private int get(String name) {
    return board.get(square(name));
  }

  private void put(String name, int cell) {
    board.put(square(name), cell);
  }
}
