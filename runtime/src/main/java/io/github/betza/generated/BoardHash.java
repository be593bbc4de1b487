package io.github.betza.generated;

import io.github.betza.board.Cell;
import io.github.betza.board.Move;
import io.github.betza.board.Side;
import java.util.function.LongSupplier;

/**
 * The state of a board that belongs to a game, and the hashes of its positions, by which it finds
 * repeated ones. {@link #shift} is what a plain move changes in the hash; {@link BoardWriter} adds
 * what hands, marks and effects change, and {@link PositionKeys} has the numbers. As in {@link
 * BoardRecords}, public methods are not final.
 */
abstract class BoardHash extends BoardRecords {
  /** The contents of all squares, the padding included. */
  final int[] cells;

  int side = Side.WHITE;

  /** The lists of the pieces, in a game, or null. */
  PieceLists lists;

  /** The same as sets of bits, or null. */
  BitBoards bits;

  PositionKeys keys;

  /** Whether the hash depends on the kind that moved last, or on passes. */
  boolean hasTurns;

  /** Whether checks are counted. */
  boolean countsChecks;

  /** The gates where pieces in hand may enter, or null. */
  final Gates gates;

  /** Returns the hash of the right to capture en passant, 0 if no piece could use it; or null. */
  private LongSupplier rights;

  BoardHash(Hands hands, int[] cells) {
    super(hands);
    this.cells = cells;
    this.gates = hands == null ? null : hands.gates();
  }

  /** Returns the side to move. */
  public int side() {
    return side;
  }

  /** Sets the side to move. */
  public void setSide(int newSide) {
    side = newSide;
  }

  /** Returns the change of the hash by the next side, kind moved last and passes. */
  final long turns(int next) {
    return hasTurns ? turn(here) ^ turn(next) : 0;
  }

  /** Moves a piece in the lists and sets, and returns the change of the hash without effects. */
  final long shift(int from, int to, int mover, int victim, int arrived) {
    long change = PositionKeys.BLACK_TO_MOVE;
    if (bits != null) {
      int leaves = bits.number(from);
      int arrives = bits.number(to);
      bits.shift(leaves, arrives, mover, victim, arrived);
      change ^= keys.of(from, leaves, mover) ^ keys.of(to, arrives, arrived);
      change ^= victim == Cell.EMPTY ? 0 : keys.of(to, arrives, victim);
    } else {
      lists.shift(from, to, mover, victim, arrived);
      change ^= key(from, mover) ^ key(to, arrived) ^ key(to, victim);
    }
    return ((mover | victim) & Cell.UNMOVED) == 0
        ? change
        : change ^ keys.castlingAt(cells, from, to) ^ entriesAt(from, to, mover, victim);
  }

  private long entriesAt(int from, int to, int mover, int victim) {
    return gates == null || from == to
        ? 0
        : gates.key(this, from, mover) ^ gates.key(this, to, victim);
  }

  final long key(int square, int cell) {
    return keys.of(square, lists.number(square), cell);
  }

  final long turn(int record) {
    long counts = states[record + COUNTS];
    return keys.turn(Counts.lastMoved(counts), Counts.passes(counts));
  }

  /** Counts the checks that are recorded from now on. */
  public void countChecks() {
    countsChecks = true;
  }

  /**
   * Records whether the side to move is in check. A check in the first position of a game is not
   * counted again.
   */
  @Override
  public void noteCheck(boolean isChecked) {
    if (countsChecks && isChecked && here > 0 && !isCheckNoted()) {
      countCheck();
    }
    super.noteCheck(isChecked);
  }

  /** Counts a check; the position moves to the chain of its new hash. */
  private void countCheck() {
    if (hands != null) {
      unlink();
    }
    long before = keyOfChecks();
    checksGiven[side ^ 1]++;
    states[here + HASH] ^= before ^ keyOfChecks();
    if (hands != null) {
      link();
    }
  }

  final long keyOfChecks() {
    return PositionKeys.checks(checksGiven[Side.WHITE], checksGiven[Side.BLACK]);
  }

  /** Sets the function that decides whether a piece could use the right to capture en passant. */
  public void decideRightsBy(LongSupplier hashOfRight) {
    rights = hashOfRight;
  }

  /**
   * Decides whether a piece could use the right; only when a hash is needed, since listing moves
   * needs none.
   */
  final void decideRight() {
    if (rights != null && states[here + RIGHT] == OPEN && PassedSquares.count(right()) != 0) {
      states[here + RIGHT] = rights.getAsLong();
    }
  }

  /** Returns the hash of the position of a game. */
  public long hash() {
    decideRight();
    return hashOf(here);
  }

  /** Returns the hash of a position, whose record begins at a place. */
  final long hashOf(int record) {
    boolean hasRight = PassedSquares.count(states[record + PASSED]) != 0;
    return hasRight ? states[record + HASH] ^ states[record + RIGHT] : states[record + HASH];
  }

  /** Returns whether the hash without that right, the sets and the lists agree with the cells. */
  public boolean isKept() {
    return states[here + HASH] == hashOfCells() && lists.isKept(cells);
  }

  final long hashOfCells() {
    long turn = side == Side.BLACK ? PositionKeys.BLACK_TO_MOVE : 0;
    long inHand = hands == null ? 0 : hands.hash(states, here + HANDS);
    long more = inHand ^ keyOfChecks() ^ entries();
    return turn ^ turn(here) ^ more ^ keys.ofCells(cells, lists);
  }

  /** Returns the hash of the rights to enter from the hand. */
  final long entries() {
    return gates == null || lists == null ? 0 : gates.keys(this);
  }

  /** Returns how often the position has occurred before, see {@link Repetitions}. */
  public int repetitions(boolean capturesAreFinal) {
    return Repetitions.count(this, capturesAreFinal);
  }

  /**
   * Returns whether a side has given a recorded check with each of its moves since the first
   * occurrence of the position.
   */
  public boolean isPerpetualCheck(int side, boolean capturesAreFinal) {
    int first = Repetitions.first(this, capturesAreFinal);
    int last = this.side == side ? ply() - 1 : ply();
    return areChecks(last - (last - first - 1) / 2 * 2, last);
  }

  /** Looks for the position among those before. */
  private static final class Repetitions {
    private static final int NONE = -1;

    private Repetitions() {}

    /**
     * Returns how often the position has been there before. A null move ends the search, because no
     * game leads to it, and so does a capture if what it took is not on the board any more.
     *
     * @param capturesAreFinal whether a piece that has been taken never comes back
     */
    static int count(BoardHash board, boolean capturesAreFinal) {
      int count = 0;
      long hash = board.hash();
      int record = before(board, board.here, hash, capturesAreFinal);
      for (; record != NONE; record = before(board, record, hash, capturesAreFinal)) {
        count++;
      }
      return count;
    }

    /** Returns the ply at which the position was there first. */
    static int first(BoardHash board, boolean capturesAreFinal) {
      int first = board.here;
      long hash = board.hash();
      int record = before(board, first, hash, capturesAreFinal);
      for (; record != NONE; record = before(board, record, hash, capturesAreFinal)) {
        first = record;
      }
      return first / board.size;
    }

    /** Returns the record before another of a position with a hash, or -1. */
    private static int before(BoardHash board, int last, long hash, boolean capturesAreFinal) {
      int record = last;
      if (board.areLinked()) {
        do {
          record = board.linked(record);
        } while (record != NONE && board.hashOf(record) != hash);
        return record;
      }
      for (record -= board.size; record >= 0; record -= board.size) {
        int word = board.word(record);
        if (word == 0 || (capturesAreFinal && Move.isCapture(word))) {
          return NONE;
        }
        if (board.hashOf(record) == hash) {
          return record;
        }
      }
      return NONE;
    }
  }
}
