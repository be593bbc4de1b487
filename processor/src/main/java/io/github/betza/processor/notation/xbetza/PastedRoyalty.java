package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.direction.Directions;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Warns of {@code k} where it may be meant as EXTENDED reads it: {@code kK} is a royal king there
 * (seed 000); here it captures kings only (seed 003). Both dialects have {@code m} and {@code c},
 * and a piece that captures kings in one way usually captures or moves in another: so behind a move
 * that has one of these, and beside one of them in front of an atom, {@code k} is what it is here.
 */
final class PastedRoyalty {
  private PastedRoyalty() {}

  /**
   * Warns once, for whoever marks several moves of a royal piece marks one piece.
   *
   * @param isRoyalInExtended whether a notation is one of a royal piece there; it is asked only
   *     where a letter may be meant so
   */
  static void warn(List<Part> parts, Predicate<String> isRoyalInExtended, ProblemLog log) {
    List<Span> letters = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      if (!(parts.get(i) instanceof Term term) || saysWhatItTakes(term)) {
        break;
      }
      List<Letter> modifiers = term.modifiers();
      boolean first = i == 0 && modifiers.stream().skip(1).allMatch(PastedRoyalty::isDirection);
      if (!modifiers.isEmpty()
          && modifiers.get(0).value() == 'k'
          && (first || modifiers.size() == 1)) {
        letters.add(modifiers.get(0).span());
      }
    }
    if (!letters.isEmpty() && isRoyalInExtended.test(log.notation())) {
      log.add(
          ProblemCode.READ_DIFFERENTLY,
          letters.get(0),
          "'k' captures royal pieces only here, but EXTENDED reads it as royalty",
          Advice.suggest(
                  new Suggestion(without(letters, log.notation()), "with royal = true beside it"))
              .noting(
                  "royalty is a member of the annotation, royal = true; if it captures royal pieces"
                      + " only, say so with @SuppressWarnings(\"betza:read-differently\")"));
    }
  }

  private static String without(List<Span> letters, String notation) {
    StringBuilder rest = new StringBuilder(notation);
    for (int i = letters.size() - 1; i >= 0; i--) {
      rest.deleteCharAt(letters.get(i).start());
    }
    return rest.toString();
  }

  private static boolean saysWhatItTakes(Term term) {
    return term.modifiers().stream().anyMatch(letter -> "mc".indexOf(letter.value()) >= 0);
  }

  private static boolean isDirection(Letter letter) {
    return Directions.isDirection(letter.value());
  }
}
