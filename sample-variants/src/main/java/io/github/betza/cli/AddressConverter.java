package io.github.betza.cli;

import io.github.betza.cli.cluster.ClusterTask;
import io.github.betza.cli.output.Printable;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the address of a member of a cluster, and does not look for it yet. */
final class AddressConverter implements ITypeConverter<InetSocketAddress> {
  private static final int MAX_PORT = 0xFFFF;

  @Override
  public InetSocketAddress convert(String text) {
    try {
      URI address = new URI("betza://" + text).parseServerAuthority();
      int port = address.getPort() < 0 ? ClusterTask.DEFAULT_PORT : address.getPort();
      boolean isWhole = text.equals(address.getRawAuthority()) && address.getRawUserInfo() == null;
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
