package io.github.betza.cluster;

import com.hazelcast.cluster.Member;
import com.hazelcast.config.AdvancedNetworkConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.MapConfig;
import com.hazelcast.config.ServerSocketEndpointConfig;
import com.hazelcast.core.Hazelcast;
import com.hazelcast.core.HazelcastException;
import com.hazelcast.core.HazelcastInstance;
import io.github.betza.cli.cluster.ClusterException;
import io.github.betza.cli.cluster.ClusterTask;
import io.github.betza.cli.output.Printable;
import java.io.File;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;

/** Starts a member of a cluster, which may join others that count the same. */
final class ClusterMember {
  private static final String NOT_JOINED = "--join: no count was joined at ";

  /** The name of the attribute by which members know whether they count the same. */
  private static final String DIGEST = "betza.digest";

  /** The name of the attribute that says in words what is counted. */
  private static final String COUNT = "betza.count";

  /** Results are numbers of a few bytes; with two copies two members may die at once. */
  private static final int BACKUPS = 2;

  /** How long a connection may take to come about. */
  private static final int CONNECT_SECONDS = 5;

  private ClusterMember() {}

  /**
   * Starts a member; the caller shuts it down.
   *
   * @param digest what must be equal in all members
   * @param count what is counted, in words
   * @throws ClusterException if it cannot begin or join a cluster
   */
  static HazelcastInstance start(ClusterTask task, String digest, String count) {
    InetAddress host = ownHost(task.host());
    Config config = config(host, task.port(), reachable(task.join()));
    config.getMemberAttributeConfig().setAttribute(DIGEST, digest);
    config.getMemberAttributeConfig().setAttribute(COUNT, count);
    HazelcastInstance instance = start(config, task);
    try {
      check(instance, task, digest, count);
    } catch (ClusterException e) {
      instance.shutdown();
      throw e;
    }
    InetSocketAddress address = instance.getCluster().getLocalMember().getSocketAddress();
    task.messages().accept("this member is " + text(address));
    return instance;
  }

  private static HazelcastInstance start(Config config, ClusterTask task) {
    try {
      return Hazelcast.newHazelcastInstance(config);
    } catch (HazelcastException | IllegalStateException e) {
      if (task.port() != null && String.valueOf(e.getMessage()).contains("already in use")) {
        throw new ClusterException("--port: " + task.port() + " is in use at " + task.host());
      }
      if (!task.join().isEmpty() && e instanceof IllegalStateException) {
        throw new ClusterException(NOT_JOINED + text(task.join()));
      }
      throw new ClusterException(
          "the cluster cannot be started: " + Printable.line(String.valueOf(e.getMessage())));
    }
  }

  private static void check(
      HazelcastInstance instance, ClusterTask task, String digest, String count) {
    // The oldest comes first.
    Member oldest = instance.getCluster().getMembers().iterator().next();
    if (!task.join().isEmpty() && oldest.localMember()) {
      throw new ClusterException(NOT_JOINED + text(task.join()));
    }
    if (!digest.equals(oldest.getAttribute(DIGEST))) {
      String other = String.valueOf(oldest.getAttribute(COUNT));
      throw new ClusterException(
          "--join: "
              + text(oldest.getSocketAddress())
              + " counts "
              + (other.equals(count)
                  ? "another game of that name, from another position or with another version"
                  : Printable.line(other) + ", not " + count));
    }
  }

  /** Returns the address with that name, if it is one of this machine. */
  private static InetAddress ownHost(String name) {
    try {
      InetAddress host = InetAddress.getByName(name);
      if (!host.isAnyLocalAddress() && NetworkInterface.getByInetAddress(host) != null) {
        return host;
      }
    } catch (UnknownHostException | SocketException e) {
      // Answered below.
    }
    throw new ClusterException(
        "--bind: " + Printable.quote(name) + " is no single address of this machine");
  }

  /** Returns those members that answer. */
  private static List<String> reachable(List<InetSocketAddress> join) {
    List<String> reachable = new ArrayList<>();
    List<String> failures = new ArrayList<>();
    for (InetSocketAddress unresolved : join) {
      InetSocketAddress address =
          new InetSocketAddress(unbracketed(unresolved.getHostString()), unresolved.getPort());
      try (Socket socket = new Socket()) {
        socket.connect(address, CONNECT_SECONDS * 1_000);
        reachable.add(text(address));
      } catch (UnknownHostException e) {
        failures.add(text(unresolved) + " is no known host");
      } catch (IOException e) {
        failures.add(text(unresolved) + " does not answer: " + Printable.reason(e));
      }
    }
    if (reachable.isEmpty() && !join.isEmpty()) {
      throw new ClusterException("--join: " + String.join("; ", failures));
    }
    return reachable;
  }

  private static String text(List<InetSocketAddress> addresses) {
    return String.join(", ", addresses.stream().map(ClusterMember::text).toList());
  }

  private static String text(InetSocketAddress address) {
    String host =
        address.isUnresolved()
            ? unbracketed(address.getHostString())
            : address.getAddress().getHostAddress();
    // The name of an interface in an address has no meaning on another machine.
    String shown = host.contains(":") ? "[" + host.replaceFirst("%.*", "") + "]" : host;
    return shown + ":" + address.getPort();
  }

  private static String unbracketed(String host) {
    return host.startsWith("[") ? host.substring(1, host.length() - 1) : host;
  }

  /**
   * Returns the settings of a member.
   *
   * @param host where it listens, and nowhere else
   * @param port the port, or null for the first that is free
   * @param join the members that it joins
   */
  private static Config config(InetAddress host, Integer port, List<String> join) {
    Config config = new Config();
    config.setClusterName("betza-perft");
    config.setProperty("hazelcast.logging.type", "jdk");
    config.setProperty("hazelcast.phone.home.enabled", "false");
    config.setProperty("hazelcast.socket.bind.any", "false");
    config.setProperty("hazelcast.prefer.ipv4.stack", String.valueOf(host instanceof Inet4Address));
    config.setProperty("hazelcast.wait.seconds.before.join", "0");
    config.setProperty("hazelcast.max.join.seconds", "10");
    config.setProperty("hazelcast.max.no.heartbeat.seconds", "30");
    config.setProperty("hazelcast.graceful.shutdown.max.wait", "20");
    config.getJetConfig().setEnabled(false);
    config.addMapConfig(new MapConfig("*").setBackupCount(BACKUPS));
    // Of Java's own serialization, not even the classes of this program are read.
    config
        .getSerializationConfig()
        .setJavaSerializationFilterConfig(new JavaSerializationFilterConfig());
    network(config.getAdvancedNetworkConfig(), host, port, join);
    return config;
  }

  /** Members alone are let in: there is no way in for clients, and none for HTTP. */
  private static void network(
      AdvancedNetworkConfig network, InetAddress host, Integer port, List<String> join) {
    ServerSocketEndpointConfig endpoint = new ServerSocketEndpointConfig();
    endpoint.setPort(port == null ? ClusterTask.DEFAULT_PORT : port);
    endpoint.setPortAutoIncrement(port == null);
    // On Windows that would let two programs have one port.
    endpoint.setReuseAddress(File.separatorChar == '/');
    // Without it, an attempt ends when the system gives up, which takes minutes.
    endpoint.setSocketConnectTimeoutSeconds(CONNECT_SECONDS);
    endpoint.getInterfaces().setEnabled(true).addInterface(host.getHostAddress());
    network.setEnabled(true).setMemberEndpointConfig(endpoint);
    JoinConfig joining = network.getJoin();
    joining.getAutoDetectionConfig().setEnabled(false);
    joining.getMulticastConfig().setEnabled(false);
    joining.getTcpIpConfig().setEnabled(true).setMembers(join);
  }
}
