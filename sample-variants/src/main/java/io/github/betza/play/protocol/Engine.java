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
 * The game that is being played, and the thinking about it, which goes on in a thread of its own.
 * While {@link #isThinking}, the game belongs to that thread.
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

    /** Whether nobody is told when it is done. */
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

    /** Lets it tell when it is done, now if it is. */
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
   * @param variant the game to begin with, one of the repertoire
   * @param whenDone what the thinking thread does when it has thought to its end; it is given the
   *     number of the thought
   */
  Engine(Repertoire repertoire, String variant, IntConsumer whenDone) {
    this.repertoire = repertoire;
    this.whenDone = whenDone;
    begin(variant);
  }

  /** Returns how many megabytes the transposition table may take. */
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
   * Returns a game that begins with a position of the variant.
   *
   * @param fen the position, or null for the one in which a game begins
   * @throws io.github.betza.game.MalformedPositionException where it cannot be in the game
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

  /** Sets how much memory the next search takes for its table. */
  void setMegabytes(long newMegabytes) {
    megabytes = (int) Math.max(1, Math.min(newMegabytes, mostMegabytes()));
  }

  /** Forgets what was found out in earlier games. */
  void forget() {
    if (searcher != null) {
      searcher.forget();
    }
  }

  boolean isThinking() {
    return thought != null;
  }

  /** Returns whether the thought with a number is under way, or its result not yet asked for. */
  boolean isThinking(int number) {
    return thought != null && number == thoughts;
  }

  /**
   * Begins to think.
   *
   * @param roots the legal moves to choose from
   * @param waits whether to wait for {@link #stop} even when there is nothing left to think about
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
   * Begins to look for a mate.
   *
   * @param mates what looks for it in the game, and has not been used before
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
   * Limits the thinking under way, which had no limit of time, and lets it come to its end.
   *
   * @param limits the limits, whose time counts from now on
   */
  void limit(SearchLimits limits) {
    searcher.limit(limits);
    thought.release();
  }

  /** Ends the thinking under way at once, and returns what was found. */
  Found stop() {
    thought.stop.run();
    return await();
  }

  /** Returns what was found; waits for it where that is needed. */
  Found await() {
    Thought ended = thought;
    // Two threads must not use the game at once, so there is nothing but to wait.
    EverySecond.await(ended, ended.stop);
    thought = null;
    return ended.found;
  }
}
