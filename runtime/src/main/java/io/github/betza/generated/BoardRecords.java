package io.github.betza.generated;

import io.github.betza.board.Board;
import io.github.betza.board.Cell;
import java.util.Arrays;

/**
 * The state of positions in addition to their squares: a record for each position of the game so
 * far, of eight {@code long}s, or of more if many kinds may be in hand. Its public methods are not
 * final, so that the compiler repeats them in the public class.
 */
abstract class BoardRecords {
  static final int LEAST_SIZE = 8;

  /** The hash without the right to capture en passant; 0 if the board belongs to no game. */
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

  /** The value of {@link #RIGHT} until it is decided whether a piece could use it. */
  static final long OPEN = 1;

  static final int HALF = Integer.SIZE;
  static final int MOVER_SHIFT = 16;

  /** The side is in a bit that cells do not use. */
  static final int SIDE_SHIFT = 12;

  static final int CELL = 0x8FFF;

  /** The number of chains of positions, by their hashes; a power of two. */
  private static final int CHAINS = 1024;

  private static final int NONE = -1;

  final Hands hands;

  /**
   * In a game with hands, in which positions may recur after captures: in the upper half the index
   * of the record before in the same chain, plus 1; in the lower half the index of the first record
   * that the position may repeat.
   */
  final int earlier;

  /** By chain: the index of its last record, plus 1; 0 if the chain is empty. Or null. */
  private final int[] heads;

  /** The number of longs of a record. */
  final int size;

  long[] states;

  /** The index of the record of the position. */
  int here;

  PassedSquares passed = new PassedSquares();

  /** How many checks each side has given, in a game that counts them. */
  final int[] checksGiven = new int[2];

  /** Makes the record of a first position. */
  BoardRecords(Hands hands) {
    this.hands = hands;
    this.earlier = hands == null ? NONE : HANDS + hands.length();
    this.size = Math.max(LEAST_SIZE, earlier + 1);
    this.states = new long[256 * size];
    this.heads = hands == null ? null : new int[CHAINS];
  }

  /** Copies all records; the game of the copy links them again. */
  final void copyRecords(BoardRecords other) {
    states = other.states.clone();
    here = other.here;
    passed = other.passed.copy();
    System.arraycopy(other.checksGiven, 0, checksGiven, 0, checksGiven.length);
  }

  /** Returns how many pieces of a kind are in the hand of a side. */
  public int inHand(int side, int kind) {
    return hands == null ? 0 : hands.count(states, here + HANDS, side, kind);
  }

  /** Returns whether the hand of a side is empty. */
  public boolean isHandEmpty(int side) {
    return hands == null || hands.isEmpty(states, here + HANDS, side);
  }

  /** Adds pieces to the hand of a side, before the board belongs to a game. */
  public void addToHand(int side, int kind, int count) {
    hands.add(states, here + HANDS, side, kind, count);
  }

  /** Returns whether a side has the piece in hand that the drop of a kind uses up. */
  public boolean mayDrop(int side, int kind) {
    return hands != null && hands.mayDrop(states, here + HANDS, side, kind);
  }

  /** Returns the rules of the hands, or null. */
  public Hands hands() {
    return hands;
  }

  /**
   * Returns how many checks a side has given, with the check in this position if it is recorded.
   */
  public int checksGiven(int side) {
    return checksGiven[side];
  }

  /** Sets how many checks a side has given, before the board belongs to a game. */
  public void setChecksGiven(int side, int number) {
    checksGiven[side] = number;
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

  /** Returns how many passes in a row have been made, up to the most that matter. */
  public int passes() {
    return Counts.passes(states[here + COUNTS]);
  }

  /** Returns the word of the move that was made from a position, 0 for a null move. */
  final int word(int record) {
    return (int) (states[record + MOVE] >>> HALF);
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

  /** Adds the position to its chain. */
  final void link() {
    boolean isFirst = here == 0 || states[here - size + MOVE] >>> HALF == 0;
    link(isFirst ? here : (int) states[here - size + earlier]);
  }

  /** Adds the position after a move that is not a null move to its chain. */
  final void linkMove() {
    link((int) states[here - size + earlier]);
  }

  private void link(int floor) {
    int chain = chain(here);
    states[here + earlier] = (long) heads[chain] << HALF | floor;
    heads[chain] = here + 1;
  }

  /** Removes the position from its chain. */
  final void unlink() {
    heads[chain(here)] = (int) (states[here + earlier] >>> HALF);
  }

  private int chain(int record) {
    // When a move is made, the use of the right to capture en passant is not decided yet.
    return (int) states[record + HASH] & CHAINS - 1;
  }

  /** Adds all positions so far to their chains. */
  final void linkAll() {
    int last = here;
    Arrays.fill(heads, 0);
    for (here = 0; here <= last; here += size) {
      link();
    }
    here = last;
  }

  /** Returns whether the positions are in chains. */
  final boolean areLinked() {
    return heads != null;
  }

  /** Returns the record of the position before in the chain, or -1. */
  final int linked(int record) {
    long link = states[record + earlier];
    int before = (int) (link >>> HALF);
    return before > (int) link ? before - 1 : NONE;
  }

  /** Records whether the side to move is in check. */
  public void noteCheck(boolean isChecked) {
    states[here + COUNTS] = Counts.withCheck(states[here + COUNTS], isChecked);
  }

  /** Returns whether the record contains whether the side to move is in check. */
  public boolean isCheckNoted() {
    return Counts.isLooked(states[here + COUNTS]);
  }

  /**
   * Returns whether the side to move was in check, as recorded, at each of its turns between two
   * plies.
   */
  final boolean areChecks(int first, int last) {
    for (int ply = first; ply <= last; ply += 2) {
      if (!Counts.isChecked(states[ply * size + COUNTS])) {
        return false;
      }
    }
    return first <= last;
  }

  /** Returns the squares on which a piece may be captured en passant. */
  PassedSquares passed() {
    return passed;
  }

  /** Returns the right to capture en passant, as {@link PassedSquares} reads it. */
  long right() {
    return states[here + PASSED];
  }

  /** Allows a capture en passant on one more square, without the checks of {@link Board}. */
  public void addEnPassant(int victim, int square) {
    states[here + PASSED] = passed.with(states[here + PASSED], victim, square);
  }

  /** Allows no piece to be captured en passant. */
  public void clearEnPassant() {
    states[here + PASSED] = PassedSquares.none(states[here + PASSED]);
  }
}
