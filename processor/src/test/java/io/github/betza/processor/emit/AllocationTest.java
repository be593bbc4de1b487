package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Generated code allocates nothing once the lists have grown to their working size. */
final class AllocationTest {
  private static final List<String> NOTATIONS =
      List.of(
          "N",
          "Q",
          "FyafsF",
          "mRcpR",
          "KNADcaKcabKmabK",
          "mcafmcafK",
          "udQ",
          "cuaK",
          "xK",
          "mxaK",
          "KbI",
          "fmWfceFifmnD",
          "nnA0",
          "KisO2",
          "afsK",
          "oR",
          "qN",
          "U");

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Test
  void movesAndAttackTestsAllocateNothing() throws TooLargeException {
    Comparison comparison = new Comparison();
    RandomPositions positions = comparison.positions(7);
    List<Board> boards = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      boards.add(positions.next(9, 10));
    }
    Generated generated = new Generated();
    for (int i = 0; i < NOTATIONS.size(); i++) {
      generated.add("Piece" + i, Generated.piece(NOTATIONS.get(i)));
    }
    generated.compile();
    for (int i = 0; i < NOTATIONS.size(); i++) {
      PieceMoves moves = generated.moves("Piece" + i);
      MoveList list = new MoveList();
      int[][] squares =
          boards.stream()
              .map(board -> RandomPositions.occupied(board).stream().mapToInt(n -> n).toArray())
              .toArray(int[][]::new);
      use(moves, boards, squares, list);
      long before = threads.getCurrentThreadAllocatedBytes();
      use(moves, boards, squares, list);
      long bytes = threads.getCurrentThreadAllocatedBytes() - before;
      // Some thousand calls: what a single one allocated would be a multiple of this.
      assertThat(bytes).as(NOTATIONS.get(i)).isLessThan(2_000);
    }
  }

  private static void use(PieceMoves moves, List<Board> boards, int[][] squares, MoveList list) {
    for (int i = 0; i < squares.length; i++) {
      Board board = boards.get(i);
      for (int from : squares[i]) {
        for (int wanted = PieceMoves.ALL; wanted <= PieceMoves.QUIETS; wanted++) {
          list.clear();
          moves.generate(board, from, 1, wanted, list);
        }
        for (int j = 0; j < list.size(); j++) {
          board.make(list, j);
          board.unmake();
        }
        moves.canCapture(board, from, squares[i][0]);
      }
    }
  }
}
