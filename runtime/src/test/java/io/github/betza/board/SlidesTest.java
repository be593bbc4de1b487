package io.github.betza.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.betza.generated.Slides;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

/** The ends of slides, beside a walk from square to square. */
class SlidesTest {
  private static final int FILES = 9;
  private static final int RANKS = 12;

  /** A piece or a hole, and the number of its square. */
  private record Placed(int square, int cell) {}

  /** Pieces of both sides, unmoved ones and royal ones among them, and holes. */
  @Provide
  static Arbitrary<List<Placed>> placed() {
    Arbitrary<Integer> pieces =
        Combinators.combine(
                Arbitraries.integers().between(1, 200),
                Arbitraries.integers().between(0, 1),
                Arbitraries.integers().between(0, 3))
            .as((kind, side, state) -> Cell.of(kind, side) | state * Cell.ROYAL);
    Arbitrary<Integer> squares =
        Arbitraries.integers()
            .between(0, FILES * RANKS - 1)
            .withDistribution(RandomDistribution.uniform());
    Arbitrary<Integer> cells =
        Arbitraries.frequencyOf(Tuple.of(7, pieces), Tuple.of(1, Arbitraries.just(Cell.EDGE)));
    return Combinators.combine(squares, cells)
        .as(Placed::new)
        .list()
        .ofMaxSize(FILES * RANKS)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  @Property(tries = 20, seed = "5")
  void slideEndsOnTheFirstSquareThatIsNotEmpty(@ForAll("placed") List<Placed> placed) {
    Board board = new Board(FILES, RANKS);
    for (Placed each : placed) {
      board.put(board.geometry().square(each.square() % FILES, each.square() / FILES), each.cell());
    }
    for (int file = 0; file < FILES; file++) {
      for (int rank = 0; rank < RANKS; rank++) {
        slidesFrom(board, file, rank);
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
}
