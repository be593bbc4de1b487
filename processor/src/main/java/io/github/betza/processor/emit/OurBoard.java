package io.github.betza.processor.emit;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the cells of the runtime's board from their array. */
final class OurBoard implements BoardAccess {
  private static final CodeBlock EMPTY = CodeBlock.of("$T.EMPTY", Types.CELL);
  private static final CodeBlock EDGE = CodeBlock.of("$T.EDGE", Types.CELL);

  /** The method that is told of squares where attackers may stand; none while pieces are moved. */
  private final String hits;

  private OurBoard(String hits) {
    this.hits = hits;
  }

  /** Returns how the board is read while the piece on {@code from} is moved. */
  static OurBoard moving() {
    return new OurBoard("");
  }

  /**
   * Returns how the board is read while pieces of the kind {@code attacker} are looked for that
   * capture on {@code square}.
   *
   * @param unmoved whether they must not have moved yet
   */
  static OurBoard searching(boolean unmoved) {
    return new OurBoard(unmoved ? "hitsUnmoved" : "hits");
  }

  @Override
  public TypeName boardType() {
    return Types.BOARD;
  }

  @Override
  public List<Variable> variables() {
    boolean searches = !hits.isEmpty();
    List<Variable> variables = new ArrayList<>();
    variables.add(
        new Variable(ArrayTypeName.of(TypeName.INT), "cells", CodeBlock.of("board.cells()")));
    CodeBlock mover = CodeBlock.of("$L & $L", searches ? "attacker" : "cells[from]", EDGE);
    variables.add(new Variable(TypeName.INT, "own", mover));
    variables.add(new Variable(TypeName.INT, "enemy", CodeBlock.of("own ^ $L", EDGE)));
    if (searches) {
      Cell target = new Cell("cells[square]");
      CodeBlock royal = CodeBlock.of("!($L) || $L", target.isEnemy(false), target.isRoyal());
      variables.add(new Variable(TypeName.BOOLEAN, "royal", royal));
    }
    return variables;
  }

  @Override
  public Content content(Body body, String square) {
    return new Cell("cells[" + square + "]");
  }

  @Override
  public Content read(Body body, String square, String origin, String crossed, Doubt doubt) {
    String cell = body.name("cell");
    CodeBlock value = CodeBlock.of("cells[$L]", square);
    if (doubt.origin() || doubt.vacated()) {
      CodeBlock left = left(square, origin, crossed, doubt);
      value = CodeBlock.of("$L ? $L : $L", left, EMPTY, value);
    }
    if (doubt.unloaded()) {
      value = CodeBlock.of("moves.pending().isUnloaded($L) ? $L : $L", square, EDGE, value);
    }
    body.statement("int $L = $L", cell, value);
    return new Cell(cell);
  }

  /** Returns the condition that whatever stood on a square has left it. */
  static CodeBlock left(String square, String origin, String crossed, Doubt doubt) {
    CodeBlock atOrigin =
        doubt.round()
            ? CodeBlock.of("$L == $L && !$L", square, origin, crossed)
            : CodeBlock.of("$L == $L", square, origin);
    CodeBlock removed = CodeBlock.of("moves.pending().isVacated($L)", square);
    if (!doubt.vacated()) {
      return atOrigin;
    }
    if (!doubt.origin()) {
      return removed;
    }
    return doubt.round()
        ? CodeBlock.of("($L) || $L", atOrigin, removed)
        : CodeBlock.of("$L || $L", atOrigin, removed);
  }

  @Override
  public CodeBlock isEmpty(String square, String origin, String crossed, Doubt doubt) {
    CodeBlock empty = CodeBlock.of("cells[$L] == $L", square, EMPTY);
    if (doubt.origin() || doubt.vacated()) {
      empty = CodeBlock.of("($L || $L)", left(square, origin, crossed, doubt), empty);
    }
    return doubt.unloaded()
        ? CodeBlock.of("$L && !moves.pending().isUnloaded($L)", empty, square)
        : empty;
  }

  @Override
  public CodeBlock isPiece(String square, String origin, String crossed, Doubt doubt) {
    CodeBlock piece = CodeBlock.of("$T.isPiece(cells[$L])", Types.CELL, square);
    if (doubt.origin() || doubt.vacated()) {
      piece = CodeBlock.of("!($L) && $L", left(square, origin, crossed, doubt), piece);
    }
    return doubt.unloaded()
        ? CodeBlock.of("$L && !moves.pending().isUnloaded($L)", piece, square)
        : piece;
  }

  @Override
  public CodeBlock isNoEnemy(String square) {
    return CodeBlock.of("(cells[$L] & $L) != enemy", square, EDGE);
  }

  @Override
  public CodeBlock hits(String square) {
    return CodeBlock.of("found.$L(cells, attacker, $L)", hits, square);
  }

  @Override
  public CodeBlock isUnmoved(String square) {
    return CodeBlock.of("(cells[$L] & $T.UNMOVED) != 0", square, Types.CELL);
  }

  @Override
  public CodeBlock isEdge(String square) {
    return CodeBlock.of("cells[$L] == $L", square, EDGE);
  }

  @Override
  public CodeBlock stride() {
    return CodeBlock.of("board.stride()");
  }

  @Override
  public CodeBlock isWhite() {
    return CodeBlock.of("own == $T.WHITE", Types.CELL);
  }

  @Override
  public CodeBlock geometry(String call, Object... arguments) {
    return CodeBlock.of("board.geometry().$L", CodeBlock.of(call, arguments));
  }

  @Override
  public CodeBlock imitate(CodeBlock arguments) {
    return CodeBlock.of("$T.imitate(board, $L, moves)", Types.OTHERS_MOVES, arguments);
  }

  @Override
  public CodeBlock captureImitatively(CodeBlock arguments) {
    return CodeBlock.of("$T.captureImitatively(board, $L, moves)", Types.OTHERS_MOVES, arguments);
  }

  @Override
  public CodeBlock borrow(CodeBlock arguments) {
    return CodeBlock.of("$T.borrow(board, $L, moves)", Types.OTHERS_MOVES, arguments);
  }

  /** Conditions on a cell. The edge has both colours, an empty cell has none. */
  private record Cell(String cell) implements Content {
    @Override
    public CodeBlock isEmpty() {
      return CodeBlock.of("$L == $L", cell, EMPTY);
    }

    @Override
    public CodeBlock isNotEmpty() {
      return CodeBlock.of("$L != $L", cell, EMPTY);
    }

    @Override
    public CodeBlock isPiece(boolean occupied) {
      return occupied ? isOnBoard() : CodeBlock.of("$T.isPiece($L)", Types.CELL, cell);
    }

    @Override
    public CodeBlock isOwn(boolean occupied) {
      return occupied
          ? CodeBlock.of("($L & enemy) == 0", cell)
          : CodeBlock.of("($L & $L) == own", cell, EDGE);
    }

    @Override
    public CodeBlock isEnemy(boolean occupied) {
      return occupied
          ? CodeBlock.of("($L & own) == 0", cell)
          : CodeBlock.of("($L & $L) == enemy", cell, EDGE);
    }

    @Override
    public CodeBlock isRoyal() {
      return CodeBlock.of("($L & $T.ROYAL) != 0", cell, Types.CELL);
    }

    @Override
    public CodeBlock isOnBoard() {
      return CodeBlock.of("($L & $L) != $L", cell, EDGE, EDGE);
    }

    @Override
    public Optional<CodeBlock> isEmptyOrEnemy() {
      return Optional.of(CodeBlock.of("($L & own) == 0", cell));
    }
  }
}
