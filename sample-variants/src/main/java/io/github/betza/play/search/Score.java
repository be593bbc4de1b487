package io.github.betza.play.search;

import io.github.betza.game.Result;
import java.util.OptionalInt;

/**
 * The value of a position for the side to move, in hundredths of what a pawn of chess is about
 * worth. Beyond {@link #MOST_JUDGED} it tells in how many plies the game is won or lost.
 */
public final class Score {
  /** The value of having won; a win in so many plies is worth so much less. */
  static final int WON = 32_000;

  /** Greater than every value. */
  static final int INFINITE = 32_500;

  /** The value of a drawn game. */
  static final int DRAW = 0;

  /** The greatest value of a game whose end is not in sight. */
  public static final int MOST_JUDGED = 30_000;

  private Score() {}

  /**
   * Returns the value of a position in which the game has ended, or goes on and leads nowhere.
   *
   * @param side the side to move
   * @param ply how many plies after the position that is searched
   */
  static int ofEnd(Result result, int side, int ply) {
    OptionalInt winner = result.winner();
    if (winner.isEmpty()) {
      return DRAW;
    }
    return winner.getAsInt() == side ? WON - ply : ply - WON;
  }

  /** Returns a value as that of a game whose end is not in sight. */
  static int judged(int value) {
    return Math.max(-MOST_JUDGED, Math.min(MOST_JUDGED, value));
  }

  /** Returns whether a value tells that the end of the game is in sight, and that it is no draw. */
  public static boolean isDecided(int score) {
    return Math.abs(score) > MOST_JUDGED;
  }

  /**
   * Returns in how many moves of the winner a decided game ends.
   *
   * @return a negative number, or 0, where the side to move loses
   */
  public static int movesToEnd(int score) {
    int plies = WON - Math.abs(score);
    return score > 0 ? (plies + 1) / 2 : -(plies / 2);
  }
}
