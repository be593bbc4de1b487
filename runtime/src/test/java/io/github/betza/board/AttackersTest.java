package io.github.betza.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class AttackersTest {
  private static final int ROOK = 3;

  private final Board board = new Board(8, 8);

  @Test
  void keepsEachSquareOnceHoweverManyThereAre() {
    Attackers found = new Attackers();
    Geometry geometry = board.geometry();
    for (int round = 0; round < 2; round++) {
      for (int file = 0; file < 8; file++) {
        for (int rank = 0; rank < 8; rank++) {
          int square = geometry.square(file, rank);
          board.put(square, Cell.of(ROOK, Side.BLACK) | Cell.ROYAL);
          assertThat(found.hits(board.cells(), Cell.of(ROOK, Side.BLACK), square)).isFalse();
        }
      }
    }
    assertThat(found.size()).isEqualTo(64);
    assertThat(found.get(0)).isEqualTo(geometry.square(0, 0));
    assertThat(found.contains(geometry.square(7, 7))).isTrue();
    assertThat(found).containsExactlyInAnyOrderElementsOf(geometry.squares().boxed().toList());

    found.clear();

    assertThat(found.size()).isZero();
    assertThatThrownBy(() -> found.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void takesPiecesOfOneKindAndSideOnly() {
    Attackers found = new Attackers();
    int square = board.geometry().square("c3");
    int rook = Cell.of(ROOK, Side.WHITE);
    for (int cell :
        new int[] {
          Cell.EMPTY, Cell.EDGE, Cell.of(ROOK, Side.BLACK), Cell.of(ROOK + 1, Side.WHITE)
        }) {
      board.put(square, cell);
      assertThat(found.hits(board.cells(), rook, square)).isFalse();
    }
    board.put(square, rook);
    found.hitsUnmoved(board.cells(), rook, square);
    assertThat(found.size()).isZero();

    board.put(square, rook | Cell.UNMOVED);
    found.hitsUnmoved(board.cells(), rook, square);
    assertThat(found.size()).isEqualTo(1);
  }

  @Test
  void aSearchForAnyOrForOneEndsWithIt() {
    int first = board.geometry().square("a1");
    int second = board.geometry().square("b1");
    int rook = Cell.of(ROOK, Side.WHITE);
    board.put(first, rook);
    board.put(second, rook);

    assertThat(Attackers.ANY.hits(board.cells(), rook, first)).isTrue();
    assertThat(board.only(second).hits(board.cells(), rook, first)).isFalse();
    assertThat(board.only(second).hits(board.cells(), rook, second)).isTrue();
    assertThat(Attackers.ANY.size()).isZero();
  }

  @Test
  void aSearchByGenerationLeavesTheBoardAsItWas() {
    int square = board.geometry().square("e4");
    int from = board.geometry().square("a8");
    int king = Cell.of(1, Side.WHITE);
    board.put(from, king);
    int[] before = board.cells().clone();
    Attackers found = new Attackers();
    PieceMoves anywhere =
        new PieceMoves() {
          @Override
          public void generate(Board on, int start, int forward, int wanted, MoveList moves) {
            assertThat(on.get(square)).isEqualTo(Cell.of(1, Side.BLACK) | Cell.ROYAL);
            moves.capture(start, square);
          }

          @Override
          public boolean canCapture(Board on, int start, int target) {
            return true;
          }
        };

    assertThat(anywhere.findAttackers(board, square, king, found)).isFalse();

    assertThat(found.size()).isEqualTo(1);
    assertThat(found.get(0)).isEqualTo(from);
    assertThat(board.cells()).isEqualTo(before);
  }
}
