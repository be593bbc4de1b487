package io.github.betza.game;

import io.github.betza.board.MoveList;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/** Draws walks through games: which move of each list is made. What fails becomes a short walk. */
final class Walks {
  private Walks() {}

  /** Draws walks of so many plies; what fails may become shorter. */
  static Arbitrary<List<Integer>> of(int plies) {
    return Arbitraries.integers()
        .between(0, 999)
        .withDistribution(RandomDistribution.uniform())
        .list()
        .ofMaxSize(plies)
        .withSizeDistribution((tries, least, most, center) -> random -> most);
  }

  /** Draws several walks, which are one try of a property. */
  static Arbitrary<List<List<Integer>>> many(int count, int plies) {
    return of(plies)
        .list()
        .ofMinSize(1)
        .ofMaxSize(count)
        .withSizeDistribution((tries, least, most, center) -> random -> most);
  }

  /** Plays every sample by each of some walks; jqwik itself uses one thread only. */
  static void inEverySample(List<List<Integer>> walks, Consumer<Game> position) {
    Games.names().parallelStream()
        .forEach(
            name ->
                walks.forEach(walk -> play(Games.find(name, null).orElseThrow(), walk, position)));
  }

  /** Looks at each position of a walk, until the game is over. */
  static void play(Game game, List<Integer> walk, Consumer<Game> position) {
    MoveList moves = new MoveList();
    for (int choice : walk) {
      position.accept(game);
      moves.clear();
      game.legalMoves(moves);
      if (moves.size() == 0) {
        return;
      }
      game.make(moves, choice % moves.size());
    }
  }
}
