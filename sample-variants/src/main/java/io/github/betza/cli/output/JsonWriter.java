package io.github.betza.cli.output;

import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Writes one JSON value. Who calls it opens and closes objects and lists in the right order.
 *
 * <p>A library would be a tenth of the runnable jar, most of it for reading JSON, which the command
 * line never does.
 */
public final class JsonWriter {
  private final PrintWriter out;
  private final boolean isOnLines;

  /** The objects and lists that are open, the innermost one first. */
  private final Deque<Open> open = new ArrayDeque<>();

  private static final class Open {
    final boolean isList;
    boolean isEmpty = true;

    Open(boolean isList) {
      this.isList = isList;
    }
  }

  /**
   * Makes a writer.
   *
   * @param isOnLines whether each member of an object is on a line of its own
   */
  JsonWriter(PrintWriter out, boolean isOnLines) {
    this.out = out;
    this.isOnLines = isOnLines;
  }

  /** Begins an object that is the value itself or an element of a list. */
  public void writeStartObject() {
    element();
    start(false);
  }

  /** Begins an object that is a member of another. */
  public void writeObjectFieldStart(String name) {
    name(name);
    start(false);
  }

  /** Ends an object. */
  public void writeEndObject() {
    end('}');
  }

  /** Begins a list that is the value itself or an element of a list. */
  public void writeStartArray() {
    element();
    start(true);
  }

  /** Begins a list that is a member of an object. */
  public void writeArrayFieldStart(String name) {
    name(name);
    start(true);
  }

  /** Ends a list. */
  public void writeEndArray() {
    end(']');
  }

  /**
   * Writes a member whose value is a text.
   *
   * @param text the text; null is written as such
   */
  public void writeStringField(String name, String text) {
    name(name);
    out.print(text == null ? "null" : quoted(text));
  }

  /** Writes a member whose value is a whole number. */
  public void writeNumberField(String name, long number) {
    name(name);
    out.print(number);
  }

  /** Writes a member whose value is a number. */
  public void writeNumberField(String name, double number) {
    name(name);
    out.print(number);
  }

  /** Writes a member that is true or false. */
  public void writeBooleanField(String name, boolean value) {
    name(name);
    out.print(value);
  }

  /** Writes a member whose value is a list of texts. */
  public void writeTexts(String name, List<String> texts) {
    writeArrayFieldStart(name);
    for (String text : texts) {
      element();
      out.print(quoted(text));
    }
    writeEndArray();
  }

  /** Writes a member whose value is a list of numbers. */
  public void writeNumbers(String name, List<Integer> numbers) {
    name(name);
    writeElements(numbers);
  }

  /** Writes a list of numbers that is an element of a list. */
  public void writeNumbers(List<Integer> numbers) {
    element();
    writeElements(numbers);
  }

  private void writeElements(List<Integer> numbers) {
    start(true);
    for (Integer number : numbers) {
      element();
      out.print(number);
    }
    writeEndArray();
  }

  private void start(boolean isList) {
    out.print(isList ? '[' : '{');
    open.push(new Open(isList));
  }

  private void end(char bracket) {
    Open ended = open.pop();
    if (ended.isList || ended.isEmpty) {
      out.print(isOnLines ? " " : "");
    } else {
      breakLine();
    }
    out.print(bracket);
  }

  private void name(String name) {
    separate();
    breakLine();
    out.print(quoted(name));
    out.print(isOnLines ? " : " : ":");
  }

  private void element() {
    if (!open.isEmpty()) {
      separate();
      out.print(isOnLines ? " " : "");
    }
  }

  private void separate() {
    Open inside = open.element();
    if (!inside.isEmpty) {
      out.print(',');
    }
    inside.isEmpty = false;
  }

  private void breakLine() {
    if (isOnLines) {
      long objects = open.stream().filter(each -> !each.isList).count();
      out.print('\n' + "  ".repeat((int) objects));
    }
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      switch (letter) {
        case '"', '\\' -> quoted.append('\\').append(letter);
        case '\b' -> quoted.append("\\b");
        case '\t' -> quoted.append("\\t");
        case '\n' -> quoted.append("\\n");
        case '\f' -> quoted.append("\\f");
        case '\r' -> quoted.append("\\r");
        default -> {
          if (letter < ' ') {
            quoted.append("\\u00").append(letter >> 4).append(Character.forDigit(letter & 15, 16));
          } else {
            quoted.append(letter);
          }
        }
      }
    }
    return quoted.append('"').toString();
  }
}
