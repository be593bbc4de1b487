package io.github.betza.cli.output;

/** The style of a text on a terminal, in colors that light and dark themes show. */
public enum Style {
  HEADING("1"),
  ERROR("1;31"),
  WARNING("1;35"),
  HELP("1;36"),
  CARET("1;32"),
  PIECE("1"),
  MOVES_OR_CAPTURES("32"),
  MOVES("36"),
  CAPTURES("31"),
  OTHER("35"),
  NOTHING("2");

  private static final String ESCAPE = "\u001b[";

  private final String code;

  Style(String code) {
    this.code = code;
  }

  /** Returns a text in this style. */
  String apply(String text) {
    return ESCAPE + code + "m" + text + ESCAPE + "0m";
  }
}
