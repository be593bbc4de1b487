package io.github.betza.cluster;

import io.github.betza.cli.output.Printable;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Passes on the errors of Hazelcast, one line each, from when this member takes part in a count. If
 * it cannot take part, the only message is the one of this program. Hazelcast's warnings, hundreds
 * of them when a member dies, are about what a count allows for; the members that there are, the
 * count reports itself.
 */
final class QuietLog extends Handler {
  /** Loggers that nobody holds lose their settings. */
  private static final Logger HAZELCAST = Logger.getLogger("com.hazelcast");

  private final Consumer<String> messages;
  private volatile boolean begun;

  private QuietLog(Consumer<String> messages) {
    this.messages = messages;
  }

  /** Takes the errors until the result is closed. */
  static QuietLog to(Consumer<String> messages) {
    QuietLog log = new QuietLog(messages);
    HAZELCAST.setUseParentHandlers(false);
    HAZELCAST.setLevel(Level.SEVERE);
    HAZELCAST.addHandler(log);
    return log;
  }

  /** Passes on the errors from now on. */
  void begin() {
    begun = true;
  }

  @Override
  public void publish(LogRecord entry) {
    if (!begun) {
      return;
    }
    messages.accept(Printable.line(String.valueOf(entry.getMessage())));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    HAZELCAST.removeHandler(this);
  }
}
