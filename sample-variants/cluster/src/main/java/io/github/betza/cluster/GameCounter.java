package io.github.betza.cluster;

import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import java.util.Queue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;

/** Counts units by playing them, each thread with a copy of the game. */
final class GameCounter implements UnitCounter {
  /** The position in which the sequences begin; the threads copy it, and it never changes. */
  private final Game start;

  private final WorkUnits work;

  /** The copies that no thread uses at the moment. */
  private final Queue<Game> idleGames = new ConcurrentLinkedQueue<>();

  GameCounter(Game game, WorkUnits work) {
    this.start = game.copy();
    this.work = work;
  }

  @Override
  public long count(int unit, BooleanSupplier ended) {
    Game idle = idleGames.poll();
    Game game = idle == null ? start.copy() : idle;
    int made = work.units().get(unit).path().make(game);
    long nodes =
        Perft.divide(
            game,
            work.depth(),
            (move, below) -> {},
            counted -> {
              if (ended.getAsBoolean()) {
                throw new CancellationException("the count has ended");
              }
            });
    WorkUnits.unmake(game, made);
    idleGames.add(game);
    return nodes;
  }
}
