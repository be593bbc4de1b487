package io.github.betza.play.search;

import io.github.betza.game.Result;
import java.util.OptionalInt;

/**
 * The value of a position for the side to move, in hundredths of about a pawn of chess. Beyond
 * {@link #MOST_JUDGED} it contains the number of plies to the win or loss.
 */
public final class Score {
  /** The value of a won game; a win in n plies has n points less. */
  static final int WON = 32_000;

  /** Greater than every value. */
  static final int INFINITE = 32_500;

  /** The value of a drawn game. */
  static final int DRAW = 0;

  /** The greatest value of a game whose end is not in sight. */
  public static final int MOST_JUDGED = 30_000;

  private Score() {}

  /**
   * Returns the value of a position in which the game has ended, or counts as drawn because no
   * progress is made.
   *
   * @param side the side to move
   * @param ply the number of plies since the searched position
   */
  static int ofEnd(Result result, int side, int ply) {
    OptionalInt winner = result.winner();
    if (winner.isEmpty()) {
      return DRAW;
    }
    return winner.getAsInt() == side ? WON - ply : ply - WON;
  }

  /** Returns a value limited to the range of a game whose end is not in sight. */
  static int judged(int value) {
    return Math.max(-MOST_JUDGED, Math.min(MOST_JUDGED, value));
  }

  /** Returns whether a value means a win or loss that is in sight. */
  public static boolean isDecided(int score) {
    return Math.abs(score) > MOST_JUDGED;
  }

  /**
   * Returns the number of the winner's moves to the end of a decided game.
   *
   * @return a negative number, or 0, if the side to move loses
   */
  public static int movesToEnd(int score) {
    int plies = WON - Math.abs(score);
    return score > 0 ? (plies + 1) / 2 : -(plies / 2);
  }
}
