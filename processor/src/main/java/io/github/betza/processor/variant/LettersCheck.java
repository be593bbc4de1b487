package io.github.betza.processor.variant;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.AnnotationPlace.In;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Checks lists of letters that name the pieces a rule is about. */
final class LettersCheck {
  /** Small letters behind another; lists of letters have none. */
  private static final Pattern WORD = Pattern.compile("[A-Za-z][a-z]");

  private static final Pattern SIGNS = Pattern.compile("[^A-Za-z]+");

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
    Optional<String> names = words ? named(letters) : Optional.empty();
    Optional<String> meant = names.or(() -> meant(letters));
    if (meant.isPresent()) {
      return List.of(
          unknown(
              place,
              letters,
              firstUnknown.orElseThrow(),
              "write \"" + meant.get() + "\": capital letters with nothing between them"));
    }
    if (words) {
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
                    ProblemCode.REPEATED_RULE,
                    place,
                    "the letter '" + symbol + "' is given twice",
                    "write it once")
                .at(span));
      }
    }
    return problems;
  }

  /** Returns whether a plus stands alone where it means the promoted form of each piece. */
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

  /** Returns the letters of pieces that are meant by their names. */
  private Optional<String> named(String letters) {
    List<Optional<String>> symbols =
        SIGNS
            .splitAsStream(letters)
            .filter(name -> !name.isEmpty())
            .map(
                name ->
                    facts.pieces().stream()
                        .filter(piece -> isName(piece, name))
                        .map(PieceFacts::symbol)
                        .findFirst())
            .toList();
    return symbols.stream().allMatch(Optional::isPresent)
        ? Optional.of(
            symbols.stream().flatMap(Optional::stream).distinct().collect(Collectors.joining()))
        : Optional.empty();
  }

  private static boolean isName(PieceFacts piece, String name) {
    return name.equalsIgnoreCase(piece.typeName()) || name.equalsIgnoreCase(piece.name());
  }

  /** Returns the letters of pieces that are meant by small ones, or by ones with signs between. */
  private Optional<String> meant(String letters) {
    String capitals =
        Symbols.split(letters.replaceAll("[^A-Za-z+]", "").toUpperCase(Locale.ROOT)).stream()
            .distinct()
            .collect(Collectors.joining());
    boolean known = Symbols.split(capitals).stream().allMatch(each -> facts.kindOf(each) != 0);
    return known && !capitals.isEmpty() && firstUnknown(letters).isPresent()
        ? Optional.of(capitals)
        : Optional.empty();
  }

  private Optional<Span> firstUnknown(String letters) {
    return Symbols.spans(letters).stream()
        .filter(span -> facts.kindOf(span.of(letters)) == 0)
        .findFirst();
  }
}
