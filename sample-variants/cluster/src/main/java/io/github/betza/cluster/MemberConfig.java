package io.github.betza.cluster;

import com.hazelcast.config.AdvancedNetworkConfig;
import com.hazelcast.config.Config;
import com.hazelcast.config.JavaSerializationFilterConfig;
import com.hazelcast.config.JoinConfig;
import com.hazelcast.config.MapConfig;
import com.hazelcast.config.ServerSocketEndpointConfig;
import io.github.betza.cli.cluster.ClusterTask;
import java.io.File;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.List;

/** The settings of Hazelcast. No file and no variable changes them. */
final class MemberConfig {
  /** The name of the attribute by which members know whether they count the same. */
  static final String DIGEST = "betza.digest";

  /** The name of the attribute that says in words what is counted. */
  static final String COUNT = "betza.count";

  /** Results are numbers of a few bytes; with two copies two members may die at once. */
  private static final int BACKUPS = 2;

  /** How long a connection may take to come about. */
  static final int CONNECT_SECONDS = 5;

  private MemberConfig() {}

  /**
   * Returns the settings of a member.
   *
   * @param host where it listens, and nowhere else
   * @param port the port, or null for the first that is free
   * @param join the members that it joins
   */
  static Config of(InetAddress host, Integer port, List<String> join) {
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
