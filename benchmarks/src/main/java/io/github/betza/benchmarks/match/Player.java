package io.github.betza.benchmarks.match;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.SearchLimits;
import io.github.betza.play.search.Searcher;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Supplier;

/** One side of a match: the search, on a game of its own, by the processor time of its thread. */
final class Player {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int MEGABYTES = 16;

  private final Supplier<Game> begin;
  private final Searcher searcher;
  private final SearchLimits limits;
  private final MoveList legal = new MoveList();
  private Game game;
  private long nodes;
  private long nanos;

  /**
   * Makes a player.
   *
   * @param begin begins the game
   * @param limits the limits for a move
   */
  Player(Supplier<Game> begin, SearchLimits limits) {
    this.begin = begin;
    this.game = begin.get();
    this.searcher = new Searcher(game.rules(), MEGABYTES, THREADS::getCurrentThreadCpuTime);
    this.limits = limits;
  }

  /** Begins a game. */
  void begin() {
    game = begin.get();
    searcher.forget();
  }

  Game game() {
    return game;
  }

  /** Returns the text of the move that it would make; the position has a legal move. */
  String choose() {
    legal.clear();
    game.legalMoves(legal);
    long start = THREADS.getCurrentThreadCpuTime();
    Found found = searcher.search(game, legal, limits, progress -> {});
    nanos += THREADS.getCurrentThreadCpuTime() - start;
    nodes += found.nodes();
    return game.text(found.line(), 0);
  }

  /** Makes a move of either side. */
  void make(String move) {
    game.make(game.move(move));
  }

  /** Returns the positions searched per second so far. */
  double speed() {
    return nodes * 1e9 / nanos;
  }
}
