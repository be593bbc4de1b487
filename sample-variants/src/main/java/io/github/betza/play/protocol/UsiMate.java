package io.github.betza.play.protocol;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.Score;

/** The answer to {@code go mate}: the moves of a mate, or why there are none. */
final class UsiMate {
  private UsiMate() {}

  /**
   * Returns what follows {@code checkmate}: the line, if it ends with the game; {@code nomate} if
   * the side to move has no move or loses, however it plays; or else {@code timeout}.
   */
  static String of(Game game, Found found) {
    MoveList line = found.line();
    boolean decided = Score.isDecided(found.score());
    if (line.size() == 0 ? game.legalMoveCount() == 0 : decided && found.score() < 0) {
      return "nomate";
    }
    return decided && ends(game, line) ? Variation.of(game, line, UsiMoves::of) : "timeout";
  }

  /** A line that the search took from its table may break off before its end. */
  private static boolean ends(Game game, MoveList line) {
    for (int i = 0; i < line.size(); i++) {
      game.make(line, i);
    }
    boolean ends = game.result().isFinal();
    for (int i = 0; i < line.size(); i++) {
      game.unmake();
    }
    return ends;
  }
}
