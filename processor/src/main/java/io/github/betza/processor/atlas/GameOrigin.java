package io.github.betza.processor.atlas;

import java.util.Objects;

/**
 * The history of a game.
 *
 * @param rules its rules in plain sentences
 * @param history its inventor and its date
 * @param page the address of a public page about it
 */
public record GameOrigin(String rules, String history, String page) {
  /**
   * Checks the texts.
   *
   * @throws NullPointerException if one is null
   * @throws IllegalArgumentException if the address is not one of the web
   */
  public GameOrigin {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(history, "history");
    if (!page.matches("https?://[^\\s<>\"']+")) {
      throw new IllegalArgumentException("no page of the web: " + page);
    }
  }

  /** Returns the paragraphs at the head of the page about the game. */
  String html() {
    return "<p class='plainly'>"
        + Html.escape(rules)
        + "</p>\n<p class='history'>"
        + Html.escape(history)
        + ". <a href='"
        + Html.escape(page)
        + "'>More about it</a></p>\n";
  }
}
