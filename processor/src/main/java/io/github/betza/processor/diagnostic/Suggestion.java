package io.github.betza.processor.diagnostic;

/**
 * A text to write instead of one with a mistake. When it is shown, it is known to be right: it can
 * be read, and brings no new warning.
 *
 * @param text the whole text, corrected
 * @param reason what it changes, or why; empty if the message says so
 * @param isGuess whether it was found by search, and is not known to whatever found the mistake
 * @param isOtherPiece whether it moves otherwise than a notation that can be read as it is
 */
public record Suggestion(String text, String reason, boolean isGuess, boolean isOtherPiece) {
  /** Longer texts are not shown. */
  private static final int LONGEST = 120;

  /** Makes a suggestion that the message explains. */
  public Suggestion(String text) {
    this(text, "");
  }

  /** Makes a suggestion that is known. */
  public Suggestion(String text, String reason) {
    this(text, reason, false);
  }

  /** Makes a suggestion that is no other piece than the notation. */
  public Suggestion(String text, String reason, boolean isGuess) {
    this(text, reason, isGuess, false);
  }

  /** Returns the same suggestion for another reason. */
  public Suggestion because(String other) {
    return new Suggestion(text, other, isGuess, isOtherPiece);
  }

  /** Returns the same suggestion as one that makes another piece of the notation. */
  public Suggestion ofOtherPiece() {
    return new Suggestion(text, reason, isGuess, true);
  }

  /** Returns the reason, and whether it is another piece, or the empty string. */
  public String explanation() {
    String other = isOtherPiece ? "another piece" : "";
    return reason + (reason.isEmpty() || other.isEmpty() ? "" : "; ") + other;
  }

  /** Returns the same suggestion as one of several things that may be meant. */
  public Suggestion guessed() {
    return new Suggestion(text, reason, true);
  }

  /** Returns whether a text is short enough to be shown, and there is something of it. */
  public static boolean isShown(String text) {
    return !text.isEmpty() && text.length() <= LONGEST;
  }

  /** Returns the words that offer it. */
  String worded() {
    return "write \"" + text + '"' + (explanation().isEmpty() ? "" : " (" + explanation() + ")");
  }
}
