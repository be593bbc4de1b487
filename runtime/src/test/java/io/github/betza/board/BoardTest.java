package io.github.betza.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.betza.generated.Occupancy;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.REMOVE, square("e5")));
    moves.pending().push(Effect.of(Effect.REMOVE, square("a4")));
    moves.pending().add(square("e4"), square("e6"), true);
    make();
    assertEquals(Cell.EMPTY, get("e5"));
    assertEquals(Cell.EMPTY, get("a4"));
    assertEquals(Cell.of(PIECE, Side.WHITE), get("e6"));
    unmake();
  }

  @Test
  void rifleCaptureLeavesTheMoverUnmoved() {
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.REMOVE, square("e5")));
    moves.pending().add(square("e4"), square("e4"), true);
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
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.UNLOAD, square("e5"), square("e4")));
    moves.pending().add(square("e4"), square("e5"), true);
    make();
    assertEquals(Cell.of(OTHER, Side.BLACK), get("e4"));
    assertEquals(Cell.of(PIECE, Side.WHITE), get("e5"));
    unmake();
  }

  @Test
  void changingPlacesCapturesNothing() {
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.SWAP, square("e5"), square("e4")));
    moves.pending().add(square("e4"), square("e5"), false);
    assertFalse(moves.captureOn(square("e5")));
    make();
    assertEquals(Cell.of(OTHER, Side.BLACK), get("e4"));
    assertEquals(Cell.of(PIECE, Side.WHITE), get("e5"));
    unmake();
  }

  @Test
  void aPieceThatCapturesItselfLeavesTheBoard() {
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.VANISH, square("e5")));
    moves.pending().add(square("e4"), square("e5"), true);
    assertTrue(moves.captureOn(square("e5")));
    make();
    assertEquals(Cell.EMPTY, get("e4"));
    assertEquals(Cell.EMPTY, get("e5"));
    unmake();
  }

  @Test
  void manyVictimsAtOnce() {
    for (int file = 0; file < 8; file++) {
      board.put(board.geometry().square(file, 0), Cell.of(OTHER, Side.BLACK));
    }
    before = board.cells().clone();
    moves.pending().beginPiece();
    for (int file = 0; file < 8; file++) {
      moves.pending().remove(board.geometry().square(file, 0));
      moves.pending().remove(board.geometry().square(file, 0));
    }
    moves.pending().add(square("e4"), square("d5"), true);
    assertEquals(8, moves.effectCount(0));
    make();
    for (int file = 0; file < 8; file++) {
      assertEquals(Cell.EMPTY, board.get(board.geometry().square(file, 0)));
    }
    unmake();
  }

  @Test
  void anImmobilisedPieceIsKnown() {
    PieceMoves immobilizer =
        new OtherwiseMotionless() {
          @Override
          public boolean isImmobilizer() {
            return true;
          }

          @Override
          public boolean canImmobilize(Board on, int from, int target) {
            return target == from + 1;
          }

          @Override
          public String notation() {
            return "X";
          }
        };
    PieceMoves pawn =
        new OtherwiseMotionless() {
          @Override
          public List<String> promotions() {
            return List.of("Y", "X");
          }
        };
    PieceTable table =
        PieceTable.builder().add('P', "pawn", pawn).add('I', "immobilizer", immobilizer).build();
    Board game = new Board(8, 8, table);
    game.place(game.geometry().square("e1"), 2, Side.BLACK, false);
    game.place(game.geometry().square("f1"), 1, Side.WHITE, false);
    game.place(game.geometry().square("d1"), 1, Side.WHITE, false);
    assertTrue(game.isImmobilized(game.geometry().square("f1")));
    assertFalse(game.isImmobilized(game.geometry().square("d1")));
    assertEquals(1, table.promotionCount(1));
    assertEquals(2, table.promotion(1, 0));
    assertEquals(0, table.promotionCount(2));
  }

  @Test
  void aPieceIsPutOnTheSquareThatAnotherOneLeaves() {
    put("e6", Cell.of(PIECE, Side.BLACK));
    before = board.cells().clone();
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.UNLOAD, square("e6"), square("e5")));
    moves.pending().push(Effect.of(Effect.UNLOAD, square("e5"), square("e4")));
    moves.pending().add(square("e4"), square("f6"), true);
    make();
    assertEquals(Cell.of(OTHER, Side.BLACK), get("e4"));
    assertEquals(Cell.of(PIECE, Side.BLACK), get("e5"));
    assertEquals(Cell.EMPTY, get("e6"));
    assertEquals(Cell.of(PIECE, Side.WHITE), get("f6"));
    unmake();
  }

  @Test
  void enPassantRightsOnAsManySquaresAsAMovePassesOver() {
    moves.pending().beginPiece();
    for (int square = 100; square < 300; square++) {
      moves.pending().grant(square);
    }
    moves.pending().add(square("e4"), square("d5"), false);
    make();
    assertEquals(square("d5"), board.enPassantVictim(299));
    unmake();
  }

  @Test
  void castling() {
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.PARTNER, square("a4"), square("d4")));
    moves.pending().add(square("e4"), square("c4"), false);
    make();
    assertEquals(Cell.of(PIECE, Side.WHITE), get("c4"));
    assertEquals(Cell.of(OTHER, Side.WHITE), get("d4"));
    assertEquals(Cell.EMPTY, get("a4"));
    unmake();
  }

  @Test
  void castlingOntoThePartnersSquare() {
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.PARTNER, square("a4"), square("b4")));
    moves.pending().add(square("e4"), square("a4"), false);
    make();
    assertEquals(Cell.of(PIECE, Side.WHITE), get("a4"));
    assertEquals(Cell.of(OTHER, Side.WHITE), get("b4"));
    unmake();
  }

  @Test
  void enPassantRights() {
    moves.pending().beginPiece();
    moves.pending().push(Effect.of(Effect.GRANT_EN_PASSANT, square("d5")));
    moves.pending().add(square("e4"), square("c6"), false);
    make();
    assertEquals(square("c6"), board.enPassantVictim(square("d5")));
    assertEquals(Geometry.OFF, board.enPassantVictim(square("e6")));
    unmake();
  }

  @ParameterizedTest
  @ValueSource(ints = {-7, 1, 4444})
  void noRightIsOneOfWhatIsNoSquare(int square) {
    assertThrows(IndexOutOfBoundsException.class, () -> board.setEnPassant(square, square("e6")));
    assertThrows(IndexOutOfBoundsException.class, () -> board.setEnPassant(square("e5"), square));
    board.clearEnPassant();
    assertThrows(IndexOutOfBoundsException.class, () -> board.addEnPassant(square, square("e6")));
    assertThrows(IndexOutOfBoundsException.class, () -> board.addEnPassant(square("e5"), square));
    assertEquals(Geometry.OFF, board.enPassantVictim());
  }

  /** The padding beyond an edge has numbers between those of squares. */
  @Test
  void noRightIsOneOfWhatIsBeyondAnEdge() {
    int beyond = square("h4") + 1;
    assertThrows(IndexOutOfBoundsException.class, () -> board.setEnPassant(beyond, square("e6")));
    assertThrows(IndexOutOfBoundsException.class, () -> board.setEnPassant(square("e5"), beyond));
    assertThrows(
        IndexOutOfBoundsException.class, () -> board.setEnPassant(square("e5"), Geometry.OFF));
    board.setEnPassant(square("e5"), square("e6"));
    assertThrows(IndexOutOfBoundsException.class, () -> board.setEnPassant(beyond));
    assertEquals(square("e5"), board.enPassantVictim(), "nothing changes where it is refused");
  }

  @Test
  void noRightBelongsToNoPiece() {
    board.setEnPassant(Geometry.OFF, square("d5"));
    assertEquals(0, board.enPassantSquareCount());
    assertThrows(
        IllegalArgumentException.class, () -> board.addEnPassant(Geometry.OFF, square("d5")));
    assertEquals(Geometry.OFF, board.enPassantVictim());
  }

  @Test
  void nothingToUnmake() {
    assertThrows(IllegalStateException.class, board::unmake);
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

  @Test
  void aCopyGoesOnByItself() {
    moves.quiet(square("e4"), square("d5"));
    board.make(moves, 0);
    board.setEnPassant(square("e5"), square("e6"));
    Board copy = board.copy();
    board.setEnPassant(square("a4"), square("a3"));
    board.setLastMovedKind(0);
    board.unmake();
    assertEquals(PIECE, copy.lastMovedKind());
    assertEquals(Side.BLACK, copy.side());
    assertEquals(1, copy.ply());
    assertEquals(square("e5"), copy.enPassantVictim(square("e6")));
    copy.addEnPassant(square("e5"), square("e7"));
    assertEquals(2, copy.enPassantSquareCount());
    copy.unmake();
    assertArrayEquals(before, copy.cells());
    assertEquals(OTHER, copy.lastMovedKind());
    assertEquals(Side.WHITE, copy.side());
    assertEquals(square("e5"), copy.enPassantVictim(square("e7")));
  }

  private void make() {
    Occupancy.of(board);
    board.make(moves, 0);
    checkOccupancy();
  }

  /** The sets of bits follow the cells. */
  private void checkOccupancy() {
    Occupancy expected = Occupancy.of(board.copy());
    for (int side : new int[] {Side.WHITE, Side.BLACK}) {
      assertEquals(expected.closed(side, 0), Occupancy.of(board).closed(side, 0));
    }
  }

  private void unmake() {
    board.unmake();
    assertArrayEquals(before, board.cells());
    checkOccupancy();
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
