package io.github.betza.cli;

import io.github.betza.cli.cluster.ClusterPerft;
import io.github.betza.cli.cluster.ClusterTask;
import io.github.betza.cli.output.Printable;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The options of a count by several processes. */
final class ClusterOptions {
  private static final String LOOPBACK = "127.0.0.1";

  @Option(
      names = "--cluster",
      description = "Count together with other processes (betza-cluster.jar only).")
  private boolean cluster;

  @Option(
      names = "--join",
      paramLabel = "HOST:PORT",
      split = ",",
      converter = AddressConverter.class,
      description = "Take part in a count; one of these members must answer.")
  private List<InetSocketAddress> join = new ArrayList<>();

  @Option(
      names = "--bind",
      paramLabel = "HOST",
      description =
          "The address of this machine at which other members reach it (default: "
              + LOOPBACK
              + "). There is no password, so the network must be trusted.")
  private String host;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port of that address (default: the first free one from 5701 on).")
  private Integer port;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "With --cluster, keep the results in a file, and go on from those that it has.")
  private Path resume;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Returns whether a cluster counts. */
  boolean isPresent() {
    return cluster;
  }

  /**
   * Refuses invalid options.
   *
   * @throws ParameterException if an option is invalid
   */
  void check(int depth) {
    if (!cluster && (!join.isEmpty() || host != null || port != null || resume != null)) {
      throw ErrorMessages.misuse(spec, "--join, --bind, --port and --resume need --cluster");
    }
    if (cluster && depth < 1) {
      throw ErrorMessages.misuse(spec, "with --cluster, --depth is at least 1");
    }
    if (port != null && !AddressConverter.isPort(port)) {
      throw ErrorMessages.misuse(spec, "--port is 1 to 65535, not " + port);
    }
  }

  /**
   * Returns the counter.
   *
   * @throws ParameterException if this program has none
   */
  ClusterPerft counter() {
    return ServiceLoader.load(ClusterPerft.class, ClusterPerft.class.getClassLoader())
        .findFirst()
        .orElseThrow(
            () ->
                ErrorMessages.misuse(
                    spec, "--cluster needs betza-cluster.jar in place of betza.jar"));
  }

  /** Returns the task to count, see {@link ClusterTask}. */
  ClusterTask task(int depth, int threads, String definition, Consumer<String> messages) {
    String listening = host == null ? LOOPBACK : host;
    return new ClusterTask(depth, threads, definition, listening, port, join, resume, messages);
  }

  /** Reads the address of a member of a cluster, and does not look for it yet. */
  static final class AddressConverter implements ITypeConverter<InetSocketAddress> {
    private static final int MAX_PORT = 0xFFFF;

    @Override
    public InetSocketAddress convert(String text) {
      try {
        URI address = new URI("betza://" + text).parseServerAuthority();
        int port = address.getPort() < 0 ? ClusterTask.DEFAULT_PORT : address.getPort();
        boolean isWhole =
            text.equals(address.getRawAuthority()) && address.getRawUserInfo() == null;
        if (isWhole && address.getHost() != null && isPort(port)) {
          return InetSocketAddress.createUnresolved(address.getHost(), port);
        }
      } catch (URISyntaxException e) {
        // Answered below.
      }
      throw new TypeConversionException("expected HOST:PORT, not " + Printable.quote(text));
    }

    static boolean isPort(int number) {
      return number > 0 && number <= MAX_PORT;
    }
  }
}
