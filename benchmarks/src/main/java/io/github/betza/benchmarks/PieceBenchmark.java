package io.github.betza.benchmarks;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;
import io.github.betza.processor.interpret.Interpreter;
import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.notation.Notations.Language;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * All moves of one piece into a list: the generated code, code written by hand for the same board,
 * and the interpreter. One operation is one piece on one of {@value Positions#COUNT} boards.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PieceBenchmark {
  /** A move generator; its call costs all contestants the same, as each fork loads only one. */
  private interface Generator {
    void generate(Board board, int from, MoveList moves);
  }

  /** Which piece. */
  public enum Kind {
    /** A leaper. */
    KNIGHT("N"),
    /** A slider in four directions. */
    ROOK("R"),
    /** A slider in eight directions. */
    QUEEN("Q"),
    /** A bent rider. */
    GRIFFON("FyafsF"),
    /** A hopper. */
    CANNON("mRcpR");

    private final String notation;

    Kind(String notation) {
      this.notation = notation;
    }
  }

  /** The piece. */
  @Param public Kind piece;

  /** The number of files and of ranks. */
  @Param({"8", "10", "16"})
  public int size;

  private final MoveList moves = new MoveList();
  private Positions positions;
  private Interpreter interpreter;
  private Generator generated;
  private Generator handWritten;

  /** The position used last. */
  int next;

  /** Makes the positions. */
  @Setup
  public void setUp() {
    positions = new Positions(size, size, 1);
    generated =
        switch (piece) {
          case KNIGHT -> KnightMoves::moves;
          case ROOK -> RookMoves::moves;
          case QUEEN -> QueenMoves::moves;
          case GRIFFON -> GriffonMoves::moves;
          case CANNON -> CannonMoves::moves;
        };
    handWritten =
        switch (piece) {
          case KNIGHT -> HandWritten::knight;
          case ROOK -> HandWritten::rook;
          case QUEEN -> HandWritten::queen;
          case GRIFFON -> HandWritten::griffon;
          case CANNON -> HandWritten::cannon;
        };
    interpreter =
        new Interpreter(Notations.read(piece.notation, Language.XBETZA).piece().orElseThrow());
  }

  /** Generated code. */
  @Benchmark
  public int generated() {
    return run(generated);
  }

  /** Code written by hand. */
  @Benchmark
  public int handWritten() {
    return run(handWritten);
  }

  /** The interpreter. */
  @Benchmark
  public int interpreted() {
    next = next + 1 & Positions.COUNT - 1;
    return interpreter.moves(positions.boards[next], positions.squares[next]).size();
  }

  private int run(Generator generator) {
    next = next + 1 & Positions.COUNT - 1;
    moves.clear();
    generator.generate(positions.boards[next], positions.squares[next], moves);
    return moves.size();
  }
}
