package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.ATTACKER;
import static io.github.betza.processor.emit.Variables.BARRED;
import static io.github.betza.processor.emit.Variables.BOARD;
import static io.github.betza.processor.emit.Variables.CELLS;
import static io.github.betza.processor.emit.Variables.COMPARED;
import static io.github.betza.processor.emit.Variables.ENEMY;
import static io.github.betza.processor.emit.Variables.ENEMY_OR_NONE;
import static io.github.betza.processor.emit.Variables.EXCLUDED;
import static io.github.betza.processor.emit.Variables.FORWARD;
import static io.github.betza.processor.emit.Variables.FOUND;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.OWN;
import static io.github.betza.processor.emit.Variables.ROYAL;
import static io.github.betza.processor.emit.Variables.SQUARE;
import static io.github.betza.processor.emit.Variables.TARGET;
import static io.github.betza.processor.emit.Variables.TARGETS;
import static io.github.betza.processor.emit.Variables.WANTED;

import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeBuilder;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.StaleSquares;
import io.github.betza.processor.path.Alternative.Castling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the cells of the runtime's board from their array.
 *
 * @param hits the method that receives squares of possible attackers; empty for moves
 * @param declared whether the code serves boards of one size only
 */
record OurBoard(String hits, boolean declared) implements BoardAccess {
  private static final Code EMPTY = Code.of("$T.EMPTY", RuntimeTypes.CELL);
  private static final Code EDGE = Code.of("$T.EDGE", RuntimeTypes.CELL);

  /**
   * Returns the access to the board for moves of the piece on {@code from}.
   *
   * @param declared whether the code serves boards of one size only
   */
  static OurBoard moving(boolean declared) {
    return new OurBoard("", declared);
  }

  @Override
  public BoardAccess searching(boolean unmoved) {
    return new OurBoard(unmoved ? "hitsUnmoved" : "hits", false);
  }

  @Override
  public boolean mayGenerateCaptures() {
    return true;
  }

  @Override
  public List<CodeName> sought() {
    return List.of(ATTACKER);
  }

  @Override
  public TypeName boardType() {
    return RuntimeTypes.BOARD;
  }

  @Override
  public List<Variable> variables() {
    boolean searches = !hits.isEmpty();
    List<Variable> variables = new ArrayList<>();
    variables.add(new Variable(RuntimeTypes.INTS, CELLS, Code.of("$L.cells()", BOARD)));
    Code mover = Code.of("$L & $L", searches ? ATTACKER : at(FROM), EDGE);
    variables.add(new Variable(TypeName.INT, OWN, mover));
    variables.add(new Variable(TypeName.INT, ENEMY, Code.of("$L ^ $L", OWN, EDGE)));
    if (searches) {
      Cell target = new Cell(at(SQUARE));
      Code enemy = Code.of("!($L)", target.isEnemy(false));
      Code royal = Code.any(List.of(enemy, target.isRoyal()));
      variables.add(new Variable(TypeName.BOOLEAN, ROYAL, royal));
    } else {
      // No cell has the colour 1, and the difference from it is never negative.
      Code enemyOrNone = Code.of("$L == QUIETS ? 1 : $L", WANTED, ENEMY);
      variables.add(new Variable(TypeName.INT, ENEMY_OR_NONE, enemyOrNone));
      // Masks and a set for a single test of all wanted contents.
      Code excluded = Code.of("$L == CAPTURES ? $L : $L", WANTED, ENEMY, EMPTY);
      Code compared = Code.of("$L == ALL ? $L : $L", WANTED, OWN, EDGE);
      variables.add(new Variable(TypeName.INT, EXCLUDED, excluded));
      variables.add(new Variable(TypeName.INT, COMPARED, compared));
      // The contents that exclude a wanted capture.
      Code barred = Code.of("$L == QUIETS ? $L : $L", WANTED, EDGE, OWN);
      variables.add(new Variable(TypeName.INT, BARRED, barred));
      Code targets = Code.of("$T.targets($L, $L)", RuntimeTypes.CELL, at(FROM), WANTED);
      variables.add(new Variable(TypeName.INT, TARGETS, targets));
    }
    return variables;
  }

  /**
   * Returns true: if the square is empty, see {@link EmptyOrigin}, a piece is put there meanwhile.
   */
  @Override
  public boolean isMoverOnOrigin() {
    return true;
  }

  @Override
  public ContentTests content(Code square) {
    return new Cell(at(square));
  }

  @Override
  public ContentTests read(Body body, Code square, Code origin, Code crossed, StaleSquares stale) {
    Code cell = body.name("cell");
    Code value = at(square);
    if (stale.mayHaveLeft()) {
      Code left = BoardAccess.hasLeft(square, origin, crossed, stale);
      value = Code.of("$L ? $L : $L", left, EMPTY, value);
    }
    if (stale.unloaded()) {
      Code put = body.name("put");
      body.statement("int $L = $L", put, Pending.call("unloadedFrom($L)", square));
      Code there = Code.of("$L != $T.OFF ? $L", put, RuntimeTypes.GEOMETRY, at(put));
      value = Code.of("$L : $L", there, value);
    }
    body.statement("int $L = $L", cell, value);
    return new Cell(cell);
  }

  @Override
  public Code isNoEnemy(Code square) {
    return Code.of("($L & $L) != $L", at(square), EDGE, ENEMY);
  }

  @Override
  public Code hits(Code square) {
    return Code.of("$L.$L($L, $L, $L)", FOUND, hits, CELLS, ATTACKER, square);
  }

  @Override
  public Optional<Code> slideEnd(Code square, OffsetSum step) {
    return Optional.of(
        Code.of("$T.end($L, $L, $L)", RuntimeTypes.SLIDES, CELLS, square, step.code()));
  }

  @Override
  public Optional<Code> slideStart(Code square, OffsetSum step) {
    Code slide = Code.of("$L, $L, $L, $L", CELLS, square, step.code(), TARGETS);
    return Optional.of(Code.of("$T.start($L)", RuntimeTypes.SLIDES, slide));
  }

  @Override
  public Optional<Code> onward(Code square, OffsetSum step) {
    return Optional.of(
        Code.of("$L & $T.onward($L)", step.operand(), RuntimeTypes.SLIDES, at(square)));
  }

  @Override
  public Optional<Code> allIfEmpty(Code square) {
    return declared
        ? Optional.empty()
        : Optional.of(Code.of("$T.allIfEmpty($L)", RuntimeTypes.SLIDES, at(square)));
  }

  @Override
  public Code isUnmoved(Code square) {
    return Code.of("($L & $T.UNMOVED) != 0", at(square), RuntimeTypes.CELL);
  }

  @Override
  public Code isEdge(Code square) {
    return Code.of("$L == $L", at(square), EDGE);
  }

  @Override
  public Code isWanted(MoveFilter moves) {
    return Code.of("$L != $L", WANTED, moves.opposite());
  }

  @Override
  public Code quiets() {
    return oneIfIn(EMPTY);
  }

  private static Code at(Code square) {
    return Code.of("$L[$L]", CELLS, square);
  }

  private static Code oneIfIn(Code cell) {
    return Code.of("$T.oneIfIn($L, $L)", RuntimeTypes.CELL, cell, TARGETS);
  }

  @Override
  public Code isWhite() {
    return Code.of("$L == $T.WHITE", OWN, RuntimeTypes.CELL);
  }

  @Override
  public Code geometry(String method, Code... arguments) {
    return Code.of("$L.geometry().$L($L)", BOARD, method, Code.join(List.of(arguments), ", "));
  }

  @Override
  public Code others(String method, Code arguments) {
    return Code.of("$T.$L($L, $L, $L)", RuntimeTypes.OTHERS_MOVES, method, BOARD, arguments, MOVES);
  }

  /** Conditions on a cell. The edge has both colours, an empty cell has none. */
  private record Cell(Code cell) implements ContentTests, Counts {
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
      return occupied ? isOnBoard() : Code.of("$T.isPiece($L)", RuntimeTypes.CELL, cell);
    }

    @Override
    public Code isOwn(boolean occupied) {
      return occupied
          ? Code.of("($L & $L) == 0", cell, ENEMY)
          : Code.of("($L & $L) == $L", cell, EDGE, OWN);
    }

    @Override
    public Code isEnemy(boolean occupied) {
      return occupied ? isNotOwn() : Code.of("($L & $L) == $L", cell, EDGE, ENEMY);
    }

    @Override
    public Code isPrey(boolean occupied) {
      return occupied ? isTarget() : Code.of("($L & $L) == $L", cell, EDGE, ENEMY_OR_NONE);
    }

    @Override
    public Code isRoyal() {
      return Code.of("($L & $T.ROYAL) != 0", cell, RuntimeTypes.CELL);
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
      return Code.of("($L & $L) == 0", cell, OWN);
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
      return oneIfNone(cell);
    }

    @Override
    public Code enemy() {
      return oneIfNone(Code.of("($L & $L) ^ $L", cell, EDGE, ENEMY));
    }

    @Override
    public Code enemyOrNone(boolean occupied) {
      return occupied
          ? wantedTarget()
          : oneIfNone(Code.of("($L & $L) ^ $L", cell, EDGE, ENEMY_OR_NONE));
    }

    @Override
    public Code maskedEnemyOrNone() {
      return oneIfNone(Code.of("$L & $L", cell, BARRED));
    }

    @Override
    public Code wantedTarget() {
      return oneIfIn(cell);
    }

    @Override
    public Code maskedTarget() {
      return oneIfNone(Code.of("($L ^ $L) & $L", cell, EXCLUDED, COMPARED));
    }

    private static Code oneIfNone(Code bits) {
      return Code.of("$T.oneIfNone($L)", RuntimeTypes.CELL, bits);
    }
  }

  @Override
  public Optional<Code> castling(Code from, Code step, Castling castling) {
    return Optional.of(
        Code.of(
            "castle($L, $L, $L, $L, $L, $L)",
            CELLS,
            from,
            step,
            castling.steps(),
            castling.inset(),
            MOVES));
  }

  /**
   * Writes the first statement of methods that find moves from a square. If the square is empty,
   * the runtime puts a piece of the side to move on it meanwhile. So no other code needs to test
   * for an empty origin: its walks round the board end there, and its owner is known.
   */
  static final class EmptyOrigin {
    private static final Code CONDITION = Code.of("isEmpty($L, $L)", BOARD, FROM);

    private EmptyOrigin() {}

    /** Returns the statement for a method that lists moves. */
    static Code list(String name) {
      return new CodeBuilder()
          .beginControlFlow("if (isEmpty($L, $L, $L))", BOARD, FROM, FORWARD)
          .addStatement(
              "$LFromEmpty($L, $L, $L, $L, $L)", name, BOARD, FROM, FORWARD, WANTED, MOVES)
          .addStatement("return")
          .endControlFlow()
          .build();
    }

    /** Returns the statement for the method that counts moves. */
    static Code count() {
      return returned(Code.of("countFromEmpty($L, $L)", BOARD, FROM));
    }

    /** Returns the statement for a static method that tests whether a piece takes a target. */
    static Code test(String instanceMethod) {
      return returned(
          Code.of("INSTANCE.$LFromEmpty($L, $L, $L)", instanceMethod, BOARD, FROM, TARGET));
    }

    private static Code returned(Code call) {
      return new CodeBuilder()
          .beginControlFlow("if ($L)", CONDITION)
          .addStatement("return $L", call)
          .endControlFlow()
          .build();
    }
  }
}
