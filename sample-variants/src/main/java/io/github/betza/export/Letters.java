package io.github.betza.export;

import java.util.List;

/** Splits texts in which every letter is a separate item. */
public final class Letters {
  private Letters() {}

  /** Returns the letters of a text in their order. */
  public static List<Character> of(String text) {
    return text.chars().mapToObj(letter -> (char) letter).toList();
  }
}
