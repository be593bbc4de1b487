package io.github.betza.benchmarks.measure;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Hands turns on to a contestant in another process, which {@link TurnProfiler} makes wait for
 * them. The process says that it waits, hears that its turn begins, and says that it has ended,
 * with a byte each.
 */
final class TurnSocket implements AutoCloseable {
  /** What is said; it means something only by when it is said. */
  static final int BYTE = 1;

  private final ServerSocket server;
  private final Turns turns;
  private final Thread thread = new Thread(this::serve, "turns");

  /** Waits for the process from now on. */
  TurnSocket(Turns turns) throws IOException {
    this.server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    this.turns = turns;
    thread.setDaemon(true);
    thread.start();
  }

  /** Returns where the process finds this. */
  int port() {
    return server.getLocalPort();
  }

  private void serve() {
    try (Socket socket = server.accept()) {
      socket.setTcpNoDelay(true);
      InputStream in = socket.getInputStream();
      while (in.read() >= 0) {
        turns.begin();
        socket.getOutputStream().write(BYTE);
        int end = in.read();
        turns.end();
        if (end < 0) {
          return;
        }
      }
    } catch (IOException exception) {
      // The process has ended, or never came; JMH knows why, and tells.
      return;
    } catch (InterruptedException exception) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the service; a turn that was begun counts as ended. */
  @Override
  public void close() throws IOException {
    server.close();
    thread.interrupt();
  }
}
