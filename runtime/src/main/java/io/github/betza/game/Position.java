package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.BoardWriter;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.FastPath;
import java.util.function.BooleanSupplier;

/** A position of a game, with all data that is updated while moves are made and taken back. */
final class Position {
  private final GameRules rules;
  private final Board board;
  private final BoardWriter writer;
  private final int[] cells;
  private final PieceLists lists;
  private final int firstMoveNumber;
  private final boolean capturesAreFinal;

  /** Whether the hash includes a check that has just been given. */
  private final boolean countsChecks;

  /** Finds out whether the side to move is in check, or null if no rule needs it later. */
  private BooleanSupplier check;

  /**
   * Reads a position.
   *
   * @throws MalformedPositionException if the text is not a valid position, or the position cannot
   *     occur in this game
   */
  Position(GameRules rules, String fen) {
    this(rules, rules.read(fen), Fen.halfmoveClock(fen), Fen.moveNumber(fen));
  }

  private Position(Position other) {
    this(other.rules, other.board.copy(), other.halfmoveClock(), other.firstMoveNumber);
  }

  private Position(GameRules rules, Board board, int clock, int firstMoveNumber) {
    this.rules = rules;
    this.board = board;
    this.writer = board.own();
    this.cells = board.cells();
    this.lists = new PieceLists(board, rules.kinds(), rules.cellsOnly());
    this.firstMoveNumber = firstMoveNumber;
    this.capturesAreFinal = rules.allow(FastPath.CAPTURES_ARE_FINAL);
    this.countsChecks = rules.ends().checks() > 0;
    rules.keep(writer, lists, clock);
  }

  /** Returns the same position with its past, which shares nothing that changes. */
  Position copy() {
    return new Position(this);
  }

  /** Sets the object that decides whether a piece could use the right to capture en passant. */
  void setEnPassantUse(EnPassantUse use) {
    writer.decideRightsBy(use::hash);
  }

  GameRules rules() {
    return rules;
  }

  Board board() {
    return board;
  }

  /** Returns the writer of the board. */
  BoardWriter writer() {
    return writer;
  }

  PieceLists lists() {
    return lists;
  }

  long hash() {
    noteCountedCheck();
    return writer.hash();
  }

  int halfmoveClock() {
    return writer.halfmoveClock();
  }

  int passedTurns() {
    return writer.passes();
  }

  int moveNumber() {
    int startedBlack = (board.side() + board.ply()) & 1;
    return firstMoveNumber + (board.ply() + startedBlack) / 2;
  }

  /**
   * Returns what is on a square.
   *
   * @throws IndexOutOfBoundsException if it is not a square
   */
  int at(int square) {
    boolean within = square >= 0 && square < cells.length;
    int cell = within ? cells[square] : Cell.EDGE;
    // Only the number shows that a square is beyond the board: the board may have holes.
    if (cell == Cell.EDGE && !(within && rules.geometry().isSquare(square))) {
      throw new IndexOutOfBoundsException("there is no square " + square);
    }
    return cell;
  }

  /**
   * Returns how often the position has occurred since the first position of this object, including
   * now.
   */
  int repetitionCount() {
    noteCountedCheck();
    return writer.repetitions(capturesAreFinal) + 1;
  }

  /** Returns how many checks a side has given, in a game that counts them. */
  int checksGiven(int side) {
    noteCheck();
    return writer.checksGiven(side);
  }

  /**
   * Returns whether a side has given so many checks; its last check is determined only if needed.
   */
  boolean hasChecked(int side, int times) {
    int noted = writer.checksGiven(side);
    return noted >= times || (noted == times - 1 && checksGiven(side) == times);
  }

  /** Sets the test whether the side to move is in check, if a rule needs it later. */
  void setCheck(BooleanSupplier isChecked) {
    check = isChecked;
  }

  /** Notes the result of a test for check, if a rule needs it later. */
  void noteCheck(boolean isChecked) {
    if (check != null) {
      writer.noteCheck(isChecked);
    }
  }

  /** Notes whether the side to move is in check, if a rule needs it later. */
  void noteCheck() {
    if (check != null && !writer.isCheckNoted()) {
      writer.noteCheck(check.getAsBoolean());
    }
  }

  private void noteCountedCheck() {
    if (countsChecks) {
      noteCheck();
    }
  }

  /**
   * Returns whether a side has given check with each of its moves since the first occurrence of the
   * position, in a game with that rule.
   */
  boolean isPerpetualCheck(int side) {
    noteCheck();
    return writer.isPerpetualCheck(side, capturesAreFinal);
  }

  /** Makes a legal move of the side to move. */
  void make(MoveList moves, int index) {
    noteCheck();
    writer.make(moves, index);
  }

  /** Passes the turn, which is neither a move of a piece nor a pass under the rules. */
  void makeNullMove() {
    noteCheck();
    writer.makeNullMove();
  }

  /** Takes back the move made last. */
  void unmake() {
    writer.unmake();
  }

  /** Returns whether the updated hash equals the hash computed from the cells, for assertions. */
  boolean isKept() {
    return writer.isKept();
  }

  /** Returns whether a move changes nothing but the side to move. */
  static boolean isNullMove(int move) {
    return Move.from(move) == Move.to(move) && !Move.isSpecial(move) && Move.promotion(move) == 0;
  }
}
