package io.github.betza.play.protocol;

import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;

/** Moves with which a piece stays where it is and nothing else happens. */
final class NullMoves {
  /** How the protocol UCI writes that nothing is moved. */
  private static final String UCI = "0000";

  private NullMoves() {}

  /** Returns whether a move is a pass. */
  static boolean isOne(MoveList moves, int index) {
    int move = moves.get(index);
    return Move.from(move) == Move.to(move)
        && Move.promotion(move) == 0
        && moves.effectCount(index) == 0;
  }

  /** Returns the index of a pass, or -1 if there is none. */
  static int find(MoveList legal) {
    // Which piece does nothing makes no difference.
    for (int i = 0; i < legal.size(); i++) {
      if (isOne(legal, i)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the index of the legal move that a text of UCI means, or -1 where none is meant. */
  static int findInUci(Game game, MoveList legal, String text) {
    return text.equals(UCI) ? find(legal) : game.find(legal, text);
  }
}
