package io.github.betza.play.protocol;

/**
 * A message that XBoard shows its user in a window. It does not wrap lines, but if the text begins
 * with two backslashes, a backslash and an n end a line.
 */
final class XBoardNote {
  private static final int WIDTH = 80;
  private static final String ESCAPES = "\\\\";
  private static final String LINE_END = "\\n";

  private XBoardNote() {}

  /**
   * Returns the command that shows a text.
   *
   * @param command {@code telluser} or {@code tellusererror}
   */
  static String of(String command, String text) {
    String shown = Output.clean(text);
    boolean isPlain = shown.length() <= WIDTH && !shown.startsWith(ESCAPES);
    return command + " " + (isPlain ? shown : ESCAPES + wrapped(shown));
  }

  private static String wrapped(String text) {
    StringBuilder all = new StringBuilder();
    int column = 0;
    for (String word : text.split(" ", -1)) {
      boolean fits = column + 1 + word.length() <= WIDTH;
      all.append(column == 0 ? "" : fits ? " " : LINE_END);
      column = column > 0 && fits ? column + 1 + word.length() : word.length();
      all.append(word.replace("\\", "\\\\"));
    }
    return all.toString();
  }
}
