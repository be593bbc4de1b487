package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Geometry;
import io.github.betza.board.Side;
import io.github.betza.processor.Choices;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** Compares the moves of two notations on random boards, by following their paths. */
public final class SameMoves {
  private static final int BOARDS = 1_000;
  private static final int LARGEST = 12;
  private static final int MOVER = 1;

  private final Random random;

  private SameMoves(Random random) {
    this.random = random;
  }

  /** Asserts that two notations give the same moves on boards of many sizes. */
  public static void check(String one, Dialect its, String other, Dialect others) {
    Interpreter first = new Interpreter(piece(one, its));
    Interpreter second = new Interpreter(piece(other, others));
    AtomicInteger moves = new AtomicInteger();
    Choices.check(
        7,
        BOARDS,
        choices -> {
          SameMoves drawn = new SameMoves(choices);
          Board board = drawn.board();
          int from = drawn.mover(board);
          var expected = first.moves(board, from);
          assertThat(second.moves(board, from))
              .as(
                  () ->
                      "%s of %s and %s of %s on %s%n%s"
                          .formatted(
                              one, its, other, others, board.geometry().name(from), draw(board)))
              .isEqualTo(expected);
          moves.addAndGet(expected.size());
        });
    assertThat(moves.get()).as("moves of %s", one).isPositive();
  }

  /** Returns what a notation means, which must be without an error. */
  public static Piece piece(String notation, Dialect dialect) {
    Reading reading = Notations.read(notation, dialect);
    assertThat(reading.problems().stream().filter(Diagnostic::isError)).as(notation).isEmpty();
    return reading.piece().orElseThrow();
  }

  private Board board() {
    Board board = new Board(1 + random.nextInt(LARGEST), 1 + random.nextInt(LARGEST));
    int filled = random.nextInt(60);
    int holes = random.nextInt(3) == 0 ? 8 : 0;
    for (int at : squares(board)) {
      if (random.nextInt(100) < holes) {
        board.put(at, Cell.EDGE);
      } else if (random.nextInt(100) < filled) {
        board.put(at, Cell.of(MOVER + random.nextInt(2), side()) | marks());
      }
    }
    return board;
  }

  private int mover(Board board) {
    List<Integer> squares = squares(board);
    int from = squares.get(random.nextInt(squares.size()));
    board.put(from, Cell.of(MOVER, side()) | marks());
    return from;
  }

  private int side() {
    return random.nextBoolean() ? Side.WHITE : Side.BLACK;
  }

  private int marks() {
    return (random.nextInt(4) == 0 ? Cell.ROYAL : 0) | (random.nextBoolean() ? Cell.UNMOVED : 0);
  }

  private static List<Integer> squares(Board board) {
    Geometry geometry = board.geometry();
    List<Integer> squares = new ArrayList<>();
    for (int rank = 0; rank < geometry.ranks(); rank++) {
      for (int file = 0; file < geometry.files(); file++) {
        squares.add(geometry.square(file, rank));
      }
    }
    return squares;
  }

  private static String draw(Board board) {
    Geometry geometry = board.geometry();
    StringBuilder text = new StringBuilder();
    for (int rank = geometry.ranks() - 1; rank >= 0; rank--) {
      for (int file = 0; file < geometry.files(); file++) {
        int cell = board.get(geometry.square(file, rank));
        boolean white = Cell.isPiece(cell) && Cell.side(cell) == Side.WHITE;
        text.append(cell == Cell.EMPTY ? '.' : cell == Cell.EDGE ? '#' : white ? 'P' : 'p');
      }
      text.append('\n');
    }
    return text.toString();
  }
}
