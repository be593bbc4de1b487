package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Board;
import io.github.betza.processor.emit.plan.MoveCountBound;
import io.github.betza.processor.emit.plan.PiecePlan;
import io.github.betza.processor.emit.plan.PiecePlan.Section;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.path.Piece;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bound on the number of moves which generated code writes itself. */
final class MoveCountBoundTest {
  private static final int POSITIONS = 6;

  @ParameterizedTest
  @CsvSource({
    "N, 8",
    "Q, 64",
    "R3, 16",
    "nN, 8",
    "FyafsF, 68",
    "mRcpR, 32",
    "KisO2, 8",
    // The captures of several pieces have effects, and begin with the steps of a king.
    "KNADcaK, 16",
    // A single move is not worth the lines.
    "fmWfceF, 0",
    // Over joined edges nobody knows how far it goes, and curves come round.
    "oR, 0",
    "qN, 0",
    "afabR, 0",
  })
  void ordinaryMovesOnABoardOfEightFiles(String notation, int moves) throws TooLargeException {
    assertThat(MoveCountBound.of(new PiecePlan(Generated.piece(notation)), 7).moves())
        .isEqualTo(moves);
  }

  @Test
  void thereIsRoomForAllMoves() throws IOException, TooLargeException {
    Comparison comparison = new Comparison();
    int seen = 0;
    for (String notation : Notation.all()) {
      Piece piece = Generated.piece(notation);
      PiecePlan plan = new PiecePlan(piece);
      if (!isOrdinary(plan, MoveCountBound.of(plan, 7))) {
        continue;
      }
      seen++;
      for (int i = 0; i < POSITIONS; i++) {
        Board board = comparison.positions(i).next();
        int longest = Math.max(board.geometry().files(), board.geometry().ranks()) - 1;
        assertRoom(notation, piece, MoveCountBound.of(plan, longest), board);
      }
    }
    assertThat(seen).isGreaterThan(100);
  }

  private static boolean isOrdinary(PiecePlan plan, MoveCountBound bound) {
    return bound.moves() > 0
        && plan.others().isEmpty()
        && plan.own().stream()
            .map(Section::starts)
            .allMatch(starts -> !starts.isEmpty() && bound.select(starts, false).isEmpty());
  }

  private static void assertRoom(String notation, Piece piece, MoveCountBound bound, Board board) {
    Interpreter interpreter = new Interpreter(piece, kind -> piece);
    List<Integer> occupied = RandomPositions.occupied(board);
    for (int from : occupied.subList(0, Math.min(5, occupied.size()))) {
      assertThat(interpreter.moves(board, from))
          .as(() -> notation + "\n" + RandomPositions.draw(board))
          .hasSizeLessThanOrEqualTo(bound.moves());
    }
  }
}
