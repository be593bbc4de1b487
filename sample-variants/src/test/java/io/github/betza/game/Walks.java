package io.github.betza.game;

import io.github.betza.board.MoveList;
import io.github.betza.samples.Games;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.sessions.JqwikSession;

/** Draws walks through games: which move of each list is made. What fails becomes a short walk. */
public final class Walks {
  /** So many smaller walks are tried of one that fails. */
  private static final int MOST_STEPS = 100;

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

  /**
   * Tries a property of one row of a table, which JUnit runs, on so many walks, as jqwik tries a
   * {@code @Property}: what fails is made small.
   */
  public static void check(long seed, int count, int plies, Consumer<List<Integer>> property) {
    JqwikSession.run(
        () -> {
          RandomGenerator<List<Integer>> walks = of(plies).generator(1_000);
          Random random = new Random(seed);
          for (int i = 0; i < count; i++) {
            Shrinkable<List<Integer>> walk = walks.next(random);
            Optional<AssertionError> failure = failure(walk.value(), property);
            if (failure.isPresent()) {
              throw smallest(walk, failure.get(), property);
            }
          }
        });
  }

  private static AssertionError smallest(
      Shrinkable<List<Integer>> walk, AssertionError failure, Consumer<List<Integer>> property) {
    Shrinkable<List<Integer>> least = walk;
    AssertionError its = failure;
    Iterator<Shrinkable<List<Integer>>> others = least.shrink().iterator();
    for (int steps = 0; steps < MOST_STEPS && others.hasNext(); steps++) {
      Shrinkable<List<Integer>> other = others.next();
      Optional<AssertionError> found = failure(other.value(), property);
      if (found.isPresent()) {
        least = other;
        its = found.get();
        others = least.shrink().iterator();
      }
    }
    return new AssertionError("after the walk " + least.value() + ": " + its.getMessage(), its);
  }

  private static Optional<AssertionError> failure(
      List<Integer> walk, Consumer<List<Integer>> property) {
    try {
      property.accept(walk);
      return Optional.empty();
    } catch (AssertionError failure) {
      return Optional.of(failure);
    }
  }

  /** Plays every sample by each of some walks; jqwik itself uses one thread only. */
  static void inEverySample(List<List<Integer>> walks, Consumer<Game> position) {
    Games.names().parallelStream()
        .forEach(
            name ->
                walks.forEach(walk -> play(Games.find(name, null).orElseThrow(), walk, position)));
  }

  /** Looks at each position of a walk, until the game is over. */
  public static void play(Game game, List<Integer> walk, Consumer<Game> position) {
    together(List.of(game), walk, () -> position.accept(game));
  }

  /** Makes the same moves in games of the same kinds, and looks at each position of the walk. */
  static void together(List<Game> games, List<Integer> walk, Runnable position) {
    MoveList moves = new MoveList();
    for (int choice : walk) {
      position.run();
      moves.clear();
      games.get(0).legalMoves(moves);
      if (moves.size() == 0) {
        return;
      }
      games.forEach(game -> game.make(moves, choice % moves.size()));
    }
    position.run();
  }
}
