package io.github.betza.play.protocol;

import io.github.betza.play.Repertoire;
import io.github.betza.play.SampleGames;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** The other side of a dialog: a graphical board, as far as the engine can tell. */
final class Client implements AutoCloseable {
  /** What stands behind the last line. */
  private static final String END = "(the end)";

  private final PrintWriter toEngine;
  private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
  private final Thread engine;

  Client(String variant) {
    this(
        variant == null ? SampleGames.all() : new SampleGames(List.of(variant)),
        variant == null ? "chess" : variant);
  }

  Client(Repertoire repertoire, String variant) {
    try {
      PipedInputStream input = new PipedInputStream(1 << 16);
      toEngine = new PrintWriter(new PipedOutputStream(input), true, StandardCharsets.UTF_8);
      // Not a pipe, which fails when the thread that has written last is gone.
      PrintWriter output = new PrintWriter(new Lines(fromEngine), false);
      engine =
          new Thread(
              () -> {
                new Dialog(input, output, repertoire, variant).hold();
                fromEngine.add(END);
              });
      engine.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Cuts what is written into lines. */
  private static final class Lines extends Writer {
    private final BlockingQueue<String> lines;
    private final StringBuilder begun = new StringBuilder();

    Lines(BlockingQueue<String> lines) {
      this.lines = lines;
    }

    @Override
    public void write(char[] letters, int from, int count) {
      for (int i = from; i < from + count; i++) {
        if (letters[i] == '\n') {
          lines.add(begun.toString());
          begun.setLength(0);
        } else {
          begun.append(letters[i]);
        }
      }
    }

    @Override
    public void flush() {
      // Every line is passed on at once.
    }

    @Override
    public void close() {
      // There is nothing to close.
    }
  }

  Client say(String... lines) {
    for (String line : lines) {
      toEngine.print(line + "\n");
    }
    toEngine.flush();
    return this;
  }

  /** Returns the lines up to the first one that begins in a certain way, that one included. */
  List<String> until(String beginning) {
    List<String> lines = new ArrayList<>();
    for (String line = read(); line != null; line = read()) {
      lines.add(line);
      if (line.startsWith(beginning)) {
        return lines;
      }
    }
    throw new AssertionError("no line begins with '" + beginning + "': " + lines);
  }

  /** Returns the first line that begins in a certain way; skips those before it. */
  String line(String beginning) {
    List<String> lines = until(beginning);
    return lines.get(lines.size() - 1);
  }

  /** Returns the next move, put together from its legs. */
  String move() {
    StringBuilder move = new StringBuilder();
    do {
      move.append(line("move ").substring("move ".length()));
    } while (move.charAt(move.length() - 1) == ',');
    return move.toString();
  }

  /** Ends the input, and returns all lines that are left once the dialog is over. */
  List<String> rest() {
    toEngine.close();
    List<String> lines = new ArrayList<>();
    for (String line = read(); line != null; line = read()) {
      lines.add(line);
    }
    return lines;
  }

  /** Returns the next line, or null where there is none. */
  private String read() {
    try {
      String line = fromEngine.take();
      if (line.equals(END)) {
        fromEngine.add(END);
        return null;
      }
      return line;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    toEngine.close();
    try {
      engine.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
