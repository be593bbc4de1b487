package io.github.betza.processor.emit;

import io.github.betza.Dialect;
import io.github.betza.processor.Choices;
import io.github.betza.processor.dialect.Notations;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitrary;

/** Makes sound notations out of random modifiers, from the whole space that XBetza has. */
public final class RandomNotations {
  private static final List<String> DIRECTIONS =
      List.of("", "", "", "", "f", "b", "l", "r", "s", "v", "fs", "bs", "fr", "bl", "fh", "hr");
  private static final List<String> TRANSITS =
      List.of(
          "", "", "m", "c", "mc", "d", "p", "mp", "g", "y", "cp", "tp", "tc", "k", "x", "cu", "u",
          "du", "e", "eu", "te");
  private static final List<String> LANDINGS =
      List.of(
          "", "", "", "m", "c", "d", "mc", "cd", "k", "t", "e", "ce", "te", "u", "eu", "x", "p",
          "g", "cp");
  private static final List<String> MANNERS =
      List.of("", "", "", "", "", "", "n", "j", "o", "oo", "q", "z", "i", "nn");
  private static final List<String> ATOMS =
      List.of("W", "F", "D", "N", "A", "H", "C", "Z", "G", "K", "R", "B", "Q", "WX", "NX", "KK");
  private static final List<String> RANGES = List.of("", "", "", "", "2", "3", "0", "4", "*");

  private final Random random;

  /** Makes a writer that always writes the same for the same numbers. */
  public RandomNotations(Random random) {
    this.random = random;
  }

  /** Draws a notation that the grammar accepts. */
  static Arbitrary<String> sound() {
    return Choices.any()
        .map(choices -> new RandomNotations(choices).any())
        .filter(notation -> Notations.read(notation, Dialect.XBETZA).isSound());
  }

  /** Returns different notations that the grammar accepts. */
  public List<String> next(int count) {
    List<String> notations = new ArrayList<>();
    while (notations.size() < count) {
      String notation = any();
      if (!notations.contains(notation) && Notations.read(notation, Dialect.XBETZA).isSound()) {
        notations.add(notation);
      }
    }
    return notations;
  }

  private String any() {
    StringBuilder notation = new StringBuilder();
    int terms = 1 + random.nextInt(2);
    for (int i = 0; i < terms; i++) {
      int legs = 1 + random.nextInt(3);
      for (int leg = 1; leg < legs; leg++) {
        notation.append(of(DIRECTIONS)).append(of(TRANSITS)).append(of(MANNERS)).append('a');
      }
      notation.append(of(DIRECTIONS)).append(of(LANDINGS)).append(of(MANNERS));
      notation.append(of(ATOMS)).append(of(RANGES));
    }
    return notation.toString();
  }

  private String of(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }
}
