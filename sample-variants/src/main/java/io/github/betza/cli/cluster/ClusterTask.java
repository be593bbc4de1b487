package io.github.betza.cli.cluster;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * A count by a cluster, and the addresses of its members.
 *
 * @param depth the number of moves, at least 1
 * @param threads the number of units of work that this member counts at once
 * @param definition the data of the game in addition to its class, as text
 * @param host the address of this machine at which it listens; no other is used
 * @param port the port, or null for the first that is free
 * @param join unresolved addresses of members, of which one must answer; an empty list begins a
 *     cluster
 * @param resume the file that keeps results, or null
 * @param messages receives messages to the user, line by line
 */
public record ClusterTask(
    int depth,
    int threads,
    String definition,
    String host,
    Integer port,
    List<InetSocketAddress> join,
    Path resume,
    Consumer<String> messages) {
  /** The default port, and the first one in the search for a free port. */
  public static final int DEFAULT_PORT = 5701;

  public ClusterTask {
    join = List.copyOf(join);
  }
}
