package io.github.betza.samples.chess;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.betza.game.Perft;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;
import java.lang.management.ManagementFactory;
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

  private static int unexpectedAnswers(ChessGame game, int questions) {
    int unexpected = 0;
    for (int i = 0; i < questions; i++) {
      unexpected += game.result(true).ending() == Ending.NONE ? 0 : 1;
      unexpected += game.result(false).reason() == Reason.STALEMATE ? 0 : 1;
    }
    return unexpected;
  }
}
