package io.github.betza.processor.variant.check;

import io.github.betza.model.GameModel;
import io.github.betza.model.Promotion;
import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.OfRule;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.variant.Symbols;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Checks lists of letters that name the pieces of a rule. */
record LettersCheck(VariantFacts facts) {
  /** A small letter after another; lists of letters have none. */
  private static final Pattern WORD = Pattern.compile("[A-Za-z][a-z]");

  /**
   * Returns the problems of a list, which must contain at least one letter, each only once, and
   * only letters of pieces.
   */
  List<Diagnostic> check(AnnotationPlace place, String letters) {
    if (letters.isEmpty()) {
      return List.of(
          new Diagnostic(
              ProblemCode.UNKNOWN_LETTER, place, "no letter of a piece is given", known()));
    }
    List<Diagnostic> problems = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    for (Span span : Symbols.spans(letters)) {
      String symbol = span.of(letters);
      int count = counts.merge(symbol, 1, Integer::sum);
      boolean isUnknown = facts.kindOf(symbol) == 0 && !isOwnForm(symbol, place);
      if (isUnknown && count == 1) {
        String message = "no piece of the game has the letter '" + symbol + "'";
        problems.add(
            new Diagnostic(ProblemCode.UNKNOWN_LETTER, place, message, instead(symbol)).at(span));
      } else if (!isUnknown && count == 2) {
        String message = "the letter '" + symbol + "' is repeated";
        problems.add(new Diagnostic(ProblemCode.REPEATED_RULE, place, message, "").at(span));
      }
    }
    // The letters of a word are one mistake.
    boolean isWord = WORD.matcher(letters).find() && !problems.isEmpty();
    return isWord ? problems.subList(0, 1) : problems;
  }

  /** Returns whether it is a plus alone, which means the promoted form of each piece. */
  private static boolean isOwnForm(String symbol, AnnotationPlace place) {
    return symbol.equals("+")
        && place instanceof OfRule rule
        && rule.rules().equals(GameModel.PROMOTIONS.name())
        && rule.member().equals(Promotion.TO.name());
  }

  private String instead(String symbol) {
    return symbol.startsWith("+") && facts.kindOf(symbol.substring(1)) != 0
        ? "nest a type with letter = '" + symbol.charAt(1) + "', promoted = true"
        : known()
            + (symbol.startsWith("+") ? "" : "; or add a piece with letter = '" + symbol + "'");
  }

  private String known() {
    return "write one of the letters of the game: " + Symbols.known(facts);
  }
}
