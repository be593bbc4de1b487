package io.github.betza.generated;

import io.github.betza.board.Move;

/** Looks for the position among those before. */
final class Repetitions {
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
