package io.github.betza.board;

/**
 * Makes moves on a board and takes them back. A game has the writer of its board, which refuses
 * every other change, see {@link Board#own}. For generated games and those of {@link
 * io.github.betza.game.GameRules#play}.
 */
public final class BoardWriter {
  private final Board board;
  private final int[] cells;
  private final History history;
  private final EnPassant enPassant;
  private final AppliedEffects effects = new AppliedEffects();

  BoardWriter(Board board, int[] cells, History history, EnPassant enPassant) {
    this.board = board;
    this.cells = cells;
    this.history = history;
    this.enPassant = enPassant;
  }

  /** Makes a move of a list, whose index is not checked; see {@link Board#make}. */
  public void make(MoveList moves, int index) {
    if (moves.isPlain(index)) {
      makePlain(moves, index);
    } else {
      makeInvolved(moves, index);
    }
    board.turn(Side.opponent(board.side()));
  }

  /** Makes a move that takes a piece to another square and changes no further cell. */
  private void makePlain(MoveList moves, int index) {
    int move = moves.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    int mover = cells[from];
    history.beginPlain(board.side(), board.lastMovedKind(), enPassant, from, mover, to, cells[to]);
    if (enPassant.victim() != Geometry.OFF) {
      enPassant.clear();
    }
    board.replace(from, Cell.EMPTY);
    board.replace(to, mover & ~Cell.UNMOVED);
    board.noteMoved(Cell.kind(mover));
    for (int i = moves.effectCount(index) - 1; i >= 0; i--) {
      enPassant.grant(to, Effect.first(moves.effect(index, i)));
    }
  }

  private void makeInvolved(MoveList moves, int index) {
    int move = moves.get(index);
    int from = Move.from(move);
    int to = Move.to(move);
    int mover = cells[from];
    history.begin(board.side(), board.lastMovedKind(), enPassant);
    enPassant.clear();
    board.set(from, Cell.EMPTY);
    boolean vanishes = Move.isSpecial(move) && effects.apply(moves, index, to, board, enPassant);
    int promotion = Move.promotion(move);
    int moved = from == to ? mover : mover & ~Cell.UNMOVED;
    int royalty = promotion == 0 ? 0 : board.pieces().withRoyalty(promotion);
    int arrived = promotion == 0 ? moved : (moved & Cell.EDGE) | royalty;
    board.set(to, vanishes ? Cell.EMPTY : arrived);
    if (from != to || Move.isSpecial(move)) {
      board.noteMoved(Cell.kind(arrived));
    }
  }

  /** Passes the turn without a move, see {@link Board#makeNullMove}. */
  public void makeNullMove() {
    history.begin(board.side(), board.lastMovedKind(), enPassant);
    enPassant.clear();
    board.turn(Side.opponent(board.side()));
  }

  /**
   * Takes back the last move made, or null move.
   *
   * @throws IllegalStateException if none has been made
   */
  public void unmake() {
    history.restoreCells(board);
    board.turn(history.side());
    board.noteMoved(history.lastMovedKind());
    history.restoreEnPassant(enPassant);
    history.end();
  }

  /**
   * Sets the content of a square without a check, for code that tries a change and takes it back
   * before other code reads the board. {@link #unmake} does not undo it.
   */
  public void replace(int square, int cell) {
    board.replace(square, cell);
  }

  /**
   * Allows no piece to be captured en passant until {@link #giveBackEnPassant}; rights may be
   * granted meanwhile. For code that tries a change with {@link #replace}.
   */
  public void withholdEnPassant() {
    enPassant.withhold();
  }

  /** Allows what was allowed before {@link #withholdEnPassant}, and nothing else. */
  public void giveBackEnPassant() {
    enPassant.giveBack();
  }

  /** Sets the side to move, without a check. */
  public void setSide(int side) {
    board.turn(side);
  }

  /** Allows a capture en passant on one square more, without the checks of {@link Board}. */
  public void addEnPassant(int victim, int square) {
    enPassant.grant(victim, square);
  }

  /** Allows no piece to be captured en passant. */
  public void clearEnPassant() {
    enPassant.clear();
  }
}
