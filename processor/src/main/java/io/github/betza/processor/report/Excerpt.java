package io.github.betza.processor.report;

import io.github.betza.processor.diagnostic.Span;

/**
 * A notation in printable letters, with a marked span. A long notation is shown only around the
 * span, with dots for the omitted parts.
 *
 * @param text the letters shown
 * @param column the start of the span in the text, from 0
 * @param width the number of letters of the text in the span; 0 for a place between two letters
 */
record Excerpt(String text, int column, int width) {
  private static final String DOTS = "...";

  /**
   * Cuts a notation to size.
   *
   * @param notation the whole notation
   * @param span the letters to show, as many of them as fit
   * @param room the most letters to show, dots included; at least 20
   */
  static Excerpt of(String notation, Span span, int room) {
    int start = Math.min(span.start(), notation.length());
    int end = Math.min(span.end(), notation.length());
    if (widthOf(notation, 0, notation.length(), room) <= room) {
      return around(notation, 0, notation.length(), start, end);
    }
    int budget = room - 2 * DOTS.length();
    int first = start;
    int last = start;
    int used = 0;
    while (last < end && used + widthAt(notation, last) <= budget) {
      used += widthAt(notation, last++);
    }
    // The room that the span leaves is shared by the letters before and after it; if the text ends
    // on one side, the other side gets the rest.
    boolean grown = last == end;
    while (grown) {
      grown = false;
      if (first > 0 && used + widthAt(notation, first - 1) <= budget) {
        used += widthAt(notation, --first);
        grown = true;
      }
      if (last < notation.length() && used + widthAt(notation, last) <= budget) {
        used += widthAt(notation, last++);
        grown = true;
      }
    }
    return around(notation, first, last, start, Math.min(end, last));
  }

  /** Returns the line of carets for the text. */
  String carets() {
    return " ".repeat(column) + "^".repeat(Math.max(1, width));
  }

  private static Excerpt around(String notation, int first, int last, int start, int end) {
    StringBuilder text = new StringBuilder(first > 0 ? DOTS : "");
    int column = 0;
    int width = 0;
    for (int i = first; i <= last; i++) {
      if (i == start) {
        column = text.length();
      }
      if (i == end) {
        width = text.length() - column;
      }
      if (i < last) {
        text.append(Letters.literal(notation.charAt(i)));
      }
    }
    return new Excerpt(text.append(last < notation.length() ? DOTS : "").toString(), column, width);
  }

  private static int widthAt(String notation, int index) {
    return Letters.literal(notation.charAt(index)).length();
  }

  /** Returns the width of some letters; counting stops beyond the limit. */
  private static int widthOf(String notation, int from, int to, int limit) {
    int width = 0;
    for (int i = from; i < to && width <= limit; i++) {
      width += widthAt(notation, i);
    }
    return width;
  }
}
