package io.github.betza.play;

import io.github.betza.board.Board;
import io.github.betza.board.MoveList;

/** Counts the sequences of legal moves from a position: the usual test of a move generator. */
public final class Perft {
  /** The greatest depth; no machine counts further. */
  public static final int MAX_DEPTH = 30;

  private final Rules rules;
  private final Turn[] turns;

  /** What is told about the first moves of the sequences. */
  @FunctionalInterface
  public interface Divide {
    /**
     * Takes the count for one first move.
     *
     * @param board the position before the move
     * @param moves the list that holds the move
     * @param index the move's index in it
     * @param nodes how many sequences begin with it
     */
    void accept(Board board, MoveList moves, int index, long nodes);
  }

  /**
   * Makes a counter.
   *
   * @param rules the rules and the position
   * @param depth how many plies deep it will count, 0 to {@link #MAX_DEPTH}
   * @throws IllegalArgumentException where the depth is out of range
   */
  public Perft(Rules rules, int depth) {
    if (depth < 0 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("the depth is 0 to " + MAX_DEPTH + ", not " + depth);
    }
    this.rules = rules;
    this.turns = new Turn[depth];
    for (int i = 0; i < depth; i++) {
      turns[i] = new Turn(rules.board());
    }
  }

  /** Returns the number of sequences of as many moves as the depth says. */
  public long count() {
    return count(turns.length);
  }

  /** Counts as {@link #count()} does, and tells the count of every first move. */
  public long divide(Divide divide) {
    int depth = turns.length;
    if (depth == 0) {
      return 1;
    }
    Board board = rules.board();
    Turn turn = turns[depth - 1];
    rules.begin(turn);
    long nodes = 0;
    for (int i = 0; i < turn.moves().size(); i++) {
      if (rules.make(turn, i)) {
        long below = count(depth - 1);
        board.unmake();
        divide.accept(board, turn.moves(), i, below);
        nodes += below;
      }
    }
    return nodes;
  }

  private long count(int depth) {
    if (depth == 0) {
      return 1;
    }
    Board board = rules.board();
    Turn turn = turns[depth - 1];
    rules.begin(turn);
    int size = turn.moves().size();
    long nodes = 0;
    for (int i = 0; i < size; i++) {
      if (rules.make(turn, i)) {
        nodes += depth == 1 ? 1 : count(depth - 1);
        board.unmake();
      }
    }
    return nodes;
  }
}
