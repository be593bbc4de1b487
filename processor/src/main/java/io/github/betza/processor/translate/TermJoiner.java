package io.github.betza.processor.translate;

import io.github.betza.Dialect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Puts terms side by side. */
final class TermJoiner {
  private TermJoiner() {}

  /** Returns texts of all terms; one may be misread where two terms run together. */
  static List<String> texts(List<String> terms, Dialect dialect) {
    List<String> sorted = terms.stream().distinct().sorted().toList();
    if (sorted.isEmpty()) {
      return List.of();
    }
    List<String> texts = new ArrayList<>();
    texts.add(String.join("", sorted));
    List<String> reversed = new ArrayList<>(sorted);
    Collections.reverse(reversed);
    texts.add(String.join("", reversed));
    if (dialect == Dialect.BEX) {
      texts.add(String.join("+", sorted));
    }
    if (dialect == Dialect.EXTENDED || dialect == Dialect.BEX) {
      texts.add("(" + String.join(")(", sorted) + ")");
    }
    return texts;
  }
}
