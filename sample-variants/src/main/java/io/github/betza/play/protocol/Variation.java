package io.github.betza.play.protocol;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;

/** Several moves, one after the other, as text. */
final class Variation {
  private Variation() {}

  /** Writes a single move. */
  @FunctionalInterface
  interface Namer {
    /** Returns a legal move of a game as text. */
    String of(Game game, MoveList moves, int index);
  }

  /** Returns the text of moves from the position of a game, which is the same afterwards. */
  static String of(Game game, MoveList moves, Namer namer) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < moves.size(); i++) {
      text.append(i == 0 ? "" : " ").append(namer.of(game, moves, i));
      game.make(moves, i);
    }
    for (int i = 0; i < moves.size(); i++) {
      game.unmake();
    }
    return text.toString();
  }
}
