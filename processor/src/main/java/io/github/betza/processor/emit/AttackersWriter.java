package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.ATTACKER;
import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.FOUND;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.SQUARE;
import static io.github.betza.processor.emit.Variables.TARGET;

import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.plan.CodeLimits;
import io.github.betza.processor.emit.plan.Mode;
import io.github.betza.processor.emit.plan.MoveCountBound;
import io.github.betza.processor.emit.plan.NodeUsage;
import io.github.betza.processor.emit.plan.PiecePlan;
import io.github.betza.processor.emit.plan.TooLargeException;
import io.github.betza.processor.path.reverse.Backward;
import io.github.betza.processor.path.reverse.Obstacle;
import java.util.Optional;
import java.util.OptionalInt;

/** Writes the search for the pieces that attack a square, which begins on that square. */
final class AttackersWriter {
  private static final Mode MODE = Mode.ATTACKERS;

  private final Backward backward;
  private final Optional<PiecePlan> always;
  private final Optional<PiecePlan> initially;

  /**
   * Plans the search.
   *
   * @param backward the captures walked backward, if possible
   */
  AttackersWriter(Backward backward) throws TooLargeException {
    this.backward = backward;
    this.always = PiecePlan.of(backward, false, CodeLimits.BACKWARD_EFFORT);
    this.initially = PiecePlan.of(backward, true, CodeLimits.BACKWARD_EFFORT);
  }

  /** Returns why captures must be generated instead; empty if they need not be. */
  Optional<Obstacle> obstacle() {
    boolean tooLong =
        always.isEmpty()
            || initially.isEmpty()
            || always.get().effort() + initially.get().effort() > CodeLimits.BACKWARD_EFFORT;
    return tooLong ? Optional.of(Obstacle.TOO_MANY) : backward.obstacle();
  }

  /**
   * Returns why an engine's own board is not searched, in words; empty if it is. Such a board does
   * not list its pieces, so their captures cannot be generated instead.
   */
  Optional<String> obstacleOn(BoardBinding board) {
    Optional<String> imitates =
        backward.takesImitatively() ? Optional.of(Obstacle.OTHERS_MOVES.words()) : Optional.empty();
    Optional<String> kinds =
        board.knowsKinds()
            ? Optional.empty()
            : Optional.of(
                "its board has no method {@code boolean isKind(int square, int side, int kind)}");
    return obstacle().map(Obstacle::words).or(() -> imitates).or(() -> kinds);
  }

  /** Returns whether the piece has captures that no path shows on an engine's own board. */
  boolean takesEnPassant() {
    return backward.takesEnPassant();
  }

  /**
   * Returns the paths, if they are the whole search and do not depend on whether a piece has moved;
   * only if there is no {@link #obstacle}.
   */
  Optional<PiecePlan> lasting() {
    boolean more = backward.takesEnPassant() || backward.takesImitatively();
    return more || !initially.orElseThrow().own().isEmpty() ? Optional.empty() : always;
  }

  /** Returns the search by generating captures. */
  static Code search(Code check) {
    return Code.sequence(
        check,
        Code.of("return $L.search($L, INSTANCE, $L, $L);\n", FOUND, BOARD, SQUARE, ATTACKER));
  }

  /** Returns the attack test: the search for attackers of the target, for one piece only. */
  static Code attacks() {
    return Code.of("return INSTANCE.canCapture($L, $L, $L);\n", BOARD, FROM, TARGET);
  }

  /**
   * Returns the search along paths that are walked backward; only if there is no {@link #obstacle}.
   *
   * @param access the access to the board for moves
   * @param routines the private methods of the class
   * @param inlinedLegs the most legs that are written into the code of the leg before them
   * @param stride the stride of a board of a declared size
   * @param check the statement that checks the size of the board
   */
  Code write(
      BoardAccess access, Routines routines, int inlinedLegs, OptionalInt stride, Code check) {
    CodeBuilder first = new CodeBuilder();
    if (backward.takesEnPassant() && access.mayGenerateCaptures()) {
      first.beginControlFlow("if ($L == $L)", SQUARE, BoardCall.of("enPassantVictim"));
      first.add(search(Code.nothing()));
      first.endControlFlow();
    }
    PiecePlan ever = always.orElseThrow();
    PiecePlan once = initially.orElseThrow();
    boolean both = !once.own().isEmpty();
    // Both halves get the same variables, so only a single half may omit the side.
    boolean symmetric = !both && ever.isSymmetric();
    MovesWriter writer =
        new MovesWriter(
            ever,
            access.searching(false),
            new NodeUsage(inlinedLegs),
            MoveCountBound.NONE,
            routines,
            stride,
            symmetric);
    if (both) {
      MovesWriter unmoved =
          new MovesWriter(
              once,
              access.searching(true),
              new NodeUsage(inlinedLegs),
              MoveCountBound.NONE,
              routines,
              stride,
              symmetric);
      unmoved.prepare(MODE);
      first.add(unmoved.resultInMethod(MODE));
    }
    writer.prepare(MODE);
    Code walks = writer.result(MODE);
    if (backward.takesImitatively()) {
      walks = orImitatively(walks);
    } else if (walks.isEmpty()) {
      walks = Code.of("return false;\n");
    }
    Code code = Code.sequence(first.build(), walks);
    return Code.sequence(check, writer.prologue(code, MovesWriter.ALWAYS_FORWARD), code);
  }

  /** Also searches for pieces that capture as the captured piece does. */
  private static Code orImitatively(Code walks) {
    Code search = Code.of("$L.searchImitators($L, $L, $L)", FOUND, BOARD, SQUARE, ATTACKER);
    return walks.isEmpty()
        ? Code.of("return $L;\n", search)
        : new CodeBuilder()
            .beginControlFlow("if ($L)", search)
            .add("return true;\n")
            .endControlFlow()
            .add(walks)
            .build();
  }
}
