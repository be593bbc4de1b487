package io.github.betza.cli.cluster;

import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import java.util.function.LongConsumer;

/**
 * Counts as {@link Perft} does, with several processes. {@code betza-cluster.jar} contains an
 * implementation.
 */
public interface ClusterPerft {
  /**
   * Counts the sequences of legal moves from a position, together with all members of a cluster
   * that count the same. Each member receives the whole result.
   *
   * @param game the position, which is the same afterwards
   * @param task the other data of the count
   * @param divide is called by the thread of the caller, in the order of the first moves
   * @param progress is given the number of sequences counted so far by all members, by several
   *     threads at once
   * @return the sum of the counts
   * @throws ClusterException if the cluster cannot count
   */
  long divide(Game game, ClusterTask task, Perft.Divide divide, LongConsumer progress);
}
