package io.github.betza.benchmarks.match;

import io.github.betza.board.Side;
import io.github.betza.game.Game;
import io.github.betza.game.Result.Ending;
import java.util.List;
import java.util.function.Consumer;

/** A match of two players: two games from each opening, one with each colour. */
final class Match {
  /** A longer game counts as drawn, in plies. */
  private static final int LONGEST = 400;

  private final Player first;
  private final Player second;
  private final int[] results = new int[3];

  Match(Player first, Player second) {
    this.first = first;
    this.second = second;
  }

  /**
   * Plays.
   *
   * @param progress receives the result of each game
   */
  void play(List<List<String>> openings, Consumer<String> progress) {
    for (List<String> opening : openings) {
      for (int colour = Side.WHITE; colour <= Side.BLACK; colour++) {
        int points = play(opening, colour);
        results[points]++;
        progress.accept(
            String.format(
                "%s: %s half points as %s, %s in all of %s games",
                String.join(" ", opening),
                points,
                colour == Side.WHITE ? "White" : "Black",
                halfPoints(),
                games()));
      }
    }
  }

  /** Returns the half points of the first player in one game. */
  private int play(List<String> opening, int colour) {
    for (Player player : List.of(first, second)) {
      player.begin();
      opening.forEach(player::make);
    }
    Game game = first.game();
    Ending ending = game.result().ending();
    while (ending == Ending.NONE && game.ply() < LONGEST) {
      String move = (game.side() == colour ? first : second).choose();
      first.make(move);
      second.make(move);
      ending = game.result().ending();
    }
    if (ending == Ending.NONE || ending == Ending.DRAW) {
      return 1;
    }
    return (ending == Ending.WHITE_WINS) == (colour == Side.WHITE) ? 2 : 0;
  }

  /** Returns the half points of the first player. */
  int halfPoints() {
    return wins() * 2 + draws();
  }

  int games() {
    return wins() + draws() + losses();
  }

  int wins() {
    return results[2];
  }

  int draws() {
    return results[1];
  }

  int losses() {
    return results[0];
  }
}
