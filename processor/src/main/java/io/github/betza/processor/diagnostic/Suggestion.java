package io.github.betza.processor.diagnostic;

/**
 * A text to write instead of one with a mistake. Before it is shown, it is verified: it can be
 * read, and causes no new warning.
 *
 * @param text the whole text, corrected
 * @param reason the change, or the reason for it; empty if the message explains it
 * @param isGuess whether a search found it, and not the check that found the mistake
 * @param isOtherPiece whether it changes the moves of a notation that can already be read
 */
public record Suggestion(String text, String reason, boolean isGuess, boolean isOtherPiece) {
  /** Longer texts are not shown. */
  private static final int LONGEST = 120;

  /** Makes a suggestion that the message explains. */
  public Suggestion(String text) {
    this(text, "");
  }

  /** Makes a suggestion that is not a guess. */
  public Suggestion(String text, String reason) {
    this(text, reason, false);
  }

  /** Makes a suggestion for the same piece as the notation. */
  public Suggestion(String text, String reason, boolean isGuess) {
    this(text, reason, isGuess, false);
  }

  /** Returns the same suggestion with another reason. */
  public Suggestion because(String other) {
    return new Suggestion(text, other, isGuess, isOtherPiece);
  }

  /** Returns the same suggestion, marked as another piece than the notation. */
  public Suggestion ofOtherPiece() {
    return new Suggestion(text, reason, isGuess, true);
  }

  /** Returns the reason, and whether it is another piece, or the empty string. */
  public String explanation() {
    String other = isOtherPiece ? "another piece" : "";
    return reason + (reason.isEmpty() || other.isEmpty() ? "" : "; ") + other;
  }

  /** Returns the same suggestion, marked as a guess. */
  public Suggestion guessed() {
    return new Suggestion(text, reason, true);
  }

  /** Returns whether a text is short enough to be shown, and not empty. */
  public static boolean isShown(String text) {
    return !text.isEmpty() && text.length() <= LONGEST;
  }

  /** Returns the words that offer it. */
  String worded() {
    return "write \"" + text + '"' + (explanation().isEmpty() ? "" : " (" + explanation() + ")");
  }
}
