package io.github.betza.play.protocol;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.MoveNames;
import io.github.betza.game.Perft;
import java.util.OptionalLong;

/**
 * A count of move sequences that {@code go perft} of UCI asks for, in a thread of its own and with
 * a game of its own: a line for each first move and one for all, as other engines write them.
 */
final class UciPerft {
  /**
   * The depth up to which a count takes no time worth speaking of, so that nothing need stop it.
   */
  private static final int AT_ONCE = 2;

  private final Game game;
  private final int depth;
  private final Output out;
  private final Thread thread = new Thread(this::run, "perft");
  private volatile boolean stopped;

  private UciPerft(Game game, int depth, Output out) {
    this.game = game;
    this.depth = depth;
    this.out = out;
    thread.setDaemon(true);
  }

  /** Returns the depth that a word is, or nothing where it is none. */
  static OptionalLong depth(String word) {
    OptionalLong number = Words.number(word);
    return number.isPresent() && number.getAsLong() >= 1 && number.getAsLong() <= Perft.MAX_DEPTH
        ? number
        : OptionalLong.empty();
  }

  /** Begins to count from the position in which a game stands. */
  static UciPerft start(Game game, int depth, Output out) {
    UciPerft perft = new UciPerft(game.copy(), depth, out);
    perft.thread.start();
    return perft;
  }

  private void run() {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    long nodes = 0;
    for (int i = 0; i < moves.size() && !stopped; i++) {
      String name = MoveNames.of(game, moves, i);
      game.make(moves, i);
      long below = count(depth - 1);
      game.unmake();
      if (!stopped) {
        out.line(name + ": " + below);
        nodes += below;
      }
    }
    out.line(stopped ? "info string perft was stopped" : "\nNodes searched: " + nodes + "\n");
  }

  /**
   * Counts the sequences from where the game stands; the count means nothing once it is stopped.
   */
  private long count(int plies) {
    if (plies <= AT_ONCE) {
      return Perft.count(game, plies);
    }
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    long nodes = 0;
    for (int i = 0; i < moves.size() && !stopped; i++) {
      game.make(moves, i);
      nodes += count(plies - 1);
      game.unmake();
    }
    return nodes;
  }

  /** Ends the count at once. */
  void stop() {
    stopped = true;
    await();
  }

  /** Waits until all is counted and told. */
  void await() {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        stopped = true;
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
