package io.github.betza.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.List;
import java.util.Optional;

/** Asks an engine's own board through its methods. */
final class EngineBoard implements BoardAccess {
  private final TypeName type;

  EngineBoard(String className) {
    // In full and without an import: a name alone does not tell packages from enclosing classes.
    this.type = ClassName.get("", className);
  }

  @Override
  public TypeName boardType() {
    return type;
  }

  @Override
  public List<Variable> variables() {
    return List.of(new Variable(TypeName.INT, "side", CodeBlock.of("board.side(from)")));
  }

  @Override
  public Content content(Body body, String square) {
    return new Asked(square, "", "");
  }

  @Override
  public Content read(Body body, String square, String origin, String crossed, Doubt doubt) {
    String left = "";
    String blocked = "";
    if (doubt.origin() || doubt.vacated()) {
      left = body.name("left");
      body.statement("boolean $L = $L", left, OurBoard.left(square, origin, crossed, doubt));
    }
    if (doubt.unloaded()) {
      blocked = body.name("blocked");
      body.statement("boolean $L = moves.pending().isUnloaded($L)", blocked, square);
    }
    return new Asked(square, left, blocked);
  }

  @Override
  public CodeBlock isEmpty(String square, String origin, String crossed, Doubt doubt) {
    CodeBlock empty = CodeBlock.of("board.isEmpty($L)", square);
    if (doubt.origin() || doubt.vacated()) {
      CodeBlock left = OurBoard.left(square, origin, crossed, doubt);
      empty = CodeBlock.of("($L || $L)", left, empty);
    }
    return doubt.unloaded()
        ? CodeBlock.of("$L && !moves.pending().isUnloaded($L)", empty, square)
        : empty;
  }

  @Override
  public CodeBlock isPiece(String square, String origin, String crossed, Doubt doubt) {
    CodeBlock piece =
        CodeBlock.of("(board.isOwn($L, side) || board.isEnemy($L, side))", square, square);
    if (doubt.origin() || doubt.vacated()) {
      CodeBlock left = OurBoard.left(square, origin, crossed, doubt);
      piece = CodeBlock.of("!($L) && $L", left, piece);
    }
    return doubt.unloaded()
        ? CodeBlock.of("$L && !moves.pending().isUnloaded($L)", piece, square)
        : piece;
  }

  @Override
  public CodeBlock isNoEnemy(String square) {
    return CodeBlock.of("!board.isEnemy($L, side)", square);
  }

  @Override
  public CodeBlock hits(String square) {
    throw new IllegalStateException("an engine's board is not searched for attackers");
  }

  @Override
  public CodeBlock isUnmoved(String square) {
    return CodeBlock.of("board.isUnmoved($L)", square);
  }

  @Override
  public CodeBlock isEdge(String square) {
    return CodeBlock.of(
        "!board.isEmpty($L) && !board.isOwn($L, side) && !board.isEnemy($L, side)",
        square,
        square,
        square);
  }

  @Override
  public CodeBlock stride() {
    return CodeBlock.of("board.stride()");
  }

  @Override
  public CodeBlock isWhite() {
    return CodeBlock.of("side == 0");
  }

  @Override
  public CodeBlock geometry(String call, Object... arguments) {
    return CodeBlock.of("board.$L", CodeBlock.of(call, arguments));
  }

  @Override
  public CodeBlock imitate(CodeBlock arguments) {
    return CodeBlock.of("board.imitate($L, moves)", arguments);
  }

  @Override
  public CodeBlock captureImitatively(CodeBlock arguments) {
    return CodeBlock.of("board.captureImitatively($L, moves)", arguments);
  }

  @Override
  public CodeBlock borrow(CodeBlock arguments) {
    return CodeBlock.of("board.borrow($L, moves)", arguments);
  }

  /**
   * Conditions on a square.
   *
   * @param square the square
   * @param left the variable that tells whether the piece there has left, or nothing
   * @param blocked the variable that tells whether a captured piece was put there, or nothing
   */
  private record Asked(String square, String left, String blocked) implements Content {
    @Override
    public CodeBlock isEmpty() {
      CodeBlock empty = CodeBlock.of("board.isEmpty($L)", square);
      empty = left.isEmpty() ? empty : CodeBlock.of("($L || $L)", left, empty);
      return blocked.isEmpty() ? empty : CodeBlock.of("!$L && $L", blocked, empty);
    }

    @Override
    public CodeBlock isNotEmpty() {
      boolean single = left.isEmpty() && blocked.isEmpty();
      return CodeBlock.of(single ? "!$L" : "!($L)", isEmpty());
    }

    @Override
    public CodeBlock isPiece(boolean occupied) {
      return stays("(board.isOwn($L, side) || board.isEnemy($L, side))", square, square);
    }

    @Override
    public CodeBlock isOwn(boolean occupied) {
      return stays("board.isOwn($L, side)", square);
    }

    @Override
    public CodeBlock isEnemy(boolean occupied) {
      return stays("board.isEnemy($L, side)", square);
    }

    @Override
    public CodeBlock isRoyal() {
      return CodeBlock.of("board.isRoyal($L)", square);
    }

    @Override
    public CodeBlock isOnBoard() {
      return CodeBlock.of("($L || $L)", isEmpty(), isPiece(false));
    }

    @Override
    public Optional<CodeBlock> isEmptyOrEnemy() {
      return Optional.empty();
    }

    @Override
    public String cell() {
      throw new IllegalStateException("an engine's board has no cells to read");
    }

    private CodeBlock stays(String format, Object... arguments) {
      CodeBlock condition = CodeBlock.of(format, arguments);
      condition = left.isEmpty() ? condition : CodeBlock.of("!$L && $L", left, condition);
      return blocked.isEmpty() ? condition : CodeBlock.of("!$L && $L", blocked, condition);
    }
  }
}
