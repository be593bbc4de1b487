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
  static int count(BoardWriter writer, boolean capturesAreFinal) {
    int count = 0;
    long hash = writer.hash();
    int ply = before(writer, writer.ply(), hash, capturesAreFinal);
    for (; ply != NONE; ply = before(writer, ply, hash, capturesAreFinal)) {
      count++;
    }
    return count;
  }

  /** Returns the ply at which the position was there first. */
  static int first(BoardWriter writer, boolean capturesAreFinal) {
    int first = writer.ply();
    long hash = writer.hash();
    int ply = before(writer, first, hash, capturesAreFinal);
    for (; ply != NONE; ply = before(writer, ply, hash, capturesAreFinal)) {
      first = ply;
    }
    return first;
  }

  /** Returns the ply before another at which a position was there, or -1. */
  private static int before(BoardWriter writer, int last, long hash, boolean capturesAreFinal) {
    int ply = last;
    if (writer.areLinked()) {
      do {
        ply = writer.linked(ply);
      } while (ply != NONE && writer.hash(ply) != hash);
      return ply;
    }
    for (ply--; ply >= 0; ply--) {
      int word = writer.word(ply);
      if (word == 0 || (capturesAreFinal && Move.isCapture(word))) {
        return NONE;
      }
      if (writer.hash(ply) == hash) {
        return ply;
      }
    }
    return NONE;
  }
}
