package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;

/**
 * What positions have besides their pieces: a record for each that moves have led through, of eight
 * {@code long}s, or of more if many kinds may be in hand. Its public methods are not final, so that
 * the compiler repeats them in the public class.
 */
abstract class BoardRecords {
  static final int LEAST_SIZE = 8;

  /** The hash without the right to capture en passant; 0 if no game keeps the board. */
  static final int HASH = 0;

  /** The right to capture en passant, see {@link PassedSquares}. */
  static final int PASSED = 1;

  /** The hash of that right, or {@link #OPEN}; it is not read if there are no squares. */
  static final int RIGHT = 2;

  /** The clock and other numbers, see {@link Counts}. */
  static final int COUNTS = 3;

  /** The word of the move made from here in the upper half; then the mover, side, and victim. */
  static final int MOVE = 4;

  /** The hands, in a game with {@link Hands}. */
  static final int HANDS = 5;

  /** The value of {@link #RIGHT} as long as it is not decided whether a piece could use it. */
  static final long OPEN = 1;

  static final int HALF = Integer.SIZE;
  static final int MOVER_SHIFT = 16;

  /** The side is in a bit that cells do not have. */
  static final int SIDE_SHIFT = 12;

  static final int CELL = 0x8FFF;

  final Hands hands;

  /** How many longs a record has. */
  final int size;

  long[] states;

  /** Where the record of the position begins. */
  int here;

  PassedSquares passed = new PassedSquares();

  /** Makes the record of a first position. */
  BoardRecords(Hands hands) {
    this.hands = hands;
    this.size = hands == null ? LEAST_SIZE : Math.max(LEAST_SIZE, HANDS + hands.length());
    this.states = new long[256 * size];
  }

  /** Copies all records. */
  final void copyRecords(BoardRecords other) {
    states = other.states.clone();
    here = other.here;
    passed = other.passed.copy();
  }

  /** Returns how many pieces of a kind are in the hand of a side. */
  public int inHand(int side, int kind) {
    return hands == null ? 0 : hands.count(states, here + HANDS, side, kind);
  }

  /** Returns whether the hand of a side holds nothing. */
  public boolean isHandEmpty(int side) {
    return hands == null || hands.isEmpty(states, here + HANDS, side);
  }

  /** Adds pieces to the hand of a side, before a game keeps the board. */
  public void addToHand(int side, int kind, int count) {
    hands.take(states, here + HANDS, side, kind, count);
  }

  /** Returns what may be in hand, or null. */
  public Hands hands() {
    return hands;
  }

  /** Returns how many moves have been made and not taken back. */
  public int ply() {
    return here / size;
  }

  /** Returns the kind that moved last, or 0. */
  public int lastMoved() {
    return Counts.lastMoved(states[here + COUNTS]);
  }

  /** Sets the kind that moved last, or 0. */
  public void setLastMoved(int kind) {
    states[here + COUNTS] = (states[here + COUNTS] & ~Cell.KIND) | kind;
  }

  /** Returns the half-move clock, of the board of a game. */
  public int halfmoveClock() {
    return Counts.clock(states[here + COUNTS]);
  }

  /** Returns how many passes in a row have been made, as far as they matter. */
  public int passes() {
    return Counts.passes(states[here + COUNTS]);
  }

  /** Returns the word of the move that was made from an earlier position, 0 for a null move. */
  int word(int ply) {
    return (int) (states[ply * size + MOVE] >>> HALF);
  }

  /** Returns the square of the piece that is captured by landing on a square, or 0. */
  public int enPassantVictim(int square) {
    return passed.victimFor(right(), square);
  }

  /** Returns the square of the piece that may be captured en passant, or 0. */
  public int enPassantVictim() {
    return PassedSquares.victim(right());
  }

  /** Returns on how many squares a piece may be captured en passant. */
  public int enPassantSquareCount() {
    return PassedSquares.count(right());
  }

  /** Returns a square on which a piece may be captured en passant. */
  public int enPassantSquare(int index) {
    return passed.square(right(), index);
  }

  /** Returns the squares on which a piece may be captured en passant. */
  PassedSquares passed() {
    return passed;
  }

  /** Returns the right to capture en passant, as {@link PassedSquares} reads it. */
  long right() {
    return states[here + PASSED];
  }

  /** Allows a capture en passant on one square more, without the checks of {@link Board}. */
  public void addEnPassant(int victim, int square) {
    states[here + PASSED] = passed.with(states[here + PASSED], victim, square);
  }

  /** Allows no piece to be captured en passant. */
  public void clearEnPassant() {
    states[here + PASSED] = PassedSquares.none(states[here + PASSED]);
  }
}
