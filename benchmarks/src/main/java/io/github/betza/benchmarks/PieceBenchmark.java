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
    KNIGHT("N", KnightMoves::moves, HandWritten::knight),
    /** A slider in four directions. */
    ROOK("R", RookMoves::moves, HandWritten::rook),
    /** A slider in eight directions. */
    QUEEN("Q", QueenMoves::moves, HandWritten::queen),
    /** A bent rider. */
    GRIFFON("FyafsF", GriffonMoves::moves, HandWritten::griffon),
    /** A hopper. */
    CANNON("mRcpR", CannonMoves::moves, HandWritten::cannon);

    private final String notation;
    private final Generator generated;
    private final Generator handWritten;

    Kind(String notation, Generator generated, Generator handWritten) {
      this.notation = notation;
      this.generated = generated;
      this.handWritten = handWritten;
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
    generated = piece.generated;
    handWritten = piece.handWritten;
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
