package io.github.betza.cli.cluster;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * What is to be counted by a cluster, and where its members are.
 *
 * @param depth how many moves, at least 1
 * @param threads how many units of work this member counts at once
 * @param definition what the game depends on besides its class, as text
 * @param host the address of this machine at which it listens; no other is used
 * @param port the port, or null for the first that is free
 * @param join unresolved addresses of members, of which one must answer; none begins a cluster
 * @param resume the file that keeps results, or null
 * @param messages is given what a user may want to know, line by line
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
  /** The port where none is named, and from which on a free one is looked for. */
  public static final int DEFAULT_PORT = 5701;

  public ClusterTask {
    join = List.copyOf(join);
  }
}
