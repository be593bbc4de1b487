package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.betza.Dialect;
import io.github.betza.board.Attackers;
import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves;
import io.github.betza.board.Side;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.interpret.InterpretedMoves;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Generated code allocates nothing once the lists have grown to their working size. */
final class AllocationTest {
  private static final List<String> XBETZA =
      List.of(
          "N",
          "Q",
          "FyafsF",
          "mRcpR",
          "KNADcaKcabKmabK",
          "mcafmcafK",
          "udQ",
          "cuaK",
          "cuabcuaK",
          "xK",
          "mxaK",
          "KbI",
          "fmWfceFifmnD",
          "nnA0",
          "KisO2",
          "afsK",
          "oR",
          "qN",
          "U",
          "[F?R]",
          "(paf)3R");

  private static final List<String> EXTENDED =
      List.of("FtR", "(FtlF)r0(FtrF)l0", "KNADKxaKK-bK", "mRRxebR", "mRcR+R", "W-FF-W");

  private static final List<String> BEX =
      List.of(
          "mR+mR--[ccD]",
          "mQ+[cl]Q",
          "mQ+[cw]Q",
          "mQ+[ca]Q",
          "mQ+[ci]",
          "mQ+[xwQ]+([crK]--[cu])",
          "[x!iK]--mQ--[xiK]",
          "mK+j(AD)",
          "(mW-F)*",
          "K+(DAN)+(K-K)+[crK]+(mK--[xo])");

  /** What the measurement itself may take: of thousands of calls a single one would take more. */
  private static final long ALLOWED_BYTES = 2_000;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @Test
  void movesAndAttackTestsAllocateNothing() throws TooLargeException {
    Comparison comparison = new Comparison();
    RandomPositions positions = comparison.positions(7);
    List<Board> boards = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      boards.add(positions.next(9, 10));
    }
    check(XBETZA, Dialect.XBETZA, boards);
    check(EXTENDED, Dialect.EXTENDED, boards);
    check(BEX, Dialect.BEX, boards);
  }

  /** The pieces of games on pages, but for those that need the interpreter. */
  @Test
  void movesThatNoCompilerHasSeenAllocateNothing() throws TooLargeException {
    Comparison comparison = new Comparison();
    RandomPositions positions = comparison.positions(8);
    List<Board> boards = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      boards.add(positions.next(9, 10));
    }
    int measured = 0;
    for (String notation : XBETZA) {
      PieceMoves moves = comparison.interpreted(Generated.piece(notation));
      if (!(moves instanceof InterpretedMoves)) {
        assertThat(bytes(moves, boards)).as(notation).isLessThan(ALLOWED_BYTES);
        measured++;
      }
    }
    assertThat(measured).isGreaterThan(XBETZA.size() / 2);
  }

  /** The pincer pawn of seed 002 between four victims, with an own piece behind each. */
  @Test
  void custodyInFourDirectionsAllocatesNothing() throws TooLargeException {
    Board board = new Board(9, 9);
    place(board, Side.WHITE, "a1", "e7", "c5", "g5", "e3");
    place(board, Side.BLACK, "e6", "d5", "f5", "e4");
    Generated generated = generated(List.of("mN+mQ--[ccD]"), Dialect.BEX);
    assertThat(mostEffects(generated, board)).isEqualTo(4);
    assertThat(bytes(generated.moves("Piece0"), Collections.nCopies(40, board)))
        .isLessThan(ALLOWED_BYTES);
  }

  /** The long leaper of seed 002 before a line of eight victims. */
  @Test
  void eightVictimsInALineAllocateNothing() throws TooLargeException {
    Board board = new Board(20, 2);
    place(board, Side.WHITE, "a1");
    place(board, Side.BLACK, "b1", "d1", "f1", "h1", "j1", "l1", "n1", "p1");
    Generated generated = generated(List.of("mQ+[cl]Q"), Dialect.BEX);
    assertThat(mostEffects(generated, board)).isEqualTo(8);
    assertThat(bytes(generated.moves("Piece0"), Collections.nCopies(40, board)))
        .isLessThan(ALLOWED_BYTES);
  }

  private void check(List<String> notations, Dialect dialect, List<Board> boards)
      throws TooLargeException {
    Generated generated = generated(notations, dialect);
    for (int i = 0; i < notations.size(); i++) {
      assertThat(bytes(generated.moves("Piece" + i), boards))
          .as(notations.get(i))
          .isLessThan(ALLOWED_BYTES);
    }
  }

  private static Generated generated(List<String> notations, Dialect dialect)
      throws TooLargeException {
    Generated generated = new Generated();
    for (int i = 0; i < notations.size(); i++) {
      generated.add("Piece" + i, Notations.read(notations.get(i), dialect).piece().orElseThrow());
    }
    return generated.compile();
  }

  private static void place(Board board, int side, String... squares) {
    for (String square : squares) {
      board.put(board.geometry().square(square), Cell.of(1, side));
    }
  }

  /** Returns how many effects that move has which has most. */
  private static int mostEffects(Generated generated, Board board) {
    MoveList list = new MoveList();
    int from = board.geometry().square("a1");
    generated.moves("Piece0").generate(board, from, 1, PieceMoves.ALL, list);
    int most = 0;
    for (int i = 0; i < list.size(); i++) {
      most = Math.max(most, list.effectCount(i));
    }
    return most;
  }

  /** Returns what is allocated when all is done a second time. */
  private long bytes(PieceMoves moves, List<Board> boards) {
    MoveList list = new MoveList();
    Attackers found = new Attackers();
    int[][] squares =
        boards.stream()
            .map(board -> RandomPositions.occupied(board).stream().mapToInt(n -> n).toArray())
            .toArray(int[][]::new);
    use(moves, boards, squares, list, found);
    long before = threads.getCurrentThreadAllocatedBytes();
    use(moves, boards, squares, list, found);
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  private static void use(
      PieceMoves moves, List<Board> boards, int[][] squares, MoveList list, Attackers found) {
    for (int i = 0; i < squares.length; i++) {
      Board board = boards.get(i);
      for (int from : squares[i]) {
        for (int filter = PieceMoves.ALL; filter <= PieceMoves.QUIETS; filter++) {
          list.clear();
          moves.generate(board, from, 1, filter, list);
        }
        for (int j = 0; j < list.size(); j++) {
          board.make(list, j);
          board.unmake();
        }
        moves.canCapture(board, from, squares[i][0]);
        moves.canMove(board, from, squares[i][0]);
        moves.canImmobilize(board, from, squares[i][0]);
        found.clear();
        moves.findAttackers(board, squares[i][0], board.get(from) & Cell.PIECE, found);
      }
    }
  }
}
