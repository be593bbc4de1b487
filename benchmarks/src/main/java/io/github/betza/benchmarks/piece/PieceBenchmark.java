package io.github.betza.benchmarks.piece;

import io.github.betza.board.MoveList;
import io.github.betza.processor.interpret.Interpreter;
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
 * All moves of one piece into a list: the generated code, code written by hand for the same board,
 * and the interpreter. One operation is one piece on one of {@value Positions#COUNT} boards.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PieceBenchmark {
  /** The piece. */
  @Param public Kind kind;

  /** The number of files and of ranks. */
  @Param({"8", "10", "16"})
  public int size;

  private final MoveList moves = new MoveList();
  private Positions positions;
  private Interpreter interpreter;
  private Kind.Generator generated;
  private Kind.Generator captures;
  private Kind.Generator declared;
  private Kind.Generator handWritten;
  private Kind.Generator handWrittenDeclared;
  private int next;

  /** Makes the positions. */
  @Setup
  public void setUp() {
    positions = new Positions(size, size, 1);
    generated = kind.generated();
    captures = kind.captures();
    declared = kind.declared(size).orElse(generated);
    handWritten = kind.handWritten();
    handWrittenDeclared = kind.handWrittenDeclared(size).orElse(handWritten);
    interpreter = kind.interpreter();
  }

  /** Generated code. */
  @Benchmark
  public int generated() {
    return run(generated);
  }

  /** Generated code for captures only. */
  @Benchmark
  public int captures() {
    return run(captures);
  }

  /** Generated code for boards of this size only, if it differs. */
  @Benchmark
  public int declared() {
    return run(declared);
  }

  /** Code written by hand. */
  @Benchmark
  public int handWritten() {
    return run(handWritten);
  }

  /** Code written by hand for boards of this size only, if it differs. */
  @Benchmark
  public int handWrittenDeclared() {
    return run(handWrittenDeclared);
  }

  /** The interpreter. */
  @Benchmark
  public int interpreted() {
    next = next + 1 & Positions.COUNT - 1;
    return interpreter.moves(positions.board(next), positions.square(next)).size();
  }

  /** The call costs all contestants the same, because each fork runs only one. */
  private int run(Kind.Generator generator) {
    next = next + 1 & Positions.COUNT - 1;
    moves.clear();
    generator.generate(positions.board(next), positions.square(next), moves);
    return moves.size();
  }
}
