package io.github.betza.benchmarks.piece;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.processor.interpret.InterpretedMove;
import io.github.betza.processor.interpret.Interpreter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is compared must do the same work. */
class ContestantsTest {
  private static final int STEP = 7;

  @Tag("deep")
  @ParameterizedTest
  @EnumSource
  void allFindTheSameMoves(Kind kind) {
    Interpreter interpreter = kind.interpreter();
    for (int size : new int[] {8, 10, 16}) {
      Positions positions = new Positions(size, size + 1, 2);
      for (int i = 0; i < Positions.COUNT; i += STEP) {
        Board board = positions.board(i);
        int square = positions.square(i);
        List<InterpretedMove> moves = List.copyOf(interpreter.moves(board, square));
        assertThat(found(kind.generated(), board, square)).isEqualTo(moves);
        assertThat(found(kind.handWritten(), board, square)).isEqualTo(moves);
        assertThat(found(kind.captures(), board, square))
            .isEqualTo(moves.stream().filter(InterpretedMove::captures).toList());
      }
    }
  }

  /** Holes look like the edge, and are not always followed by more of it. */
  @Tag("deep")
  @ParameterizedTest
  @EnumSource
  void allFindTheSameMovesAmongHoles(Kind kind) {
    Interpreter interpreter = kind.interpreter();
    Positions positions = new Positions(9, 9, 3);
    for (int i = 0; i < Positions.COUNT; i += STEP) {
      Board board = positions.board(i);
      int square = positions.square(i);
      int hole = board.geometry().square(i % 9, i / 9 % 9);
      if (hole != square) {
        board.put(hole, Cell.EDGE);
      }
      if (Cell.isPiece(board.get(square))) {
        List<InterpretedMove> moves = List.copyOf(interpreter.moves(board, square));
        assertThat(found(kind.generated(), board, square)).isEqualTo(moves);
        assertThat(found(kind.handWritten(), board, square)).isEqualTo(moves);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"ROOK", "QUEEN", "GRIFFON", "CANNON", "GRASSHOPPER", "NIGHTRIDER"})
  void declaredPiecesFindTheSameMovesOnEight(Kind kind) {
    compareDeclared(kind, 8);
  }

  @ParameterizedTest
  @EnumSource(names = {"QUEEN", "CANNON", "GRASSHOPPER"})
  void declaredPiecesFindTheSameMovesOnTen(Kind kind) {
    compareDeclared(kind, 10);
  }

  private static void compareDeclared(Kind kind, int size) {
    Interpreter interpreter = kind.interpreter();
    Positions positions = new Positions(size, size, 4);
    for (int i = 0; i < Positions.COUNT; i += STEP) {
      Board board = positions.board(i);
      int square = positions.square(i);
      // Half of the boards get holes, which are neither empty nor hurdles.
      int hole = board.geometry().square(i % size, i / size % size);
      if (2 * i > Positions.COUNT && hole != square) {
        board.put(hole, Cell.EDGE);
      }
      if (Cell.isPiece(board.get(square))) {
        List<InterpretedMove> moves = List.copyOf(interpreter.moves(board, square));
        assertThat(found(kind.declared(size).orElseThrow(), board, square)).isEqualTo(moves);
        assertThat(found(kind.handWrittenDeclared(size).orElseThrow(), board, square))
            .isEqualTo(moves);
      }
    }
  }

  @Test
  void boardsAreFilledToAboutAThird() {
    Positions positions = new Positions(8, 8, 1);
    int pieces = 0;
    int boards = 0;
    for (int i = 0; i < Positions.COUNT; i += Positions.COUNT / Positions.BOARDS) {
      boards++;
      for (int cell : positions.board(i).cells()) {
        pieces += Cell.isPiece(cell) ? 1 : 0;
      }
    }
    assertThat(boards).isEqualTo(Positions.BOARDS).isGreaterThanOrEqualTo(1_024);
    assertThat(pieces / 64.0 / boards).isBetween(0.33, 0.37);
  }

  /** Returns the moves in order; one that is found twice stays twice. */
  private static List<InterpretedMove> found(Kind.Generator generator, Board board, int square) {
    MoveList moves = new MoveList();
    generator.generate(board, square, moves);
    List<InterpretedMove> found = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      found.add(InterpretedMove.of(moves, i));
    }
    found.sort(null);
    return found;
  }
}
