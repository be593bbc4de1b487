package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.measure.JmhContestant;
import io.github.wolfraam.chessgame.board.Board;
import io.github.wolfraam.chessgame.move.Move;
import io.github.wolfraam.chessgame.move.MoveHelper;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Sequences of legal moves of chess, counted with the library chessgame. This is the fastest way
 * that it offers: on its board rather than its game, with moves taken back, and the moves of the
 * last ply counted as the set in which they are found.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LibraryBenchmark {
  /** The position. */
  @Param("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
  public String fen;

  /** The number of plies, 1 or more. */
  @Param("4")
  public int depth;

  private Board board;

  static JmhContestant contestant(String fen, int depth) {
    return new JmhContestant(
        LibraryBenchmark.class, "count", Map.of("fen", fen, "depth", String.valueOf(depth)));
  }

  /** Returns the number of sequences. */
  static long nodes(String fen, int depth) {
    return count(Board.fromFen(fen), depth);
  }

  /** Makes the board. */
  @Setup
  public void setUp() {
    board = Board.fromFen(fen);
  }

  /** Counts. */
  @Benchmark
  public long count() {
    return count(board, depth);
  }

  private static long count(Board board, int depth) {
    Set<Move> moves = new MoveHelper(board).getLegalMoves();
    if (depth == 1) {
      return moves.size();
    }
    long nodes = 0;
    for (Move move : moves) {
      nodes +=
          board.playMoveAndRollBack(
              move.from, move.to, move.promotion, () -> count(board, depth - 1));
    }
    return nodes;
  }
}
