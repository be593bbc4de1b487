package io.github.betza.cli.output;

import java.io.PrintWriter;
import java.util.function.Consumer;

/** Prints answers as JSON, for programs. */
public final class JsonOutput {
  private JsonOutput() {}

  /**
   * Prints a value on several lines.
   *
   * @param content writes exactly one value
   */
  public static void print(PrintWriter out, Consumer<JsonWriter> content) {
    content.accept(new JsonWriter(out, true));
    out.print('\n');
  }

  /** Prints a value on one line. */
  public static void printLine(PrintWriter out, Consumer<JsonWriter> content) {
    content.accept(new JsonWriter(out, false));
    out.print('\n');
  }
}
