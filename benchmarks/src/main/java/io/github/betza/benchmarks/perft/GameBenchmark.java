package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.measure.JmhContestant;
import io.github.betza.game.Game;
import java.util.HashMap;
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
 * Sequences of legal moves of the generated code of a game. One operation is the whole tree. A
 * process loads the class of one game only, as a program that plays one game does: with several
 * games the virtual machine would have to choose between their methods at every call.
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

  /** The number of plies. */
  @Param("5")
  public int depth;

  /** The question in each position after the last move. */
  @Param("NOTHING")
  public Question question;

  private Walk walk;

  static JmhContestant contestant(Counting counting, PerftTask task) {
    return new JmhContestant(GameBenchmark.class, counting.toString(), parameters(task));
  }

  static JmhContestant contestant(Question question, PerftTask task) {
    Map<String, String> parameters = new HashMap<>(parameters(task));
    parameters.put("question", question.name());
    return new JmhContestant(GameBenchmark.class, "answered", parameters);
  }

  private static Map<String, String> parameters(PerftTask task) {
    return Map.of(
        "type",
        task.begin().getClass().getName(),
        "fen",
        task.fen(),
        "depth",
        String.valueOf(task.depth()));
  }

  /** Makes the game. */
  @Setup
  public void setUp() throws ReflectiveOperationException {
    Class<? extends Game> generated = Class.forName(type).asSubclass(Game.class);
    Game game =
        fen.equals(PerftTask.FIRST)
            ? generated.getConstructor().newInstance()
            : generated.getConstructor(String.class).newInstance(fen);
    walk = new Walk(game, depth);
  }

  /** Makes every move. */
  @Benchmark
  public long made() {
    return walk.made(depth);
  }

  /** Lists the moves of the last ply. */
  @Benchmark
  public long listed() {
    return walk.listed(depth);
  }

  /** Makes every move, and calls the question in the positions reached. */
  @Benchmark
  public long answered() {
    return walk.answered(question, depth) + walk.answers();
  }
}
