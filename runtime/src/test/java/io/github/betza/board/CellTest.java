package io.github.betza.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class CellTest {
  private static final int WHITE_PIECE = Cell.of(7, Side.WHITE) | Cell.UNMOVED;
  private static final int BLACK_PIECE = Cell.of(Cell.KIND, Side.BLACK) | Cell.ROYAL;

  /** What can stand on a square: nothing, an own piece, an enemy's, the edge. */
  private static final List<Integer> SEEN_BY_WHITE =
      List.of(Cell.EMPTY, WHITE_PIECE, BLACK_PIECE, Cell.EDGE);

  private static final List<Integer> SEEN_BY_BLACK =
      List.of(Cell.EMPTY, BLACK_PIECE, WHITE_PIECE, Cell.EDGE);

  @Test
  void oneIfNoBitIsSet() {
    assertThat(Cell.oneIfNone(0)).isOne();
    assertThat(Cell.oneIfNone(1)).isZero();
    assertThat(Cell.oneIfNone(Cell.EDGE | Cell.KIND)).isZero();
    assertThat(Cell.oneIfNone(Integer.MAX_VALUE)).isZero();
  }

  /** A kind alone is nobody's, and a piece that has moved is another cell than one that has not. */
  @Test
  void onlyAKindWithASideIsLookedFor() {
    assertThatCode(() -> Cell.checkAttacker(Cell.WHITE)).doesNotThrowAnyException();
    assertThatCode(() -> Cell.checkAttacker(Cell.of(255, Side.BLACK))).doesNotThrowAnyException();
    for (int wrong :
        new int[] {Cell.EMPTY, 7, Cell.EDGE, Cell.EDGE | 7, WHITE_PIECE, BLACK_PIECE, -1}) {
      assertThatThrownBy(() -> Cell.checkAttacker(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(wrong + " is not a kind and a side alone: Cell.of(kind, side) gives them");
    }
  }

  @Test
  void aPieceHasAKindAndASide() {
    assertThatThrownBy(() -> Cell.of(0, Side.WHITE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a kind is 1 to 255, not 0");
    assertThatThrownBy(() -> Cell.of(256, Side.WHITE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a kind is 1 to 255, not 256");
    assertThatThrownBy(() -> Cell.of(1, 2)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void allMovesEndOnEmptySquaresAndEnemies() {
    assertThat(counts(PieceMoves.ALL, WHITE_PIECE, SEEN_BY_WHITE)).containsExactly(1, 0, 1, 0);
    assertThat(counts(PieceMoves.ALL, BLACK_PIECE, SEEN_BY_BLACK)).containsExactly(1, 0, 1, 0);
  }

  @Test
  void capturesEndOnEnemies() {
    assertThat(counts(PieceMoves.CAPTURES, WHITE_PIECE, SEEN_BY_WHITE)).containsExactly(0, 0, 1, 0);
    assertThat(counts(PieceMoves.CAPTURES, BLACK_PIECE, SEEN_BY_BLACK)).containsExactly(0, 0, 1, 0);
  }

  @Test
  void quietMovesEndOnEmptySquares() {
    assertThat(counts(PieceMoves.QUIETS, WHITE_PIECE, SEEN_BY_WHITE)).containsExactly(1, 0, 0, 0);
    assertThat(counts(PieceMoves.QUIETS, BLACK_PIECE, SEEN_BY_BLACK)).containsExactly(1, 0, 0, 0);
  }

  private static List<Integer> counts(int wanted, int mover, List<Integer> cells) {
    int targets = Cell.targets(mover, wanted);
    return cells.stream().map(cell -> Cell.oneIfIn(cell, targets)).toList();
  }
}
