package io.github.betza.generated;

import io.github.betza.board.Move;
import io.github.betza.board.Side;
import java.util.function.LongSupplier;

/**
 * What a game keeps about its board, and the hashes of the positions, by which it finds repeated
 * ones. As in {@link BoardRecords}, public methods are not final.
 */
abstract class BoardHash extends BoardRecords {
  /** The contents of all squares, the padding included. */
  final int[] cells;

  int side = Side.WHITE;

  /** Where the pieces stand, in a game, or null. */
  PieceLists lists;

  /** The same as sets of bits, or null. */
  BitBoards bits;

  PositionKeys keys;

  /** Whether the hash depends on the kind that moved last, or on passes. */
  boolean hasTurns;

  /** Whether checks are counted, from when the game began. */
  boolean countsChecks;

  /** Where pieces in hand may enter, or null. */
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

  /** Returns what the next position changes in the part of the hash that is no piece's. */
  final long turns(int next) {
    return hasTurns ? turn(here) ^ turn(next) : 0;
  }

  final long key(int square, int cell) {
    return keys.of(square, lists.number(square), cell);
  }

  final long turn(int record) {
    long counts = states[record + COUNTS];
    return keys.turn(Counts.lastMoved(counts), Counts.passes(counts));
  }

  /** Counts the checks that are noted from now on. */
  public void countChecks() {
    countsChecks = true;
  }

  /** A position that a game begins with has its check counted. */
  @Override
  public void noteCheck(boolean isChecked) {
    if (countsChecks && isChecked && here > 0 && !isCheckNoted()) {
      countCheck();
    }
    super.noteCheck(isChecked);
  }

  /** The chain of a position is that of its hash. */
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

  /** Decides from now on whether a piece could use the right to capture en passant. */
  public void decideRightsBy(LongSupplier hashOfRight) {
    rights = hashOfRight;
  }

  /** Listing moves needs no hash, so it is decided as soon as something depends on it. */
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

  /** Returns whether the hash without that right, the sets and the lists are those of the cells. */
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

  /** Returns how often the position has been there before, see {@link Repetitions}. */
  public int repetitions(boolean capturesAreFinal) {
    return Repetitions.count(this, capturesAreFinal);
  }

  /**
   * Returns whether a side has given check, as noted, with each of its moves since the position was
   * there first.
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
