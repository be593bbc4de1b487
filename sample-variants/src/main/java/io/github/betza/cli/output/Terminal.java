package io.github.betza.cli.output;

/**
 * The properties of the place where text is shown.
 *
 * @param width the columns of a line, or {@link #ENDLESS}
 * @param colors whether it shows colors
 * @param unicode whether it shows letters beyond ASCII
 */
public record Terminal(int width, boolean colors, boolean unicode) {
  /** The width of files and pipes: their readers break lines as they like. */
  static final int ENDLESS = Integer.MAX_VALUE;

  /** A file or a pipe, whose content must not depend on where it is made. */
  public static final Terminal NONE = new Terminal(ENDLESS, false, false);

  /** The columns of a help text if lines have no end. */
  private static final int HELP_WIDTH = 80;

  /** The least number of columns of a help text. */
  private static final int LEAST_HELP_WIDTH = 55;

  /** Returns the same place with or without colors. */
  public Terminal withColors(boolean wanted) {
    return new Terminal(width, wanted, unicode);
  }

  /** Returns the columns of a help text. */
  public int helpWidth() {
    return width == ENDLESS ? HELP_WIDTH : Math.max(width, LEAST_HELP_WIDTH);
  }
}
