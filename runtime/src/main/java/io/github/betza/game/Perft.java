package io.github.betza.game;

import io.github.betza.board.MoveList;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.function.LongConsumer;

/** Counts the sequences of legal moves from a position: the usual test of a move generator. */
public final class Perft {
  /** The greatest depth; no machine counts further. */
  public static final int MAX_DEPTH = 30;

  /** The depth from which sharing the work pays. */
  private static final int SHARED_DEPTH = 4;

  private Perft() {}

  /** Receives the count of each first move. */
  @FunctionalInterface
  public interface Divide {
    /**
     * Takes the count for one first move.
     *
     * @param move the move as {@link LegalMove} writes it
     * @param nodes how many sequences begin with it
     */
    void accept(String move, long nodes);
  }

  /**
   * Returns the number of sequences of so many legal moves.
   *
   * @param game the position, which is the same afterwards
   * @param depth how many moves, 0 to {@link #MAX_DEPTH}
   * @throws IllegalArgumentException if the depth is out of range
   */
  public static long count(Game game, int depth) {
    check(depth);
    return count(game, depth, nodes -> {});
  }

  static long count(Game game, int depth, LongConsumer progress) {
    return depth == 0 ? 1 : sequences(game, depth, progress);
  }

  /**
   * Counts as {@link #count} does, and reports the count of every first move.
   *
   * @param game the position, which is the same afterwards
   * @param depth how many moves, 0 to {@link #MAX_DEPTH}; with 0 there is no first move to report
   * @param divide receives the counts
   * @return the sum of the counts, or 1 for the depth 0
   * @throws IllegalArgumentException if the depth is out of range
   */
  public static long divide(Game game, int depth, Divide divide) {
    return divide(game, depth, divide, nodes -> {});
  }

  /**
   * Counts as {@link #divide(Game, int, Divide)} does, and reports how far it has come.
   *
   * @param game the position, which is the same afterwards unless {@code progress} throws
   * @param depth how many moves, 0 to {@link #MAX_DEPTH}; with 0 there is no first move to report
   * @param divide receives the counts of the first moves
   * @param progress is given the number of sequences counted so far, within a first move as well:
   *     many thousand times a second, so it should return at once. What it throws ends the count
   * @return the sum of the counts, or 1 for the depth 0
   * @throws IllegalArgumentException if the depth is out of range
   */
  public static long divide(Game game, int depth, Divide divide, LongConsumer progress) {
    check(depth);
    Objects.requireNonNull(divide, "divide");
    Objects.requireNonNull(progress, "progress");
    if (depth == 0) {
      return 1;
    }
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    long nodes = 0;
    for (int i = 0; i < moves.size(); i++) {
      String name = game.text(moves, i);
      long before = nodes;
      game.makeLegal(moves, i);
      long below = count(game, depth - 1, counted -> progress.accept(before + counted));
      game.unmake();
      divide.accept(name, below);
      nodes += below;
      progress.accept(nodes);
    }
    return nodes;
  }

  /**
   * Counts as {@link #divide(Game, int, Divide, LongConsumer)} does, by the threads of an executor,
   * each with a copy of the game. For example, on two processors:
   *
   * <pre>{@code
   * ExecutorService threads = Executors.newFixedThreadPool(2);
   * try {
   *   Perft.divide(game, 6, threads, (move, nodes) -> System.out.println(move + ": " + nodes), n -> {});
   * } finally {
   *   threads.shutdown();
   * }
   * }</pre>
   *
   * @param game the position, which is the same afterwards, and which no other thread may use
   *     meanwhile
   * @param depth how many moves, 0 to {@link #MAX_DEPTH}
   * @param executor runs the units of work, some hundreds. The thread of the caller counts units
   *     that the executor drops without an exception
   * @param divide is called by the thread of the caller, in the order of the first moves
   * @param progress is given the number of sequences counted so far by several threads at once, so
   *     numbers may come out of order. What it throws ends the count
   * @return the sum of the counts, or 1 for the depth 0
   * @throws IllegalArgumentException if the depth is out of range
   * @throws java.util.concurrent.RejectedExecutionException if the executor refuses a unit of work,
   *     as it does after a shutdown
   * @throws java.util.concurrent.CancellationException if the thread of the caller is interrupted,
   *     or the executor is shut down before the count is done
   */
  public static long divide(
      Game game, int depth, ExecutorService executor, Divide divide, LongConsumer progress) {
    Objects.requireNonNull(executor, "executor");
    if (depth < SHARED_DEPTH) {
      return divide(game, depth, divide, progress);
    }
    check(depth);
    Objects.requireNonNull(divide, "divide");
    Objects.requireNonNull(progress, "progress");
    return new ParallelPerft(game, depth, progress).divide(executor, divide);
  }

  private static void check(int depth) {
    if (depth < 0 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("the depth is 0 to " + MAX_DEPTH + ", not " + depth);
    }
  }

  /**
   * Walks the tree in a loop: in a method that called itself, the virtual machine would compile all
   * that finds moves twice, once inside the other, which takes it seconds.
   */
  private static long sequences(Game game, int depth, LongConsumer progress) {
    if (depth == 1) {
      return game.legalMoveCount();
    }
    MoveList[] lists = new MoveList[depth];
    int[] next = new int[depth];
    long nodes = 0;
    int level = 0;
    lists[0] = game.legality().list(0);
    while (level >= 0) {
      MoveList moves = lists[level];
      if (level == depth - 2) {
        nodes += replies(game, moves);
        progress.accept(nodes);
        next[level] = moves.size();
      }
      int move = next[level]++;
      if (move >= moves.size()) {
        level--;
        if (level >= 0) {
          game.unmake();
        }
      } else {
        game.makeLegal(moves, move);
        level++;
        lists[level] = game.legality().list(level);
        next[level] = 0;
      }
    }
    return nodes;
  }

  /** Returns how many sequences of two moves there are. */
  private static long replies(Game game, MoveList moves) {
    long nodes = 0;
    for (int move = 0; move < moves.size(); move++) {
      game.makeLegal(moves, move);
      nodes += game.legalMoveCount();
      game.unmake();
    }
    return nodes;
  }
}
