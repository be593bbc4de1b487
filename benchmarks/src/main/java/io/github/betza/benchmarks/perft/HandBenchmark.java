package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.limit.HandChess;
import io.github.betza.benchmarks.measure.JmhContestant;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Sequences of legal moves of chess, counted by code written by hand. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class HandBenchmark {
  /** The position. */
  @Param("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
  public String fen;

  /** The number of plies, 1 or more. */
  @Param("5")
  public int depth;

  private HandChess chess;

  static JmhContestant contestant(Counting counting, String fen, int depth) {
    return new JmhContestant(
        HandBenchmark.class,
        counting.toString(),
        Map.of("fen", fen, "depth", String.valueOf(depth)));
  }

  /** Sets up the position. */
  @Setup
  public void setUp() {
    chess = new HandChess(fen);
  }

  /** Makes every move. */
  @Benchmark
  public long made() {
    return chess.made(depth);
  }

  /** Lists the moves of the last ply. */
  @Benchmark
  public long listed() {
    return chess.listed(depth);
  }
}
