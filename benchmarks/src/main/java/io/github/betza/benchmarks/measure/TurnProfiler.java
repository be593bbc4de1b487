package io.github.betza.benchmarks.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/**
 * Makes each measured iteration wait for its turn. JMH calls profilers in the process of the
 * benchmark, before and after an iteration, when no time is measured; it has no other way to do
 * this for any benchmark.
 */
public final class TurnProfiler implements InternalProfiler {
  private final int port;
  private Socket socket;

  /**
   * Makes a profiler. JMH makes one in the process of the benchmark, and another one, which is not
   * used, in its own.
   *
   * @param port the port of the referee, see {@link TurnSocket#port}
   */
  public TurnProfiler(String port) {
    this.port = Integer.parseInt(port);
  }

  @Override
  public String getDescription() {
    return "waits for turns";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    if (iteration.getType() != IterationType.MEASUREMENT) {
      return;
    }
    try {
      if (socket == null) {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setTcpNoDelay(true);
      }
      socket.getOutputStream().write(TurnSocket.BYTE);
      if (socket.getInputStream().read() < 0) {
        throw new MeasuringException("nobody gives turns any more");
      }
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    if (socket != null) {
      try {
        socket.getOutputStream().write(TurnSocket.BYTE);
      } catch (IOException exception) {
        throw new UncheckedIOException(exception);
      }
    }
    return List.of();
  }
}
