package io.github.betza.play.search;

import io.github.betza.board.MoveList;

/** The moves of one position of the search, handed out one by one, the most promising first. */
final class MovePicker {
  private static final int TAKEN = Integer.MIN_VALUE;

  private final MoveList moves = new MoveList();
  private int[] promises = new int[256];

  /** Returns the moves, for the caller to fill. */
  MoveList moves() {
    return moves;
  }

  /** Makes room for the promise of every move. */
  void begin() {
    if (promises.length < moves.size()) {
      promises = new int[2 * moves.size()];
    }
  }

  /** Sets how promising a move is; {@link #skip} if it shall not be handed out. */
  void promise(int index, int promise) {
    promises[index] = promise;
  }

  /** Keeps a move from being handed out. */
  void skip(int index) {
    promises[index] = TAKEN;
  }

  /** Returns the index of the most promising move not yet handed out, or -1. */
  int next() {
    int best = -1;
    int most = TAKEN;
    for (int i = 0; i < moves.size(); i++) {
      if (promises[i] > most) {
        most = promises[i];
        best = i;
      }
    }
    if (best >= 0) {
      promises[best] = TAKEN;
    }
    return best;
  }
}
