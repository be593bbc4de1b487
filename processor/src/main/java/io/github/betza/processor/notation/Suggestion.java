package io.github.betza.processor.notation;

/**
 * A notation to write instead of one with a mistake. It can be read, and brings no new warning.
 *
 * @param text the notation
 * @param reason what it changes, or why; empty where the message of the problem says so
 */
public record Suggestion(String text, String reason) {
  /** Returns the words that offer it. */
  String worded() {
    return Offer.of(text) + (reason.isEmpty() ? "" : " (" + reason + ")");
  }
}
