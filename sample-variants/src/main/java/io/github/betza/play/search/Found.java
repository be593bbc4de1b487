package io.github.betza.play.search;

import io.github.betza.board.MoveList;
import java.util.List;

/**
 * The result of a search.
 *
 * @param lines the best move with the expected moves after it, and further requested lines, each
 *     with another first move
 * @param nodes the number of positions searched
 */
public record Found(List<ExpectedLine> lines, long nodes) {
  public Found {
    lines = List.copyOf(lines);
  }

  /** Returns the result if there is no legal move. */
  static Found noMove(int score) {
    return new Found(List.of(new ExpectedLine(new MoveList(), score)), 0);
  }

  /** Returns the result before any search. */
  public static Found nothing() {
    return noMove(Score.DRAW);
  }

  /** Returns the best move and the expected moves after it; empty if there is no legal move. */
  public MoveList line() {
    return lines.get(0).moves();
  }

  /** Returns the value of the position for the side to move, see {@link Score}. */
  public int score() {
    return lines.get(0).score();
  }
}
