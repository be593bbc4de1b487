package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.measure.JmhContestant;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
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

/**
 * Sequences of legal moves, counted by the generated code of a game. One operation is the whole
 * tree. A process loads the class of one game only, as a program that plays one game does: with
 * others the virtual machine would have to choose between their methods at every call.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GameBenchmark {
  /** The name of the generated class. */
  @Param("io.github.betza.samples.chess.ChessGame")
  public String type;

  /** The position, or {@link PerftTask#FIRST}. */
  @Param(PerftTask.FIRST)
  public String fen;

  /** How many plies. */
  @Param("5")
  public int depth;

  private Game game;

  static JmhContestant contestant(PerftTask task, int depth) {
    return new JmhContestant(
        GameBenchmark.class,
        "count",
        Map.of(
            "type",
            task.begin().getClass().getName(),
            "fen",
            task.fen(),
            "depth",
            String.valueOf(depth)),
        JmhContestant.Clock.WALL);
  }

  /** Makes the game. */
  @Setup
  public void setUp() throws ReflectiveOperationException {
    Class<? extends Game> generated = Class.forName(type).asSubclass(Game.class);
    game =
        fen.equals(PerftTask.FIRST)
            ? generated.getConstructor().newInstance()
            : generated.getConstructor(String.class).newInstance(fen);
  }

  /** Counts. */
  @Benchmark
  public long count() {
    return Perft.count(game, depth);
  }
}
