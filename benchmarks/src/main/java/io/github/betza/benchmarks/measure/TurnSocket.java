package io.github.betza.benchmarks.measure;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Passes turns on to a contestant in another process, which {@link TurnProfiler} makes wait for
 * them. The process announces that it waits, receives its turn, and announces its end, with a byte
 * each.
 */
final class TurnSocket implements AutoCloseable {
  /** The byte sent; only its time has a meaning. */
  static final int BYTE = 1;

  private final ServerSocket server;
  private final Turns turns;
  private final Thread thread = new Thread(this::serve, "turns");

  /** Begins to wait for the process. */
  TurnSocket(Turns turns) throws IOException {
    this.server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    this.turns = turns;
    thread.setDaemon(true);
    thread.start();
  }

  /** Returns the port for the process. */
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
      // The process has ended, or did not start; JMH reports the reason.
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
