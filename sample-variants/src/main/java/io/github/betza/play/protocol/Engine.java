package io.github.betza.play.protocol;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.play.EverySecond;
import io.github.betza.play.Repertoire;
import io.github.betza.play.search.ExpectedLine;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.MateSearch;
import io.github.betza.play.search.Progress;
import io.github.betza.play.search.SearchLimits;
import io.github.betza.play.search.Searcher;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/**
 * The game that is being played, and the search for moves, which runs in its own thread. While
 * {@link #isThinking}, the game belongs to that thread.
 */
final class Engine {
  private static final int DEFAULT_MEGABYTES = 16;
  private static final long BYTES_PER_MEGABYTE = 1 << 20;

  private final Repertoire repertoire;
  private final IntConsumer whenDone;

  private String variant;
  private Game game;
  private Searcher searcher;
  private int megabytes = DEFAULT_MEGABYTES;

  /** The size of the searcher's table. */
  private int searcherMegabytes;

  private Thought thought;
  private int thoughts;

  /** A search under way. */
  private static final class Thought extends Thread {
    private final Supplier<Found> work;
    private final Runnable stop;
    private final Runnable whenDone;
    private volatile Found found = Found.nothing();

    /** Whether its end is not reported yet. */
    private boolean waits;

    private boolean isDone;

    Thought(Supplier<Found> work, Runnable stop, boolean waits, Runnable whenDone) {
      super("search");
      this.work = work;
      this.stop = stop;
      this.waits = waits;
      this.whenDone = whenDone;
      setDaemon(true);
    }

    @Override
    public void run() {
      try {
        found = work.get();
      } finally {
        end();
      }
    }

    private synchronized void end() {
      isDone = true;
      if (!waits) {
        whenDone.run();
      }
    }

    /** Permits the report of its end, and reports now if it has ended. */
    synchronized void release() {
      waits = false;
      if (isDone) {
        whenDone.run();
      }
    }
  }

  /**
   * Makes an engine.
   *
   * @param variant the first game, one of the repertoire
   * @param whenDone called by the searching thread when a search ends by itself, with the number of
   *     the search
   */
  Engine(Repertoire repertoire, String variant, IntConsumer whenDone) {
    this.repertoire = repertoire;
    this.whenDone = whenDone;
    begin(variant);
  }

  /** Returns the most megabytes that the transposition table may use. */
  static int mostMegabytes() {
    long quarter = Runtime.getRuntime().maxMemory() / BYTES_PER_MEGABYTE / 4;
    return (int) Math.max(DEFAULT_MEGABYTES, Math.min(Searcher.MOST_MEGABYTES, quarter));
  }

  static int defaultMegabytes() {
    return DEFAULT_MEGABYTES;
  }

  /** Begins a game of a variant, which is one of the repertoire. */
  void begin(String newVariant) {
    variant = newVariant;
    game = gameFrom(null);
  }

  String variant() {
    return variant;
  }

  /** Returns the games that it plays. */
  Repertoire repertoire() {
    return repertoire;
  }

  /**
   * Returns a game that begins at a position of the variant.
   *
   * @param fen the position, or null for the setup
   * @throws io.github.betza.game.MalformedPositionException if it cannot occur in the game
   */
  Game gameFrom(String fen) {
    return repertoire.open(variant, fen);
  }

  Game game() {
    return game;
  }

  void setGame(Game newGame) {
    game = newGame;
  }

  MoveList legalMoves() {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    return moves;
  }

  /** Sets the size of the table for the next search. */
  void setMegabytes(long newMegabytes) {
    megabytes = (int) Math.max(1, Math.min(newMegabytes, mostMegabytes()));
  }

  /** Discards the results of earlier games. */
  void forget() {
    if (searcher != null) {
      searcher.forget();
    }
  }

  boolean isThinking() {
    return thought != null;
  }

  /** Returns whether the search with a number is running, or its result has not been fetched. */
  boolean isThinking(int number) {
    return thought != null && number == thoughts;
  }

  /**
   * Begins to search for a move.
   *
   * @param roots the legal moves to choose from
   * @param waits whether to wait for {@link #stop} even after the search has ended
   */
  void think(MoveList roots, SearchLimits limits, boolean waits, Consumer<Progress> listener) {
    if (searcher == null || searcher.rules() != game.rules() || searcherMegabytes != megabytes) {
      searcher = new Searcher(game.rules(), megabytes);
      searcherMegabytes = megabytes;
    }
    searcher.prepare();
    Searcher used = searcher;
    begin(() -> used.search(game, roots, limits, listener), used::stop, waits);
  }

  /**
   * Begins to search for a mate.
   *
   * @param mates the search in this game, not used before
   */
  void solve(MateSearch mates, SearchLimits limits) {
    begin(
        () -> new Found(List.of(new ExpectedLine(mates.search(limits), 0)), 0), mates::stop, false);
  }

  private void begin(Supplier<Found> work, Runnable stop, boolean waits) {
    int number = ++thoughts;
    thought = new Thought(work, stop, waits, () -> whenDone.accept(number));
    thought.start();
  }

  /**
   * Sets limits for the running search, which had no time limit, and permits it to end.
   *
   * @param limits the limits, whose time begins now
   */
  void limit(SearchLimits limits) {
    searcher.limit(limits);
    thought.release();
  }

  /** Stops the running search at once, and returns its result. */
  Found stop() {
    thought.stop.run();
    return await();
  }

  /** Returns the result of the search; waits for it if needed. */
  Found await() {
    Thought ended = thought;
    // Two threads must not use the game at once, so this thread must wait.
    EverySecond.await(ended, ended.stop);
    thought = null;
    return ended.found;
  }
}
