package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.SIZE;

import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.BoardAccess.Counts;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.MoveCountBound;
import java.util.List;

/**
 * How generated code appends ordinary moves to the list: it calls the list, or it writes their
 * words itself and counts them in a variable. In the second case a move that depends on the content
 * of a single square is always written, but only counted if it exists: a mispredicted branch takes
 * longer than everything else.
 */
enum Appender {
  /** Calls the list. */
  CALLS,
  /** Writes the words, if their greatest number is known, see {@link MoveCountBound}. */
  WORDS,
  /**
   * Writes the words of a piece without loops. Its code is short enough to be inlined if no word
   * needs a check of its index; in the caller it is known which moves are wanted, so tests of that
   * take no time. Code with loops is long in any case, and was measured to be slower without the
   * checks.
   */
  LEAPS;

  private static final Code RETURN_SIZE = Code.of("return $L;\n", SIZE);

  /** Returns whether the code writes the words itself, which only code that lists moves does. */
  boolean writes() {
    return this != CALLS;
  }

  /** Returns how the words of a piece are written. */
  static Appender of(MoveCountBound bound) {
    return bound.hasLoops() ? WORDS : LEAPS;
  }

  /** Writes a move that exists whenever the statement is reached. */
  void append(Body body, Code move) {
    write(body, Code.of("$L++", SIZE), move);
  }

  /**
   * Writes a move that may exist.
   *
   * @param count the source of 1 if it exists, and of 0 otherwise
   */
  void append(Body body, Code move, Code count) {
    write(body, SIZE, move);
    body.statement("$L += $L", SIZE, count);
  }

  /**
   * Writes a move that may exist.
   *
   * @param mask the variable that has all bits if it exists, and none otherwise
   */
  void appendWhere(Body body, Code move, Code mask) {
    write(body, SIZE, move);
    body.statement("$L -= $L", SIZE, mask);
  }

  private void write(Body body, Code place, Code move) {
    if (this == LEAPS) {
      body.statement("$T.write($L, $L, $L)", RuntimeTypes.MOVE_LIST, Variables.WORDS, place, move);
    } else {
      body.statement("$L[$L] = $L", Variables.WORDS, place, move);
    }
  }

  /** Returns the source of 1 if a wanted move may end on a square, and of 0 otherwise. */
  Code wantedTarget(Counts counts) {
    return this == LEAPS ? counts.maskedTarget() : counts.wantedTarget();
  }

  /** Returns the statement that calls a method which appends moves. */
  Code call(Code call) {
    return writes() ? Code.of("$L = $L", SIZE, call) : call;
  }

  /** Returns the type of such a method. */
  TypeName type(Mode mode) {
    return mode.returnsBoolean() ? TypeName.BOOLEAN : writes() ? TypeName.INT : TypeName.VOID;
  }

  /** Returns the statements of such a method, given the statements that append moves. */
  Code whole(Code code) {
    return writes() ? Code.sequence(code, RETURN_SIZE) : code;
  }

  /** Returns the parameters that such a method may have. */
  static List<RoutineParameters.Parameter> parameters() {
    return List.of(
        new RoutineParameters.Parameter(RuntimeTypes.INTS, Variables.WORDS),
        new RoutineParameters.Parameter(TypeName.INT, SIZE));
  }

  /**
   * Returns the variables of the method that has the list.
   *
   * @param bound the greatest number of words
   */
  static List<BoardAccess.Variable> variables(int bound) {
    return List.of(
        new BoardAccess.Variable(
            RuntimeTypes.INTS, Variables.WORDS, Code.of("$L.words($L)", MOVES, bound)),
        new BoardAccess.Variable(TypeName.INT, SIZE, Code.of("$L.size()", MOVES)));
  }

  /** Returns the statement that sets the size of the list to the number of words written. */
  static Code end() {
    return Code.of("$L.setSize($L);\n", MOVES, SIZE);
  }
}
