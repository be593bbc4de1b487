package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.limit.HandChess;
import java.util.Locale;

/** How the sequences of legal moves are counted. */
public enum Counting {
  /** Every move is made and taken back. */
  MADE,
  /** The moves of the last ply are only listed. */
  LISTED;

  /** Returns the number of sequences. */
  long count(PerftTask task) {
    return count(new Walk(task.begin(), task.depth()), task.depth());
  }

  long count(Walk walk, int depth) {
    return this == MADE ? walk.made(depth) : walk.listed(depth);
  }

  long count(HandChess chess, int depth) {
    return this == MADE ? chess.made(depth) : chess.listed(depth);
  }

  /** Returns the name of the methods of benchmarks with this counting. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
