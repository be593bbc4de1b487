package io.github.betza.processor.emit;

import static io.github.betza.processor.emit.Variables.FOUND;
import static io.github.betza.processor.emit.Variables.FROM;
import static io.github.betza.processor.emit.Variables.KIND;
import static io.github.betza.processor.emit.Variables.MOVES;
import static io.github.betza.processor.emit.Variables.QUIETS;
import static io.github.betza.processor.emit.Variables.ROYAL;
import static io.github.betza.processor.emit.Variables.SIDE;
import static io.github.betza.processor.emit.Variables.SQUARE;
import static io.github.betza.processor.emit.Variables.WANTED;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import io.github.betza.processor.emit.code.Code;
import io.github.betza.processor.emit.code.CodeName;
import io.github.betza.processor.emit.plan.Mode.MoveFilter;
import io.github.betza.processor.emit.plan.StaleSquares;
import java.util.List;

/** Reads an engine's own board through its methods. */
final class EngineBoard implements BoardAccess {
  private final BoardBinding board;
  private final Purpose purpose;

  /** The purpose of the access. */
  private enum Purpose {
    /** To move a piece. */
    MOVE,
    /** To find attackers. */
    SEARCH,
    /** To find attackers that have not moved yet. */
    SEARCH_UNMOVED
  }

  EngineBoard(BoardBinding board) {
    this(board, Purpose.MOVE);
  }

  private EngineBoard(BoardBinding board, Purpose purpose) {
    this.board = board;
    this.purpose = purpose;
  }

  @Override
  public BoardAccess searching(boolean unmoved) {
    return new EngineBoard(board, unmoved ? Purpose.SEARCH_UNMOVED : Purpose.SEARCH);
  }

  /** Returns false, because the board does not list its pieces. */
  @Override
  public boolean mayGenerateCaptures() {
    return false;
  }

  @Override
  public List<CodeName> sought() {
    return List.of(SIDE, KIND);
  }

  @Override
  public TypeName boardType() {
    return named(board.className());
  }

  @Override
  public TypeName listType() {
    return hasOwnList() ? named(board.moveList()) : RuntimeTypes.MOVE_LIST;
  }

  @Override
  public boolean hasOwnList() {
    return board.hasOwnList();
  }

  /**
   * Returns a class in full and without an import: a name alone does not distinguish packages from
   * enclosing classes.
   */
  private static TypeName named(String className) {
    return ClassName.get("", className);
  }

  @Override
  public List<Variable> variables() {
    if (purpose != Purpose.MOVE) {
      Code enemy = Code.of("!$L", isEnemy(SQUARE));
      Code royal = Code.any(List.of(enemy, BoardCall.of("isRoyal", SQUARE)));
      return List.of(new Variable(TypeName.BOOLEAN, ROYAL, royal));
    }
    Code quiets = Code.of("$L == $T.CAPTURES ? 0 : 1", WANTED, RuntimeTypes.PIECE_MOVES);
    return List.of(
        new Variable(TypeName.INT, SIDE, BoardCall.of("side", FROM)),
        new Variable(TypeName.INT, QUIETS, quiets));
  }

  @Override
  public boolean isMoverOnOrigin() {
    return false;
  }

  @Override
  public ContentTests content(Code square) {
    return new CalledTests(square, Code.nothing(), isWanted(MoveFilter.CAPTURES));
  }

  @Override
  public ContentTests read(Body body, Code square, Code origin, Code crossed, StaleSquares stale) {
    Code left = Code.nothing();
    Code hasLeft = Code.of("false");
    if (stale.mayHaveLeft()) {
      left = body.name("left");
      hasLeft = BoardAccess.hasLeft(square, origin, crossed, stale);
    }
    Code stood = square;
    if (stale.unloaded()) {
      Code put = body.name("put");
      stood = body.name("stood");
      body.statement("int $L = $L", put, Pending.call("unloadedFrom($L)", square));
      Code none = Code.of("$L == $T.OFF", put, RuntimeTypes.GEOMETRY);
      body.statement("int $L = $L ? $L : $L", stood, none, square, put);
      hasLeft = Code.of("$L && ($L)", none, hasLeft);
    }
    if (!left.isEmpty()) {
      body.statement("boolean $L = $L", left, hasLeft);
    }
    return new CalledTests(stood, left, isWanted(MoveFilter.CAPTURES));
  }

  @Override
  public Code isNoEnemy(Code square) {
    return Code.of("!$L", isEnemy(square));
  }

  @Override
  public Code hits(Code square) {
    Code there = BoardCall.of(BoardBinding.IS_KIND.name(), square, SIDE, KIND);
    Code unmoved = purpose == Purpose.SEARCH_UNMOVED ? isUnmoved(square) : Code.nothing();
    Code and = unmoved.isEmpty() ? unmoved : Code.of(" && $L", unmoved);
    return Code.of("$L$L && $L.add($L)", there, and, FOUND, square);
  }

  @Override
  public Code isUnmoved(Code square) {
    return BoardCall.of("isUnmoved", square);
  }

  @Override
  public Code isEdge(Code square) {
    return Code.of(
        "!$L && !$L && !$L", BoardCall.of("isEmpty", square), isOwn(square), isEnemy(square));
  }

  @Override
  public Code isWanted(MoveFilter moves) {
    return Code.of("$L != $T.$L", WANTED, RuntimeTypes.PIECE_MOVES, moves.opposite());
  }

  @Override
  public Code quiets() {
    return QUIETS;
  }

  @Override
  public Code isWhite() {
    return Code.of("$L == 0", SIDE);
  }

  @Override
  public Code geometry(String method, Code... arguments) {
    return BoardCall.of(method, arguments);
  }

  private static Code isOwn(Code square) {
    return BoardCall.of("isOwn", square, SIDE);
  }

  private static Code isEnemy(Code square) {
    return BoardCall.of("isEnemy", square, SIDE);
  }

  @Override
  public Code others(String method, Code arguments) {
    return BoardCall.of(method, arguments, MOVES);
  }

  /**
   * Conditions on a square.
   *
   * @param square the square of its content at the beginning of the move
   * @param left the variable with whether the piece there has left, or no code
   * @param takes the condition that captures are wanted
   */
  private record CalledTests(Code square, Code left, Code takes) implements ContentTests {
    @Override
    public Code isEmpty() {
      Code empty = BoardCall.of("isEmpty", square);
      return left.isEmpty() ? empty : Code.any(List.of(left, empty)).operand();
    }

    @Override
    public Code isNotEmpty() {
      return Code.of(left.isEmpty() ? "!$L" : "!($L)", isEmpty());
    }

    @Override
    public Code isPiece(boolean occupied) {
      return stays(
          Code.any(List.of(EngineBoard.isOwn(square), EngineBoard.isEnemy(square))).operand());
    }

    @Override
    public Code isOwn(boolean occupied) {
      return stays(EngineBoard.isOwn(square));
    }

    @Override
    public Code isEnemy(boolean occupied) {
      return stays(EngineBoard.isEnemy(square));
    }

    @Override
    public Code isPrey(boolean occupied) {
      return Code.of("$L && $L", takes, isEnemy(occupied));
    }

    @Override
    public Code isRoyal() {
      return BoardCall.of("isRoyal", square);
    }

    @Override
    public Code isOnBoard() {
      return Code.any(List.of(isEmpty(), isPiece(false))).operand();
    }

    @Override
    public Code cell() {
      throw new IllegalStateException("an engine's board has no cells to read");
    }

    private Code stays(Code condition) {
      return left.isEmpty() ? condition : Code.of("!$L && $L", left, condition);
    }
  }
}
