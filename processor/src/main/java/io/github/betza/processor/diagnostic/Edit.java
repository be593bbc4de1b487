package io.github.betza.processor.diagnostic;

/**
 * One change of a text.
 *
 * @param span the letters to replace; without letters for an insertion
 * @param replacement the new text; empty for a deletion
 */
public record Edit(Span span, String replacement) {
  /**
   * Returns the smallest edit that makes one text of another. It never splits a character that
   * consists of two chars.
   */
  public static Edit between(String from, String to) {
    int most = Math.min(from.length(), to.length());
    int start = 0;
    while (start < most && from.charAt(start) == to.charAt(start)) {
      start++;
    }
    if (start > 0 && Character.isHighSurrogate(from.charAt(start - 1))) {
      start--;
    }
    int same = 0;
    while (same < most - start
        && from.charAt(from.length() - 1 - same) == to.charAt(to.length() - 1 - same)) {
      same++;
    }
    if (same > 0 && Character.isLowSurrogate(from.charAt(from.length() - same))) {
      same--;
    }
    return new Edit(new Span(start, from.length() - same), to.substring(start, to.length() - same));
  }

  /** Returns a text with this change. */
  public String appliedTo(String text) {
    return text.substring(0, span.start()) + replacement + text.substring(span.end());
  }
}
