package io.github.betza.cluster;

import io.github.betza.cli.output.Printable;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Passes on the warnings of Hazelcast, one line each. */
final class QuietLog extends Handler {
  /** Loggers that nobody holds lose their settings. */
  private static final Logger HAZELCAST = Logger.getLogger("com.hazelcast");

  private final Consumer<String> messages;

  private QuietLog(Consumer<String> messages) {
    this.messages = messages;
  }

  /** Passes the warnings on until the result is closed. */
  static QuietLog to(Consumer<String> messages) {
    QuietLog log = new QuietLog(messages);
    HAZELCAST.setUseParentHandlers(false);
    HAZELCAST.setLevel(Level.WARNING);
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
