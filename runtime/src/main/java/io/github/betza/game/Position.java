package io.github.betza.game;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.generated.BoardWriter;
import io.github.betza.generated.PieceLists;
import io.github.betza.model.FastPath;
import java.util.function.BooleanSupplier;

/** A position of a game, with all that is kept up to date while moves are made and taken back. */
final class Position {
  private final GameRules rules;
  private final Board board;
  private final BoardWriter writer;
  private final int[] cells;
  private final PieceLists lists;
  private final int firstMoveNumber;
  private final boolean capturesAreFinal;

  /** Whether a check that has just been given belongs to the hash. */
  private final boolean countsChecks;

  /** Finds out whether the side to move is in check, or null if that need not be known later. */
  private BooleanSupplier check;

  /**
   * Reads a position.
   *
   * @throws MalformedPositionException if the text has no meaning, or the position cannot be in
   *     this game
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

  /** Sets what decides whether a piece could use the right to capture en passant. */
  void setEnPassantUse(EnPassantUse use) {
    writer.decideRightsBy(use::hash);
  }

  GameRules rules() {
    return rules;
  }

  Board board() {
    return board;
  }

  /** Returns what changes the board. */
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
    // What is beyond the board is known by its number only: there may be holes in the board.
    if (cell == Cell.EDGE && !(within && rules.geometry().isSquare(square))) {
      throw new IndexOutOfBoundsException("there is no square " + square);
    }
    return cell;
  }

  /** Returns how often the position has occurred since the first one known, now included. */
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
   * Returns whether a side has given so many checks; its last one is looked for only if need be.
   */
  boolean hasChecked(int side, int times) {
    int noted = writer.checksGiven(side);
    return noted >= times || (noted == times - 1 && checksGiven(side) == times);
  }

  /** Sets what finds out whether the side to move is in check, if that must be known later. */
  void setCheck(BooleanSupplier isChecked) {
    check = isChecked;
  }

  /** Notes what has been found out, if it must be known later. */
  void noteCheck(boolean isChecked) {
    if (check != null) {
      writer.noteCheck(isChecked);
    }
  }

  /** Notes whether the side to move is in check, if that must be known later. */
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
   * Returns whether a side has given check with each of its moves since the position occurred
   * first, in a game in which that matters.
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

  /** Passes the turn, which is neither a move of a piece nor a pass of the rules. */
  void makeNullMove() {
    noteCheck();
    writer.makeNullMove();
  }

  /** Takes back the move made last. */
  void unmake() {
    writer.unmake();
  }

  /** Returns whether the hash is that of the cells, for assertions. */
  boolean isKept() {
    return writer.isKept();
  }

  /** Returns whether a move changes nothing but the side to move. */
  static boolean isNullMove(int move) {
    return Move.from(move) == Move.to(move) && !Move.isSpecial(move) && Move.promotion(move) == 0;
  }
}
