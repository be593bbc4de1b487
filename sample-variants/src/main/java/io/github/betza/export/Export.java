package io.github.betza.export;

import java.util.List;

/**
 * A game in the format of another program.
 *
 * @param text the text for the program; empty if it cannot play the game at all
 * @param sentences the rules that the text cannot express, or that the program plays otherwise, a
 *     sentence for each
 */
public record Export(String text, List<String> sentences) {
  public Export {
    sentences = List.copyOf(sentences);
  }

  /** Returns an export of a game that the program cannot play. */
  public static Export none(String reason) {
    return new Export("", List.of(reason));
  }
}
