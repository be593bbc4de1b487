package io.github.betza.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.betza.generated.Slides;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The ends of slides, beside a walk from square to square. */
class SlidesTest {
  private static final int FILES = 9;
  private static final int RANKS = 12;

  @Test
  void slideEndsOnTheFirstSquareThatIsNotEmpty() {
    Random random = new Random(5);
    for (int percent = 0; percent <= 60; percent += 15) {
      Board board = board(percent, random);
      for (int file = 0; file < FILES; file++) {
        for (int rank = 0; rank < RANKS; rank++) {
          slidesFrom(board, file, rank);
        }
      }
    }
  }

  @Test
  void onlyAPieceIsPassedOver() {
    assertEquals(-1, Slides.onward(Cell.of(255, Side.WHITE) | Cell.ROYAL | Cell.UNMOVED));
    assertEquals(-1, Slides.onward(Cell.BLACK));
    assertEquals(0, Slides.onward(Cell.EDGE));
  }

  @Test
  void stepsLeadOnOnlyFromAnEmptySquare() {
    assertEquals(-1, Slides.allIfEmpty(Cell.EMPTY));
    assertEquals(0, Slides.allIfEmpty(Cell.WHITE));
    assertEquals(0, Slides.allIfEmpty(Cell.of(1, Side.BLACK) | Cell.UNMOVED));
    assertEquals(0, Slides.allIfEmpty(Cell.EDGE));
  }

  private static void slidesFrom(Board board, int file, int rank) {
    int square = board.geometry().square(file, rank);
    for (int files = -2; files <= 2; files++) {
      for (int ranks = -2; ranks <= 2; ranks++) {
        if (files == 0 && ranks == 0) {
          continue;
        }
        int step = ranks * board.stride() + files;
        int steps = 1;
        while (isEmpty(board, file + steps * files, rank + steps * ranks)) {
          steps++;
        }
        int end = square + steps * step;
        assertEquals(end, Slides.end(board.cells(), square, step));
        int piece = Cell.of(1, Side.WHITE);
        assertEquals(end, start(board, square, step, Cell.targets(piece, PieceMoves.CAPTURES)));
        assertEquals(
            square + step, start(board, square, step, Cell.targets(piece, PieceMoves.QUIETS)));
        assertEquals(
            square + step, start(board, square, step, Cell.targets(piece, PieceMoves.ALL)));
      }
    }
  }

  private static int start(Board board, int square, int step, int targets) {
    return Slides.start(board.cells(), square, step, targets);
  }

  private static boolean isEmpty(Board board, int file, int rank) {
    int square = board.geometry().square(file, rank);
    return square != Geometry.OFF && board.get(square) == Cell.EMPTY;
  }

  /** Pieces of both sides, unmoved ones and royal ones among them, and holes. */
  private static Board board(int percent, Random random) {
    Board board = new Board(FILES, RANKS);
    for (int file = 0; file < FILES; file++) {
      for (int rank = 0; rank < RANKS; rank++) {
        if (random.nextInt(100) < percent) {
          int piece = Cell.of(1 + random.nextInt(200), random.nextInt(2));
          int state = random.nextInt(4) * Cell.ROYAL;
          board.put(
              board.geometry().square(file, rank),
              random.nextInt(8) == 0 ? Cell.EDGE : piece | state);
        }
      }
    }
    return board;
  }
}
