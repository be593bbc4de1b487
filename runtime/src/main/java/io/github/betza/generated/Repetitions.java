package io.github.betza.generated;

import io.github.betza.board.Move;

/** Looks for the position among those before. */
final class Repetitions {
  private Repetitions() {}

  /**
   * Returns how often the position has been there before. A null move ends the search, because no
   * game leads to it, and so does a capture if what it took is not on the board any more.
   *
   * @param capturesAreFinal whether a piece that has been taken never comes back
   */
  static int count(BoardWriter writer, boolean capturesAreFinal) {
    long hash = writer.hash();
    int count = 0;
    for (int ply = writer.ply() - 1; ply >= 0; ply--) {
      int word = writer.word(ply);
      if (word == 0 || (capturesAreFinal && Move.isCapture(word))) {
        return count;
      }
      count += writer.hash(ply) == hash ? 1 : 0;
    }
    return count;
  }
}
