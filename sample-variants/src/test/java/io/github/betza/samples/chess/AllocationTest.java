package io.github.betza.samples.chess;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.betza.board.Attackers;
import io.github.betza.board.MoveList;
import io.github.betza.board.Side;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;
import io.github.betza.samples.ultima.UltimaGame;
import io.github.betza.samples.xiangqi.XiangqiGame;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class AllocationTest {
  private static final String KIWIPETE =
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

  /** What the measurement itself may take; a single object per node would be megabytes. */
  private static final long ALLOWED_BYTES = 10_000;

  @Test
  void aSearchAllocatesNothingOnceItsListsHaveGrown() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    ChessGame game = new ChessGame(KIWIPETE);
    Perft.count(game, 3);
    long before = threads.getCurrentThreadAllocatedBytes();
    long nodes = Perft.count(game, 3);
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(nodes).isEqualTo(97862);
    assertThat(allocated).isLessThan(ALLOWED_BYTES);
  }

  @Test
  void howTheGameStandsAllocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    ChessGame game = new ChessGame(KIWIPETE);
    // Classes are loaded the first time.
    int over = unexpectedAnswers(game, 1);
    long before = threads.getCurrentThreadAllocatedBytes();
    over += unexpectedAnswers(game, 100_000);
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    assertThat(over).isZero();
    assertThat(allocated).isLessThan(ALLOWED_BYTES);
  }

  @Test
  void whatASearchAsksAllocatesNothing() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    // By sets, and by the code of pieces that no lines describe.
    for (Game game : List.of(new ChessGame(KIWIPETE), new UltimaGame(), new XiangqiGame())) {
      int rounds = 20;
      Questions questions = new Questions(game);
      questions.ask(rounds);
      long before = threads.getCurrentThreadAllocatedBytes();
      questions.ask(rounds);
      long allocated = threads.getCurrentThreadAllocatedBytes() - before;
      assertThat(questions.answers).isNotZero();
      assertThat(allocated).as(game.rules().name()).isLessThan(ALLOWED_BYTES);
    }
  }

  /** Asks all that a search asks of a position. */
  private static final class Questions {
    private final Game game;
    private final MoveList moves = new MoveList();
    private final MoveList found = new MoveList();
    private final Attackers attackers = new Attackers();
    private final int[] all;
    private final int[] squares = new int[256];
    private final int[] values;
    private long answers;

    Questions(Game game) {
      this.game = game;
      this.all = game.board().geometry().squares().toArray();
      this.values = new int[game.rules().pieces().size() + 1];
      Arrays.fill(values, 100);
      game.legalMoves(moves);
    }

    void ask(int rounds) {
      for (int i = 0; i < rounds; i++) {
        ofSquares();
        ofMoves();
      }
    }

    private void ofSquares() {
      for (int square : all) {
        attackers.clear();
        game.attackers(square, Side.BLACK, attackers);
        answers += attackers.size() + (game.isAttacked(square, Side.WHITE) ? 1 : 0);
      }
      for (int kind = 1; kind < values.length; kind++) {
        answers += game.count(Side.WHITE, kind) + game.squares(Side.BLACK, kind, squares);
        answers += game.pieces(Side.WHITE, kind, 0) & 1;
      }
    }

    private void ofMoves() {
      found.clear();
      game.legalCaptures(found);
      game.legalQuiets(found);
      for (int i = 0; i < moves.size(); i++) {
        answers += game.givesCheck(moves, i) ? 1 : 0;
        answers += game.exchange(moves, i, values) + game.capturedKind(moves, i);
        answers += game.movingKind(moves, i);
        found.clear();
        answers += game.legal(moves.get(i), found);
      }
    }
  }

  private static int unexpectedAnswers(ChessGame game, int questions) {
    int unexpected = 0;
    for (int i = 0; i < questions; i++) {
      unexpected += game.result(true).ending() == Ending.NONE ? 0 : 1;
      unexpected += game.result(false).reason() == Reason.STALEMATE ? 0 : 1;
    }
    return unexpected;
  }
}
