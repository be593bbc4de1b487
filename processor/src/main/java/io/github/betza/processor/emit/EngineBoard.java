package io.github.betza.processor.emit;

import io.github.betza.processor.emit.plan.MoveFilter;
import io.github.betza.processor.emit.plan.StaleSquares;
import java.util.List;
import java.util.Optional;

/** Reads an engine's own board through its methods. */
final class EngineBoard implements BoardAccess {
  private final Code type;

  EngineBoard(String className) {
    // In full and without an import: a name alone does not distinguish packages from enclosing
    // classes.
    this.type = new Code(className);
  }

  @Override
  public Code boardType() {
    return type;
  }

  @Override
  public List<Variable> variables() {
    Code quiets = Code.of("wanted == $L.CAPTURES ? 0 : 1", RuntimeTypes.PIECE_MOVES);
    return List.of(
        new Variable(RuntimeTypes.INT, "side", Code.of("board.side(from)")),
        new Variable(RuntimeTypes.INT, "quiets", quiets));
  }

  @Override
  public boolean isMoverOnOrigin() {
    return false;
  }

  @Override
  public ContentTests content(String square) {
    return new Asked(square, "", isWanted(MoveFilter.CAPTURES));
  }

  @Override
  public ContentTests read(
      Body body, String square, String origin, String crossed, StaleSquares stale) {
    String left = "";
    Code hasLeft = Code.of("false");
    if (stale.mayHaveLeft()) {
      left = body.name("left");
      hasLeft = BoardAccess.hasLeft(square, origin, crossed, stale);
    }
    String stood = square;
    if (stale.unloaded()) {
      String put = body.name("put");
      stood = body.name("stood");
      body.statement("int $L = moves.pending().unloadedFrom($L)", put, square);
      Code none = Code.of("$L == $L.OFF", put, RuntimeTypes.GEOMETRY);
      body.statement("int $L = $L ? $L : $L", stood, none, square, put);
      hasLeft = Code.of("$L && ($L)", none, hasLeft);
    }
    if (!left.isEmpty()) {
      body.statement("boolean $L = $L", left, hasLeft);
    }
    return new Asked(stood, left, isWanted(MoveFilter.CAPTURES));
  }

  @Override
  public Code isNoEnemy(String square) {
    return Code.of("!board.isEnemy($L, side)", square);
  }

  @Override
  public Code hits(String square) {
    throw new IllegalStateException("an engine's board is not searched for attackers");
  }

  @Override
  public Optional<Code> slideEnd(String square, OffsetSum step) {
    return Optional.empty();
  }

  @Override
  public Optional<Code> slideStart(String square, OffsetSum step) {
    return Optional.empty();
  }

  @Override
  public Optional<Code> onward(String square, OffsetSum step) {
    return Optional.empty();
  }

  @Override
  public Optional<Code> allIfEmpty(String square) {
    return Optional.empty();
  }

  @Override
  public Code isUnmoved(String square) {
    return Code.of("board.isUnmoved($L)", square);
  }

  @Override
  public Code isEdge(String square) {
    return Code.of(
        "!board.isEmpty($L) && !board.isOwn($L, side) && !board.isEnemy($L, side)",
        square,
        square,
        square);
  }

  @Override
  public Code isWanted(MoveFilter moves) {
    return Code.of("wanted != $L.$L", RuntimeTypes.PIECE_MOVES, moves.opposite());
  }

  @Override
  public Code quiets() {
    return new Code("quiets");
  }

  @Override
  public Code isWhite() {
    return Code.of("side == 0");
  }

  @Override
  public Code geometry(String call, Object... arguments) {
    return Code.of("board.$L", Code.of(call, arguments));
  }

  @Override
  public Code imitate(Code arguments) {
    return Code.of("board.imitate($L, moves)", arguments);
  }

  @Override
  public Code captureImitatively(Code arguments) {
    return Code.of("board.captureImitatively($L, moves)", arguments);
  }

  @Override
  public Code borrow(Code arguments) {
    return Code.of("board.borrow($L, moves)", arguments);
  }

  /**
   * Conditions on a square.
   *
   * @param square where what stands there stood when the move began
   * @param left the variable that holds whether the piece there has left, or nothing
   * @param takes the condition that captures are wanted
   */
  private record Asked(String square, String left, Code takes) implements ContentTests {
    @Override
    public Code isEmpty() {
      Code empty = Code.of("board.isEmpty($L)", square);
      return left.isEmpty() ? empty : Code.of("($L || $L)", left, empty);
    }

    @Override
    public Code isNotEmpty() {
      return Code.of(left.isEmpty() ? "!$L" : "!($L)", isEmpty());
    }

    @Override
    public Code isPiece(boolean occupied) {
      return stays("(board.isOwn($L, side) || board.isEnemy($L, side))", square, square);
    }

    @Override
    public Code isOwn(boolean occupied) {
      return stays("board.isOwn($L, side)", square);
    }

    @Override
    public Code isEnemy(boolean occupied) {
      return stays("board.isEnemy($L, side)", square);
    }

    @Override
    public Code isPrey(boolean occupied) {
      return Code.of("$L && $L", takes, isEnemy(occupied));
    }

    @Override
    public Code isRoyal() {
      return Code.of("board.isRoyal($L)", square);
    }

    @Override
    public Code isOnBoard() {
      return Code.of("($L || $L)", isEmpty(), isPiece(false));
    }

    @Override
    public Optional<Code> isEmptyOrEnemy() {
      return Optional.empty();
    }

    @Override
    public Optional<Code> isWantedTarget() {
      return Optional.empty();
    }

    @Override
    public String cell() {
      throw new IllegalStateException("an engine's board has no cells to read");
    }

    @Override
    public Optional<Counts> counts() {
      return Optional.empty();
    }

    private Code stays(String format, Object... arguments) {
      Code condition = Code.of(format, arguments);
      return left.isEmpty() ? condition : Code.of("!$L && $L", left, condition);
    }
  }
}
