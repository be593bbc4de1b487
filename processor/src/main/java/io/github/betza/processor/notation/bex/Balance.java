package io.github.betza.processor.notation.bex;

/** Finds signs that open or close nothing; those of the other kind are no part of the count. */
final class Balance {
  private Balance() {}

  /** Returns the place of the first sign that closes nothing, or -1. */
  static int unopened(String text, char opening, char closing) {
    int open = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      open += c == opening ? 1 : c == closing ? -1 : 0;
      if (open < 0) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the place of the last sign that is never closed, or -1. */
  static int unclosed(String text, char opening, char closing) {
    int closed = 0;
    for (int i = text.length() - 1; i >= 0; i--) {
      char c = text.charAt(i);
      closed += c == closing ? 1 : c == opening ? -1 : 0;
      if (closed < 0) {
        return i;
      }
    }
    return -1;
  }
}
