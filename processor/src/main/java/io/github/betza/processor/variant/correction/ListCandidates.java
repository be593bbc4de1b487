package io.github.betza.processor.variant.correction;

import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.correction.LookAlikes;
import io.github.betza.processor.variant.PieceFacts;
import io.github.betza.processor.variant.Squares;
import io.github.betza.processor.variant.VariantFacts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Candidates for a list of letters or squares with a mistake. */
final class ListCandidates {
  private ListCandidates() {}

  /** Returns lists for pieces that are given by names, by small letters, or with separators. */
  static List<ValueCandidate> ofLetters(String text, VariantFacts facts) {
    List<ValueCandidate> all = new ArrayList<>();
    String reason = "capital letters without separators";
    String latin = LookAlikes.replacedInWords(text);
    all.add(ValueCandidate.known(latin, ""));
    named(latin, facts).ifPresent(letters -> all.add(ValueCandidate.known(letters, reason)));
    String letters = latin.replaceAll("[^A-Za-z+]", "").toUpperCase(Locale.ROOT);
    all.add(ValueCandidate.known(letters, reason));
    return all;
  }

  private static Optional<String> named(String text, VariantFacts facts) {
    List<Optional<String>> symbols =
        Arrays.stream(text.split("[^A-Za-z]+", -1))
            .filter(name -> !name.isEmpty())
            .map(name -> symbol(name, facts))
            .toList();
    return symbols.stream().allMatch(Optional::isPresent)
        ? Optional.of(
            symbols.stream().flatMap(Optional::stream).distinct().collect(Collectors.joining()))
        : Optional.empty();
  }

  private static Optional<String> symbol(String name, VariantFacts facts) {
    return facts.pieces().stream()
        .filter(
            piece -> name.equalsIgnoreCase(piece.typeName()) || name.equalsIgnoreCase(piece.name()))
        .map(PieceFacts::symbol)
        .findFirst();
  }

  /**
   * Returns corrected sets of squares: written with capitals, with other signs than spaces and
   * hyphens, or with words; with a surplus or misplaced letter; or with squares beyond the board
   * moved to its edge.
   */
  static List<ValueCandidate> ofSquares(String text, VariantFacts facts, List<Span> errors) {
    List<ValueCandidate> all = new ArrayList<>();
    String latin = LookAlikes.replacedInWords(text);
    all.add(ValueCandidate.known(latin, ""));
    String plain =
        latin
            .toLowerCase(Locale.ROOT)
            .replaceAll("[,;/\\p{Z}]|\\b(rank|file|square)s?\\b", " ")
            .replaceAll("\\s*([-\u2010-\u2015\u2212]|\\.{2,3})\\s*", "-")
            .strip()
            .replaceAll("\\s+", " ");
    boolean recased = plain.equalsIgnoreCase(text);
    all.add(ValueCandidate.known(plain, recased ? "small letters" : "separate squares by spaces"));
    for (Span error : errors) {
      for (int i = error.start(); i < error.end(); i++) {
        // The name of a square does not become a file or a rank.
        boolean isDoubled = i > error.start() && text.charAt(i) == text.charAt(i - 1);
        if (isDoubled || !Squares.areOnSome(error.of(text))) {
          all.add(ValueCandidate.of(text, new Edit(Span.at(i), ""), ValueCandidate.POSSIBLE));
        }
        if (i + 1 < error.end()) {
          all.add(ValueCandidate.exchanged(text, i));
        }
      }
    }
    all.add(
        new ValueCandidate(onBoard(text, facts), ValueCandidate.POSSIBLE, "", Optional.empty()));
    return all;
  }

  /** Returns squares of a larger board, each moved to the edge of this one. */
  private static String onBoard(String text, VariantFacts facts) {
    return Squares.items(text).stream()
        .map(item -> Squares.nearest(facts.geometry(), item.of(text)))
        .collect(Collectors.joining(" "));
  }

  /** Returns a list without its surplus items, if it can then be read. */
  static List<ValueCandidate> without(String text, List<Span> errors) {
    return errors.stream()
        .map(error -> new Edit(withBlanks(text, error), ""))
        .map(edit -> ValueCandidate.of(text, edit, ValueCandidate.POSSIBLE))
        .toList();
  }

  /** Returns an item with the blanks before it, or after the first. */
  private static Span withBlanks(String text, Span item) {
    int start = text.substring(0, item.start()).stripTrailing().length();
    int blanks =
        text.substring(item.end()).length() - text.substring(item.end()).stripLeading().length();
    return new Span(start, start == 0 ? item.end() + blanks : item.end());
  }
}
