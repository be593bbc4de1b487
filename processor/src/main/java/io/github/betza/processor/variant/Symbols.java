package io.github.betza.processor.variant;

import io.github.betza.model.RulesByKind;
import io.github.betza.processor.diagnostic.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Lists of pieces in annotations: letters, and letters of promoted forms after a plus. */
public final class Symbols {
  private Symbols() {}

  /** Returns the symbols of the pieces of a game, with spaces between them. */
  public static String known(VariantFacts facts) {
    return facts.pieces().stream().map(PieceFacts::symbol).collect(Collectors.joining(" "));
  }

  /** Returns the parts of a list; a sign that is not a letter is a separate part. */
  public static List<String> split(String text) {
    return RulesByKind.split(text);
  }

  /** Returns the place of the last part of a list that equals a symbol. */
  public static Span last(String text, String symbol) {
    return spans(text).stream()
        .filter(span -> span.of(text).equals(symbol))
        .reduce((before, last) -> last)
        .orElseThrow();
  }

  /** Returns the place of each part of a list. */
  public static List<Span> spans(String text) {
    List<Span> spans = new ArrayList<>();
    int start = 0;
    for (String symbol : split(text)) {
      spans.add(new Span(start, start + symbol.length()));
      start += symbol.length();
    }
    return spans;
  }
}
