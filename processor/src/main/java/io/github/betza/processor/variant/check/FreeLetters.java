package io.github.betza.processor.variant.check;

import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.VariantFacts;
import io.github.betza.processor.variant.setup.SetupText;
import java.util.Locale;
import java.util.Optional;

/** Which letters are left for one of two pieces that have the same. */
final class FreeLetters {
  private static final String ALL = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

  private final VariantFacts facts;

  FreeLetters(VariantFacts facts) {
    this.facts = facts;
  }

  /** Returns what to do about two pieces with one letter. */
  String help(PieceFacts piece) {
    return free(piece)
        .map(letter -> "change the letter of one of them, for example to '" + letter + "'")
        .orElse("all 26 letters are in use: make one piece the promoted form of another");
  }

  /** Returns a letter that no piece has, if there is one: of the setup, or of a piece's name. */
  Optional<Character> free(PieceFacts piece) {
    String likely = SetupText.rows(facts) + piece.typeName();
    return (likely.toUpperCase(Locale.ROOT) + ALL)
        .chars()
        .filter(letter -> ALL.indexOf(letter) >= 0)
        .mapToObj(letter -> (char) letter)
        .filter(letter -> facts.kindOf(String.valueOf(letter)) == 0)
        .findFirst();
  }
}
