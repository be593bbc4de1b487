package io.github.betza.play.protocol;

import io.github.betza.board.MoveList;
import io.github.betza.play.search.ExpectedLine;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.SearchLimits;
import java.util.List;
import java.util.Random;

/**
 * How strong the engine plays. A weaker one looks at fewer positions, twice as many for every 200
 * points more, and takes any of its best moves that is not much worse than the first. The points
 * are those of no rating list. The same position with the same search always gives the same move.
 *
 * @param nodes how many positions it looks at
 * @param lines how many of the best moves it chooses from
 * @param margin how much worse than the best a move may be, in hundredths of a pawn
 */
record Strength(long nodes, int lines, int margin) {
  static final int LEAST_ELO = 500;
  static final int MOST_ELO = 2500;
  static final int DEFAULT_ELO = 1500;

  /** No limit. */
  static final Strength FULL = new Strength(Long.MAX_VALUE, 1, 0);

  private static final int LEAST_NODES = 100;
  private static final double POINTS_PER_DOUBLING = 200;
  private static final int LINES = 4;
  private static final int POINTS_PER_MARGIN = 10;

  /** Returns the strength that a number of points stands for. */
  static Strength of(int elo) {
    long nodes = Math.round(LEAST_NODES * Math.pow(2, (elo - LEAST_ELO) / POINTS_PER_DOUBLING));
    return new Strength(nodes, LINES, (MOST_ELO - elo) / POINTS_PER_MARGIN);
  }

  /** Returns limits as far as this strength allows. */
  SearchLimits within(SearchLimits limits) {
    return limits
        .withNodes(Math.min(limits.nodes(), nodes))
        .withLines(Math.max(limits.lines(), lines));
  }

  /**
   * Returns the line to play.
   *
   * @param hash the hash of the position
   */
  MoveList choose(Found found, long hash) {
    List<ExpectedLine> good =
        found.lines().stream()
            .limit(lines)
            .filter(line -> line.score() >= found.score() - margin)
            .toList();
    return good.get(new Random(hash).nextInt(good.size())).moves();
  }
}
