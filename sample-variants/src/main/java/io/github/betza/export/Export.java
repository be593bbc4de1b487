package io.github.betza.export;

import java.util.List;

/**
 * A game as another program is told about it.
 *
 * @param text what the program reads; empty if it cannot have the game at all
 * @param omissions what the program is not told
 */
public record Export(String text, List<Omission> omissions) {
  /** Copies the list. */
  public Export {
    omissions = List.copyOf(omissions);
  }

  /** Returns an export of a game that the program cannot have. */
  public static Export none(String reason) {
    Omissions whole = new Omissions();
    whole.add(reason);
    return new Export("", whole.all());
  }

  /** Returns what the program is not told, a sentence for each. */
  public List<String> sentences() {
    return omissions.stream().map(Omission::sentence).toList();
  }
}
