package io.github.betza.processor.variant.check;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Checks lists of letters that name the pieces a rule is about. */
final class LettersCheck {
  /** A small letter after another; lists of letters have none. */
  private static final Pattern WORD = Pattern.compile("[A-Za-z][a-z]");

  private final VariantFacts facts;

  LettersCheck(VariantFacts facts) {
    this.facts = facts;
  }

  /** Returns what is wrong, unless letters are at least one, each once, and all those of pieces. */
  List<Diagnostic> check(AnnotationPlace place, String letters) {
    if (letters.isEmpty()) {
      return List.of(
          new Diagnostic(ProblemCode.UNKNOWN_LETTER, place, "no piece is named", known()));
    }
    Optional<Span> firstUnknown = firstUnknown(letters);
    boolean words = WORD.matcher(letters).find();
    if (words && firstUnknown.isPresent()) {
      // The letters of a word are one mistake.
      return List.of(unknown(place, letters, firstUnknown.orElseThrow(), known()));
    }
    List<Diagnostic> problems = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    for (Span span : Symbols.spans(letters)) {
      String symbol = span.of(letters);
      int count = counts.merge(symbol, 1, Integer::sum);
      boolean unknown =
          symbol.endsWith(" ") || (facts.kindOf(symbol) == 0 && !isOwnForm(symbol, place));
      if (unknown && count == 1) {
        problems.add(unknown(place, letters, span, instead(symbol)));
      } else if (!unknown && count == 2) {
        problems.add(
            new Diagnostic(
                    ProblemCode.REPEATED_RULE, place, "the letter '" + symbol + "' is repeated", "")
                .at(span));
      }
    }
    return problems;
  }

  /** Returns whether it is a plus alone, which means the promoted form of each piece. */
  private static boolean isOwnForm(String symbol, AnnotationPlace place) {
    return symbol.equals("+") && place.in() == In.PROMOTION && place.member().equals("to");
  }

  private static Diagnostic unknown(AnnotationPlace place, String letters, Span span, String help) {
    return new Diagnostic(
            ProblemCode.UNKNOWN_LETTER,
            place,
            "no piece of the game has the letter '" + span.of(letters) + "'",
            help)
        .at(span);
  }

  private String instead(String symbol) {
    return symbol.startsWith("+") && facts.kindOf(symbol.substring(1)) != 0
        ? "nest a type with letter = '" + symbol.charAt(1) + "', promoted = true"
        : known();
  }

  private String known() {
    return "the letters are " + Symbols.known(facts);
  }

  private Optional<Span> firstUnknown(String letters) {
    return Symbols.spans(letters).stream()
        .filter(span -> facts.kindOf(span.of(letters)) == 0)
        .findFirst();
  }
}
