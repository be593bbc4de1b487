package io.github.betza.export;

import java.util.List;

/** Takes texts apart in which every letter stands for itself. */
public final class Letters {
  private Letters() {}

  /** Returns the letters of a text in their order. */
  public static List<Character> of(String text) {
    return text.chars().mapToObj(letter -> (char) letter).toList();
  }
}
