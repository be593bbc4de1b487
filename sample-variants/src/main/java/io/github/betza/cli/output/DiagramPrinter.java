package io.github.betza.cli.output;

import io.github.betza.processor.analysis.MoveDiagram;
import java.util.Map;

/** Prints the diagram of a piece, as a framed board if the terminal can show one. */
public final class DiagramPrinter {
  private static final int INDENT = 2;
  private static final String MARGIN = " ".repeat(INDENT);

  /** The symbols that are replaced by drawings; the others are letters and stay. */
  private static final Map<Character, Character> DRAWN =
      Map.of(
          MoveDiagram.PIECE,
          '\u25c6',
          MoveDiagram.NOTHING,
          '\u00b7',
          '#',
          '\u25cf',
          '+',
          '\u25cb',
          'x',
          '\u00d7');

  private final Screen screen;
  private final boolean unicode;

  public DiagramPrinter(Screen screen) {
    this.screen = screen;
    this.unicode = screen.terminal().unicode();
  }

  public void print(MoveDiagram diagram) {
    String edge = unicode ? "\u2500".repeat(2 * diagram.rows().size() + 1) : "";
    if (unicode) {
      screen.line(MARGIN + "\u250c" + edge + "\u2510");
    }
    diagram.rows().forEach(row -> screen.line(MARGIN + framed(row)));
    if (unicode) {
      screen.line(MARGIN + "\u2514" + edge + "\u2518");
    }
    diagram
        .legend()
        .forEach(
            (symbol, meaning) -> screen.labelled(INDENT, style(symbol), drawn(symbol), meaning));
    diagram
        .further()
        .forEach(
            (symbol, words) ->
                screen.paragraph(INDENT, "some squares with " + drawn(symbol) + " also: " + words));
    diagram.notes().forEach(note -> screen.paragraph(INDENT, note));
  }

  private String framed(String row) {
    StringBuilder line = new StringBuilder(unicode ? "\u2502 " : "");
    for (int i = 0; i < row.length(); i++) {
      char symbol = row.charAt(i);
      line.append(i == 0 ? "" : " ").append(screen.styled(style(symbol), drawn(symbol)));
    }
    return line + (unicode ? " \u2502" : "");
  }

  private String drawn(char symbol) {
    return String.valueOf(unicode ? DRAWN.getOrDefault(symbol, symbol) : symbol);
  }

  private static Style style(char symbol) {
    return switch (symbol) {
      case MoveDiagram.PIECE -> Style.PIECE;
      case MoveDiagram.NOTHING -> Style.NOTHING;
      case '#' -> Style.MOVES_OR_CAPTURES;
      case '+' -> Style.MOVES;
      case 'x' -> Style.CAPTURES;
      default -> Style.OTHER;
    };
  }
}
