package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.Piece;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Generated code need not find its piece on the square that it is asked about: where nothing stands
 * there, the moves are those of a piece of the side to move.
 */
final class EmptyOriginTest {
  private static final int POSITIONS = 4;

  /**
   * Counts the steps of walks round the board, which have no other bound than the mover itself. The
   * bound is far more than the moves of any piece take.
   */
  private static final String STEPS =
      """
      package generated;

      final class Steps {
        static int steps;

        private Steps() {}

        static int wrap(
            io.github.betza.board.Geometry geometry,
            int square,
            int files,
            int ranks,
            boolean torus) {
          if (++steps > 1_000_000) {
            throw new AssertionError("a walk without an end");
          }
          return geometry.wrap(square, files, ranks, torus);
        }

        /** Begins to count anew. */
        public static void clear() {
          steps = 0;
        }
      }
      """;

  @Tag("deep")
  @ParameterizedTest
  @EnumSource(names = {"XBETZA", "EXTENDED", "BEX"})
  void movesAreThoseOfAPieceOfTheSideToMove(Dialect dialect) throws Exception {
    Comparison comparison = new Comparison();
    Generated generated = new Generated().add("Steps", STEPS);
    List<String> notations = Notation.all(dialect);
    assertThat(notations).hasSizeGreaterThan(100);
    for (int i = 0; i < notations.size(); i++) {
      add(generated, "Piece" + i, notations.get(i), dialect, Optional.empty());
    }
    generated.compile();
    for (int i = 0; i < notations.size(); i++) {
      RandomPositions positions = comparison.positions(i);
      for (int round = 0; round < POSITIONS; round++) {
        clear(generated);
        compare(notations.get(i), generated.moves("Piece" + i), positions.next());
      }
    }
  }

  @Test
  void piecesForDeclaredBoardsDoTheSame() throws Exception {
    Comparison comparison = new Comparison();
    Generated generated = new Generated().add("Steps", STEPS);
    List<String> notations =
        List.of("Q", "N", "oQ", "ooQ", "gQ", "FyafsF", "fmWfceFifmnD", "mRcpR");
    for (int i = 0; i < notations.size(); i++) {
      add(
          generated,
          "Piece" + i,
          notations.get(i),
          Dialect.XBETZA,
          Optional.of(new DeclaredGeometry(8, 8)));
    }
    generated.compile();
    for (int i = 0; i < notations.size(); i++) {
      RandomPositions positions = comparison.positions(i);
      for (int round = 0; round < POSITIONS; round++) {
        clear(generated);
        compare(notations.get(i), generated.moves("Piece" + i), positions.next(8, 8));
      }
    }
  }

  @Test
  void nothingIsAllocated() throws Exception {
    Board board = new Board(8, 8);
    int from = board.geometry().square("c3");
    Generated generated = new Generated().add("Steps", STEPS);
    add(generated, "Torus", "oQ", Dialect.XBETZA, Optional.empty());
    add(generated, "Griffon", "FyafsF", Dialect.XBETZA, Optional.empty());
    generated.compile();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (String name : List.of("Torus", "Griffon")) {
      PieceMoves moves = generated.moves(name);
      clear(generated);
      MoveList list = new MoveList();
      moves.generate(board, from, 1, PieceMoves.ALL, list);
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 1_000; i++) {
        list.clear();
        moves.generate(board, from, 1, PieceMoves.ALL, list);
      }
      // What the measurement itself may take: of a thousand calls a single one would take more.
      assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(2_000);
    }
  }

  private static void add(
      Generated generated,
      String name,
      String notation,
      Dialect dialect,
      Optional<DeclaredGeometry> size)
      throws TooLargeException {
    Piece piece = Notations.read(notation, dialect).piece().orElseThrow();
    String text = Generated.text(Generated.source(name, piece, size));
    generated.add(name, text.replace("board.geometry().wrap(", "Steps.wrap(board.geometry(), "));
  }

  private static void clear(Generated generated) throws ReflectiveOperationException {
    java.lang.reflect.Method clear = generated.type("Steps").getDeclaredMethod("clear");
    clear.setAccessible(true);
    clear.invoke(null);
  }

  /** Compares a piece of no kind with none, on a square of the board. */
  private static void compare(String notation, PieceMoves moves, Board board) {
    int from = RandomPositions.occupied(board).get(0);
    for (int side = 0; side < 2; side++) {
      board.setSide(side);
      Board occupied = board.copy();
      occupied.own().replace(from, Cell.WHITE << side);
      List<String> expected = answers(moves, occupied, from);
      board.put(from, Cell.EMPTY);
      int[] before = board.cells().clone();
      assertThat(answers(moves, board, from))
          .as("%s from %s", notation, board.geometry().name(from))
          .isEqualTo(expected);
      assertThat(board.cells()).isEqualTo(before);
    }
  }

  /** Returns all that a piece can be asked about a square. */
  private static List<String> answers(PieceMoves moves, Board board, int from) {
    List<String> answers = new ArrayList<>();
    MoveList list = new MoveList();
    for (int filter = PieceMoves.ALL; filter <= PieceMoves.QUIETS; filter++) {
      for (int forward : new int[] {1, -1}) {
        list.clear();
        moves.generate(board, from, forward, filter, list);
        answers.add(list.toString());
        list.clear();
        moves.generateOwn(board, from, forward, filter, list);
        answers.add(list.toString());
      }
    }
    StringBuilder taken = new StringBuilder();
    StringBuilder immobile = new StringBuilder();
    for (int target : RandomPositions.occupied(board)) {
      taken.append(moves.canCapture(board, from, target) ? target + " " : "");
      immobile.append(moves.canImmobilize(board, from, target) ? target + " " : "");
    }
    answers.add(taken.toString());
    answers.add(immobile.toString());
    answers.add(String.valueOf(moves.count(board, from)));
    return answers;
  }
}
