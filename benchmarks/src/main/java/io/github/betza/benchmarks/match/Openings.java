package io.github.betza.benchmarks.match;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Result.Ending;
import io.github.betza.play.search.SearchLimits;
import io.github.betza.play.search.Searcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Finds positions to begin a match from: some random moves after which neither side leads. */
final class Openings {
  private static final int PLIES = 6;
  private static final int NODES = 20_000;

  /** The material, in hundredths of a pawn, beyond which a side leads. */
  private static final int LEAD = 50;

  private Openings() {}

  /**
   * Returns openings, the same each time.
   *
   * @param begin begins the game
   * @param count the number of openings
   * @return the texts of the moves of each
   */
  static List<List<String>> of(Supplier<Game> begin, int count) {
    Searcher searcher = new Searcher(begin.get().rules(), 1);
    List<List<String>> openings = new ArrayList<>();
    for (int seed = 0; openings.size() < count; seed++) {
      Game game = begin.get();
      List<String> moves = playAtRandom(game, new Random(seed));
      searcher.forget();
      if (!openings.contains(moves) && isEven(game, searcher)) {
        openings.add(moves);
      }
    }
    return openings;
  }

  private static List<String> playAtRandom(Game game, Random random) {
    List<String> moves = new ArrayList<>();
    MoveList legal = legal(game);
    while (moves.size() < PLIES && legal.size() > 0) {
      int index = random.nextInt(legal.size());
      moves.add(game.text(legal, index));
      game.make(legal, index);
      legal = legal(game);
    }
    return moves;
  }

  private static boolean isEven(Game game, Searcher searcher) {
    MoveList legal = legal(game);
    if (game.result(legal.size() > 0).ending() != Ending.NONE) {
      return false;
    }
    SearchLimits limits = SearchLimits.NONE.withNodes(NODES);
    return Math.abs(searcher.search(game, legal, limits, progress -> {}).score()) <= LEAD;
  }

  private static MoveList legal(Game game) {
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    return legal;
  }
}
