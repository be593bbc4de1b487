package io.github.betza.export;

import java.util.List;

/**
 * A game as another program is told about it.
 *
 * @param text what the program reads; empty if it cannot have the game at all
 * @param sentences what the program is not told, or plays otherwise, a sentence for each
 */
public record Export(String text, List<String> sentences) {
  public Export {
    sentences = List.copyOf(sentences);
  }

  /** Returns an export of a game that the program cannot have. */
  public static Export none(String reason) {
    return new Export("", List.of(reason));
  }
}
