package io.github.betza.cli.output;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;

/**
 * The place where text is shown, with its width and colors.
 *
 * @param writer receives the text
 * @param terminal the properties of that place
 */
public record Screen(PrintWriter writer, Terminal terminal) {
  /** Prints a line unchanged. */
  public void line(String text) {
    writer.println(text);
  }

  /** Prints a heading of other lines. */
  public void heading(String text) {
    lines(0, text).forEach(line -> writer.println(styled(Style.HEADING, line)));
  }

  /**
   * Prints a text, on several lines if it is long.
   *
   * @param indent the blanks before the first line; the others have two more
   */
  public void paragraph(int indent, String text) {
    lines(indent, text).forEach(writer::println);
  }

  /**
   * Prints a text, on several lines if it is long.
   *
   * @param indent the blanks before the first line; the others have two more
   * @param label the text before it, in a style
   */
  public void labelled(int indent, Style style, String label, String text) {
    List<String> lines = lines(indent, label + " " + text);
    String rest = lines.get(0).substring(indent + label.length());
    writer.println(" ".repeat(indent) + styled(style, label) + rest);
    lines.stream().skip(1).forEach(writer::println);
  }

  /** Returns a text in a style, if the place shows colors. */
  String styled(Style style, String text) {
    return terminal.colors() ? style.apply(text) : text;
  }

  /** Returns the colors of help texts. */
  public ColorScheme helpColors() {
    return Help.defaultColorScheme(terminal.colors() ? Ansi.ON : Ansi.OFF);
  }

  /**
   * Returns the lines of a text; a word that is longer than a line stays whole, so that it can be
   * copied.
   */
  private List<String> lines(int indent, String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(" ".repeat(indent));
    int empty = indent;
    for (String word : text.split(" ", -1)) {
      if (line.length() > empty && line.length() + 1 + word.length() > terminal.width()) {
        lines.add(line.toString());
        empty = indent + 2;
        line = new StringBuilder(" ".repeat(empty));
      }
      line.append(line.length() > empty ? " " : "").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
