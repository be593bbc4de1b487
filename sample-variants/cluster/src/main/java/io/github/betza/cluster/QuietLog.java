package io.github.betza.cluster;

import io.github.betza.cli.output.Printable;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Passes on the errors of Hazelcast, one line each. Its warnings, hundreds of them when a member
 * dies, are about what a count allows for; the members that there are, the count reports itself.
 */
final class QuietLog extends Handler {
  /** Loggers that nobody holds lose their settings. */
  private static final Logger HAZELCAST = Logger.getLogger("com.hazelcast");

  private final Consumer<String> messages;

  private QuietLog(Consumer<String> messages) {
    this.messages = messages;
  }

  /** Passes the errors on until the result is closed. */
  static QuietLog to(Consumer<String> messages) {
    QuietLog log = new QuietLog(messages);
    HAZELCAST.setUseParentHandlers(false);
    HAZELCAST.setLevel(Level.SEVERE);
    HAZELCAST.addHandler(log);
    return log;
  }

  @Override
  public void publish(LogRecord entry) {
    messages.accept(Printable.line(String.valueOf(entry.getMessage())));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    HAZELCAST.removeHandler(this);
  }
}
