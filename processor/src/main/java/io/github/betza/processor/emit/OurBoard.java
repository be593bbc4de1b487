package io.github.betza.processor.emit;

import io.github.betza.processor.emit.plan.MoveFilter;
import io.github.betza.processor.emit.plan.StaleSquares;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the cells of the runtime's board from their array. */
final class OurBoard implements BoardAccess {
  private static final Code EMPTY = Code.of("$L.EMPTY", RuntimeTypes.CELL);
  private static final Code EDGE = Code.of("$L.EDGE", RuntimeTypes.CELL);

  /** The method to which squares of possible attackers are passed; none while pieces are moved. */
  private final String hits;

  /** Whether the code serves boards of one size only. */
  private final boolean declared;

  private OurBoard(String hits, boolean declared) {
    this.hits = hits;
    this.declared = declared;
  }

  /**
   * Returns how the board is read while the piece on {@code from} is moved.
   *
   * @param declared whether the code serves boards of one size only
   */
  static OurBoard moving(boolean declared) {
    return new OurBoard("", declared);
  }

  /**
   * Returns how the board is read while pieces of the kind {@code attacker} are looked for that
   * capture on {@code square}.
   *
   * @param unmoved whether they must not have moved yet
   */
  static OurBoard searching(boolean unmoved) {
    return new OurBoard(unmoved ? "hitsUnmoved" : "hits", false);
  }

  @Override
  public Code boardType() {
    return RuntimeTypes.BOARD;
  }

  @Override
  public List<Variable> variables() {
    boolean searches = !hits.isEmpty();
    List<Variable> variables = new ArrayList<>();
    variables.add(new Variable(RuntimeTypes.INTS, "cells", Code.of("board.cells()")));
    Code mover = Code.of("$L & $L", searches ? "attacker" : "cells[from]", EDGE);
    variables.add(new Variable(RuntimeTypes.INT, "own", mover));
    variables.add(new Variable(RuntimeTypes.INT, "enemy", Code.of("own ^ $L", EDGE)));
    if (searches) {
      Cell target = new Cell("cells[square]");
      Code royal = Code.of("!($L) || $L", target.isEnemy(false), target.isRoyal());
      variables.add(new Variable(RuntimeTypes.BOOLEAN, "royal", royal));
    } else {
      // No cell has the colour 1, and what differs from it is never negative.
      Code enemyOrNone = new Code("wanted == QUIETS ? 1 : enemy");
      variables.add(new Variable(RuntimeTypes.INT, "enemyOrNone", enemyOrNone));
      // Masks for one test that does for all that may be wanted, and a set for the same.
      Code excluded = Code.of("wanted == CAPTURES ? enemy : $L", EMPTY);
      Code compared = Code.of("wanted == ALL ? own : $L", EDGE);
      variables.add(new Variable(RuntimeTypes.INT, "excluded", excluded));
      variables.add(new Variable(RuntimeTypes.INT, "compared", compared));
      // What must not stand where a wanted capture ends.
      Code barred = Code.of("wanted == QUIETS ? $L : own", EDGE);
      variables.add(new Variable(RuntimeTypes.INT, "barred", barred));
      Code targets = Code.of("$L.targets(cells[from], wanted)", RuntimeTypes.CELL);
      variables.add(new Variable(RuntimeTypes.INT, "targets", targets));
    }
    return variables;
  }

  /** Where the square is empty, see {@link EmptyOrigin}, a piece is put there meanwhile. */
  @Override
  public boolean isMoverOnOrigin() {
    return true;
  }

  @Override
  public ContentTests content(String square) {
    return new Cell("cells[" + square + "]");
  }

  @Override
  public ContentTests read(
      Body body, String square, String origin, String crossed, StaleSquares stale) {
    String cell = body.name("cell");
    Code value = Code.of("cells[$L]", square);
    if (stale.mayHaveLeft()) {
      Code left = BoardAccess.hasLeft(square, origin, crossed, stale);
      value = Code.of("$L ? $L : $L", left, EMPTY, value);
    }
    if (stale.unloaded()) {
      String put = body.name("put");
      body.statement("int $L = moves.pending().unloadedFrom($L)", put, square);
      Code there = Code.of("$L != $L.OFF ? cells[$L]", put, RuntimeTypes.GEOMETRY, put);
      value = Code.of("$L : $L", there, value);
    }
    body.statement("int $L = $L", cell, value);
    return new Cell(cell);
  }

  @Override
  public Code isNoEnemy(String square) {
    return Code.of("(cells[$L] & $L) != enemy", square, EDGE);
  }

  @Override
  public Code hits(String square) {
    return Code.of("found.$L(cells, attacker, $L)", hits, square);
  }

  @Override
  public Optional<Code> slideEnd(String square, OffsetSum step) {
    return Optional.of(Code.of("$L.end(cells, $L, $L)", RuntimeTypes.SLIDES, square, step.text()));
  }

  @Override
  public Optional<Code> slideStart(String square, OffsetSum step) {
    Code slide = Code.of("$L, $L, targets", square, step.text());
    return Optional.of(Code.of("$L.start(cells, $L)", RuntimeTypes.SLIDES, slide));
  }

  @Override
  public Optional<Code> onward(String square, OffsetSum step) {
    return Optional.of(
        Code.of("$L & $L.onward(cells[$L])", step.operand(), RuntimeTypes.SLIDES, square));
  }

  @Override
  public Optional<Code> allIfEmpty(String square) {
    return declared
        ? Optional.empty()
        : Optional.of(Code.of("$L.allIfEmpty(cells[$L])", RuntimeTypes.SLIDES, square));
  }

  @Override
  public Code isUnmoved(String square) {
    return Code.of("(cells[$L] & $L.UNMOVED) != 0", square, RuntimeTypes.CELL);
  }

  @Override
  public Code isEdge(String square) {
    return Code.of("cells[$L] == $L", square, EDGE);
  }

  @Override
  public Code isWanted(MoveFilter moves) {
    return Code.of("wanted != $L", moves.opposite());
  }

  @Override
  public Code quiets() {
    return oneIfIn(EMPTY);
  }

  private static Code oneIfIn(Object cell) {
    return Code.of("$L.oneIfIn($L, targets)", RuntimeTypes.CELL, cell);
  }

  @Override
  public Code isWhite() {
    return Code.of("own == $L.WHITE", RuntimeTypes.CELL);
  }

  @Override
  public Code geometry(String call, Object... arguments) {
    return Code.of("board.geometry().$L", Code.of(call, arguments));
  }

  @Override
  public Code imitate(Code arguments) {
    return Code.of("$L.imitate(board, $L, moves)", RuntimeTypes.OTHERS_MOVES, arguments);
  }

  @Override
  public Code captureImitatively(Code arguments) {
    return Code.of("$L.captureImitatively(board, $L, moves)", RuntimeTypes.OTHERS_MOVES, arguments);
  }

  @Override
  public Code borrow(Code arguments) {
    return Code.of("$L.borrow(board, $L, moves)", RuntimeTypes.OTHERS_MOVES, arguments);
  }

  /** Conditions on a cell. The edge has both colours, an empty cell has none. */
  private record Cell(String cell) implements ContentTests, Counts {
    @Override
    public Code isEmpty() {
      return Code.of("$L == $L", cell, EMPTY);
    }

    @Override
    public Code isNotEmpty() {
      return Code.of("$L != $L", cell, EMPTY);
    }

    @Override
    public Code isPiece(boolean occupied) {
      return occupied ? isOnBoard() : Code.of("$L.isPiece($L)", RuntimeTypes.CELL, cell);
    }

    @Override
    public Code isOwn(boolean occupied) {
      return occupied
          ? Code.of("($L & enemy) == 0", cell)
          : Code.of("($L & $L) == own", cell, EDGE);
    }

    @Override
    public Code isEnemy(boolean occupied) {
      return occupied ? isNotOwn() : Code.of("($L & $L) == enemy", cell, EDGE);
    }

    @Override
    public Code isPrey(boolean occupied) {
      return occupied ? isTarget() : Code.of("($L & $L) == enemyOrNone", cell, EDGE);
    }

    @Override
    public Code isRoyal() {
      return Code.of("($L & $L.ROYAL) != 0", cell, RuntimeTypes.CELL);
    }

    @Override
    public Code isOnBoard() {
      return Code.of("($L & $L) != $L", cell, EDGE, EDGE);
    }

    @Override
    public Optional<Code> isEmptyOrEnemy() {
      return Optional.of(isNotOwn());
    }

    private Code isNotOwn() {
      return Code.of("($L & own) == 0", cell);
    }

    @Override
    public Optional<Code> isWantedTarget() {
      return Optional.of(isTarget());
    }

    private Code isTarget() {
      return Code.of("$L != 0", oneIfIn(cell));
    }

    @Override
    public Optional<Counts> counts() {
      return Optional.of(this);
    }

    @Override
    public Code empty() {
      return oneIfNone(new Code(cell));
    }

    @Override
    public Code enemy() {
      return oneIfNone(Code.of("($L & $L) ^ enemy", cell, EDGE));
    }

    @Override
    public Code enemyOrNone(boolean occupied) {
      return occupied ? wantedTarget() : oneIfNone(Code.of("($L & $L) ^ enemyOrNone", cell, EDGE));
    }

    @Override
    public Code maskedEnemyOrNone() {
      return oneIfNone(Code.of("$L & barred", cell));
    }

    @Override
    public Code wantedTarget() {
      return oneIfIn(cell);
    }

    @Override
    public Code maskedTarget() {
      return oneIfNone(Code.of("($L ^ excluded) & compared", cell));
    }

    private static Code oneIfNone(Code bits) {
      return Code.of("$L.oneIfNone($L)", RuntimeTypes.CELL, bits);
    }
  }
}
