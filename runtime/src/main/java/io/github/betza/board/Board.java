package io.github.betza.board;

import io.github.betza.generated.BoardState;
import io.github.betza.generated.BoardWriter;
import io.github.betza.generated.Hands;
import java.util.Objects;

/**
 * A position on a board of 1x1 to 36x36 squares: the pieces, the holes, and all other state that
 * moves depend on (which pieces have not moved, en-passant rights, the piece that moved last, the
 * side to move). It makes and unmakes every move that generated code can produce, and allocates
 * nothing while doing so once its history has grown to the depth in use.
 *
 * <pre>{@code
 * Board board = new Board(8, 8);
 * int d4 = board.geometry().square("d4");
 * board.put(d4, Cell.of(1, Side.WHITE));
 * MoveList moves = new MoveList();
 * Example_HorseMoves.moves(board, d4, moves);
 * board.make(moves, 0);
 * System.out.println(board.get(d4) == Cell.EMPTY); // true
 * board.unmake();
 * System.out.println(board.get(d4) == Cell.of(1, Side.WHITE)); // true
 * }</pre>
 *
 * <p>{@link Geometry} describes the numbers of squares, {@link Cell} the numbers of their contents.
 * A board is for one thread at a time, also for generating moves, because generators store
 * intermediate results on it.
 */
public final class Board extends BoardState {
  private final Geometry geometry;
  private final int stride;
  private final PieceTable pieces;
  private final int[] cells;

  /** Whether the board belongs to a game, so that only the writer from {@link #own} changes it. */
  private boolean owned;

  private final Attackers single = Attackers.single();
  private MoveList attackMoves;

  /** Creates an empty board for pieces that never use each other's moves. */
  public Board(int files, int ranks) {
    this(files, ranks, PieceTable.NONE);
  }

  /**
   * Makes an empty board.
   *
   * @param files the number of files, 1 to 36
   * @param ranks the number of ranks, 1 to 36
   * @param pieces the pieces whose moves imitators and borrowers use
   * @throws IllegalArgumentException if the size is out of range
   */
  public Board(int files, int ranks, PieceTable pieces) {
    this(files, ranks, pieces, null);
  }

  /**
   * Makes an empty board of a game with pieces in hand.
   *
   * @param hands which kinds may be in hand, or null for none
   */
  public Board(int files, int ranks, PieceTable pieces, Hands hands) {
    this(new Geometry(files, ranks), pieces, hands);
  }

  private Board(Geometry geometry, PieceTable pieces, Hands hands) {
    this(new BoardWriter(geometry, pieces, hands, geometry.emptyCells()));
  }

  private Board(BoardWriter writer) {
    super(writer);
    this.geometry = writer.geometry();
    this.stride = geometry.stride();
    this.pieces = writer.pieces();
    this.cells = writer.cells();
  }

  /** Returns a board with the same position, on which the same moves can be taken back. */
  public Board copy() {
    return new Board(writer.copy());
  }

  /**
   * Returns the writer, which from now on is the only way to change the position. A {@link #copy}
   * can be changed freely. For generated games and games of {@link
   * io.github.betza.game.GameRules#play}.
   *
   * @throws IllegalStateException if the board already belongs to a game
   */
  public BoardWriter own() {
    checkFree();
    owned = true;
    return writer;
  }

  private void checkFree() {
    if (owned) {
      throw new IllegalStateException(
          "the board of a game is changed by Game.make, Game.makeNullMove and Game.unmake alone:"
              + " call these, or change a copy() of the board");
    }
  }

  /** Returns the geometry, which numbers the squares. */
  public Geometry geometry() {
    return geometry;
  }

  /** Returns the distance between a square and the one straight above it. For generated code. */
  public int stride() {
    return stride;
  }

  /** Returns the pieces in play. */
  public PieceTable pieces() {
    return pieces;
  }

  /**
   * Returns the contents of all squares, the padding included. The array belongs to the board, for
   * generated code to read; use {@link #put} to write. A game detects a direct write only with
   * assertions enabled ({@code -ea}), when the next move is made.
   */
  public int[] cells() {
    return cells;
  }

  /** Returns the content of a square, see {@link Cell}. */
  public int get(int square) {
    return cells[square];
  }

  /**
   * Sets the content of a square of the board; {@link Cell#EDGE} makes it a hole. Not for use
   * between {@link #make} and {@link #unmake}.
   *
   * @throws IllegalArgumentException if the square is off the board, or the content is invalid
   * @throws IllegalStateException if the board belongs to a game; all methods that change the board
   *     throw this
   */
  public void put(int square, int cell) {
    checkFree();
    if (!geometry.isSquare(square)) {
      throw new IllegalArgumentException("square " + square + " is off the board");
    }
    replace(square, Cell.check(cell));
  }

  /** Sets the content of a square without the checks of {@link #put}. */
  void replace(int square, int cell) {
    writer.replace(square, cell);
  }

  /**
   * Puts a piece of the piece table on a square of the board; it is royal if its kind is.
   *
   * @param kind its kind, 1 to the size of the table
   * @param side {@link Side#WHITE} or {@link Side#BLACK}
   * @param unmoved whether it has not moved yet, for moves that only an unmoved piece has
   * @throws IllegalArgumentException if the square is off the board, or there is no such kind
   */
  public void place(int square, int kind, int side, boolean unmoved) {
    pieces.check(kind);
    put(square, Cell.of(kind, side) | pieces.withRoyalty(kind) | (unmoved ? Cell.UNMOVED : 0));
  }

  /** Returns the side to move. */
  public int side() {
    return writer.side();
  }

  /**
   * Sets the side to move, {@link Side#WHITE} or {@link Side#BLACK}.
   *
   * @throws IllegalArgumentException if it is neither
   */
  public void setSide(int side) {
    Side.check(side);
    checkFree();
    writer.setSide(side);
  }

  /** Returns how many pieces of a kind are in the hand of a side; 0 in a game without hands. */
  public int inHand(int side, int kind) {
    return writer.inHand(side, kind);
  }

  /** Returns whether no piece is in the hand of a side. */
  public boolean isHandEmpty(int side) {
    return writer.isHandEmpty(side);
  }

  /** Adds a piece of a kind that may be in hand to the hand of a side. For generated games. */
  public void addToHand(int side, int kind) {
    checkFree();
    boolean mayHold = writer.hands() != null && writer.hands().mayHold(kind);
    if (!mayHold || inHand(side, kind) == Hands.MOST) {
      throw new IllegalArgumentException("no further piece of the kind " + kind + " in hand");
    }
    writer.addToHand(side, kind, 1);
  }

  /** Returns how many checks a side has given, see {@link #own}. For generated games. */
  public int checksGiven(int side) {
    return writer.checksGiven(side);
  }

  /** Sets how many checks a side has given. For generated games. */
  public void setChecksGiven(int side, int number) {
    checkFree();
    writer.setChecksGiven(side, number);
  }

  /** Returns the kind of the piece that moved last, or 0 if no piece has moved. */
  public int lastMovedKind() {
    return writer.lastMoved();
  }

  /**
   * Sets the kind of the piece that moved last.
   *
   * @param kind the kind, or 0 if no piece has moved
   * @throws IllegalArgumentException if it is not 0 to 255
   */
  public void setLastMovedKind(int kind) {
    if (kind != 0) {
      Cell.checkKind(kind);
    }
    checkFree();
    writer.setLastMoved(kind);
  }

  /**
   * Returns the square of the piece that is captured by landing on a square en passant, or {@link
   * Geometry#OFF} if landing there captures no piece en passant. For generated code.
   */
  public int enPassantVictim(int square) {
    return writer.enPassantVictim(square);
  }

  /** Returns the square of the piece that may be captured en passant, or {@link Geometry#OFF}. */
  public int enPassantVictim() {
    return writer.enPassantVictim();
  }

  /** Returns the number of squares on which a piece may be captured en passant. */
  public int enPassantSquareCount() {
    return writer.enPassantSquareCount();
  }

  /**
   * Returns a square on which a piece may be captured en passant.
   *
   * @param index 0 to {@link #enPassantSquareCount} - 1, which is not checked
   */
  public int enPassantSquare(int index) {
    return writer.enPassantSquare(index);
  }

  /**
   * Allows the piece on a square to be captured en passant.
   *
   * @param victim the piece's square, or {@link Geometry#OFF} to remove the right
   * @param squares the squares on which a capturing piece may land
   * @throws IndexOutOfBoundsException if one of them is not on the board
   */
  public void setEnPassant(int victim, int... squares) {
    checkFree();
    checkSquare(victim == Geometry.OFF ? geometry.first() : victim);
    for (int square : squares) {
      checkSquare(square);
    }
    writer.clearEnPassant();
    for (int i = 0; victim != Geometry.OFF && i < squares.length; i++) {
      writer.addEnPassant(victim, squares[i]);
    }
  }

  /**
   * Allows the piece on a square to be captured en passant on one more square.
   *
   * @param victim the piece's square, the same for all squares
   * @param square a square on which a capturing piece may land
   * @throws IllegalArgumentException if another piece may already be captured, or the square has no
   *     piece
   * @throws IndexOutOfBoundsException if one of them is not on the board
   */
  public void addEnPassant(int victim, int square) {
    checkFree();
    checkSquare(victim == Geometry.OFF ? square : victim);
    checkSquare(square);
    int before = enPassantVictim();
    if (victim == Geometry.OFF || (before != Geometry.OFF && before != victim)) {
      throw new IllegalArgumentException("no victim on " + victim + " beside that on " + before);
    }
    writer.addEnPassant(victim, square);
  }

  private void checkSquare(int square) {
    if (!geometry.isSquare(square)) {
      throw new IndexOutOfBoundsException("square " + square + " is off the board");
    }
  }

  /** Removes the right to capture en passant. */
  public void clearEnPassant() {
    checkFree();
    writer.clearEnPassant();
  }

  /**
   * Makes a move: moves the piece, applies the move's effects, updates the state that later moves
   * depend on, and passes the turn.
   *
   * @throws IndexOutOfBoundsException if the list has no move with that index
   */
  public void make(MoveList moves, int index) {
    Objects.checkIndex(index, moves.size());
    checkFree();
    writer.make(moves, index);
  }

  /** Passes the turn without a move, and removes the right to capture en passant. */
  public void makeNullMove() {
    checkFree();
    writer.makeNullMove();
  }

  /**
   * Takes back the last move made, or null move.
   *
   * @throws IllegalStateException if none has been made
   */
  public void unmake() {
    checkFree();
    writer.unmake();
  }

  /** Returns how many moves have been made and not taken back. */
  public int ply() {
    return writer.ply();
  }

  /**
   * Returns a list that belongs to this board and seeks only the attacker on one square: it ignores
   * others, and ends the search at this one. For generated code.
   */
  public Attackers only(int square) {
    return single.seek(square);
  }

  /**
   * Returns an empty list that belongs to this board; attack tests of pieces with complex moves
   * collect the moves in it. For generated code.
   */
  public MoveList attackMoves() {
    if (attackMoves == null) {
      attackMoves = new MoveList();
    }
    attackMoves.clear();
    return attackMoves;
  }

  /**
   * Returns whether an enemy piece immobilises the piece on a square. An immobilised piece has no
   * moves and captures nothing. Call this before generating moves or testing attacks, because the
   * methods of the pieces do not check it. Two pieces may immobilise each other.
   *
   * <p>If no kind of the piece table immobilises, this reads one field; otherwise it examines every
   * square.
   *
   * @param square a square of the board; false for an empty one
   */
  public boolean isImmobilized(int square) {
    return pieces.hasImmobilizers() && pieces.areHolding(this, square);
  }

  @Override
  public String toString() {
    return BoardDrawing.of(this);
  }
}
