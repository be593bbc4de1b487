package io.github.betza.play.search;

import io.github.betza.board.MoveList;
import java.util.List;

/**
 * What a search has found.
 *
 * @param lines the best move and those expected after it, and as many more lines, each with another
 *     first move, as were asked for and found
 * @param nodes how many positions were looked at
 */
public record Found(List<ExpectedLine> lines, long nodes) {
  public Found {
    lines = List.copyOf(lines);
  }

  /** Returns what is found where there is no legal move. */
  static Found noMove(int score) {
    return new Found(List.of(new ExpectedLine(new MoveList(), score)), 0);
  }

  /** Returns what is known before anything is found. */
  public static Found nothing() {
    return noMove(Score.DRAW);
  }

  /** Returns the best move and those expected after it; empty if there is no legal move. */
  public MoveList line() {
    return lines.get(0).moves();
  }

  /** Returns the value of the position for the side to move, see {@link Score}. */
  public int score() {
    return lines.get(0).score();
  }
}
