package io.github.betza.processor.variant;

import java.util.Locale;
import java.util.Optional;

/** Which letters are left for one of two pieces that have the same. */
final class FreeLetters {
  private static final String ALL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final VariantFacts facts;

  FreeLetters(VariantFacts facts) {
    this.facts = facts;
  }

  /** Returns what to write: where the setup has a letter that is nobody's, it is meant. */
  String help(PieceFacts first, PieceFacts second) {
    Optional<Character> awaited = awaited();
    if (awaited.isPresent()) {
      char letter = awaited.get();
      boolean isFirst = begins(first, letter) || (has(first, letter) && !has(second, letter));
      PieceFacts meant = isFirst && !begins(second, letter) ? first : second;
      return "the setup has the letter '"
          + letter
          + "', which no piece has: write letter = '"
          + letter
          + "' for "
          + meant.typeName()
          + ", if it is that one";
    }
    return free(second)
        .map(letter -> "choose another for one of them, such as '" + letter + "'")
        .orElse("all 26 are taken: make one the promoted form of another piece");
  }

  private static boolean begins(PieceFacts piece, char letter) {
    return name(piece).indexOf(letter) == 0;
  }

  private static boolean has(PieceFacts piece, char letter) {
    return name(piece).indexOf(letter) >= 0;
  }

  private static String name(PieceFacts piece) {
    return piece.typeName().toUpperCase(Locale.ROOT);
  }

  /** Returns the only letter of the setup that no piece has. */
  private Optional<Character> awaited() {
    int[] letters =
        SetupText.rows(facts)
            .toUpperCase(Locale.ROOT)
            .chars()
            .filter(letter -> ALL.indexOf(letter) >= 0 && isFree((char) letter))
            .distinct()
            .toArray();
    return letters.length == 1 ? Optional.of((char) letters[0]) : Optional.empty();
  }

  /** Returns a letter that no piece has, from the name of the piece if there is one. */
  Optional<Character> free(PieceFacts piece) {
    return (name(piece) + ALL)
        .chars()
        .filter(letter -> ALL.indexOf(letter) >= 0 && isFree((char) letter))
        .mapToObj(letter -> (char) letter)
        .findFirst();
  }

  private boolean isFree(char letter) {
    return facts.kindOf(String.valueOf(letter)) == 0;
  }
}
