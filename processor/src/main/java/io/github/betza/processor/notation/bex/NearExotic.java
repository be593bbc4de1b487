package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Offers;
import io.github.betza.processor.notation.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the exotic effects from which brackets differ by a single sign. */
final class NearExotic {
  private static final List<String> EFFECTS =
      List.of("ca", "cw", "cj", "cl", "ci", "cc", "cu", "cr", "xi", "x!i", "xw", "xo");

  /** If more than these come into question, none is likelier than the others. */
  private static final int MOST_OFFERED = 3;

  private NearExotic() {}

  /**
   * Returns the help that offers them, where the text can be read then.
   *
   * @param span where the brackets stand
   */
  static Optional<String> offer(Span span, String text, Offers offers) {
    Optional<String> named = named(span, text, offers);
    if (named.isPresent()) {
      return named;
    }
    // The first letter may have slipped out of the brackets.
    boolean out = span.start() > 0 && "cx".indexOf(text.charAt(span.start() - 1)) >= 0;
    Span all = out ? new Span(span.start() - 1, span.end()) : span;
    String inside = all.of(text).replaceFirst("\\[", "").replaceFirst("]$", "");
    int move = 0;
    while (move < inside.length() && !Character.isUpperCase(inside.charAt(move))) {
      move++;
    }
    String written = inside.substring(0, move);
    String rest = inside.substring(move);
    List<String> near =
        EFFECTS.stream()
            .filter(effect -> isNear(effect, written))
            .flatMap(
                effect ->
                    Stream.of("[" + effect + rest + "]", "[" + effect + "]" + rest)
                        .flatMap(brackets -> offers.sound(all, brackets).stream()))
            .distinct()
            .limit(MOST_OFFERED + 1L)
            .toList();
    return near.isEmpty() || near.size() > MOST_OFFERED
        ? Optional.empty()
        : Optional.of(near.stream().collect(Collectors.joining(" or ")));
  }

  /** Offers the brackets around the name that stands in front of them: {@code cr[K]}. */
  private static Optional<String> named(Span span, String text, Offers offers) {
    return EFFECTS.stream()
        .filter(effect -> text.startsWith(effect, span.start() - effect.length()))
        .flatMap(
            effect ->
                offers
                    .sound(
                        new Span(span.start() - effect.length(), span.end()),
                        "[" + effect + text.substring(span.start() + 1, span.end()))
                    .stream())
        .findFirst();
  }

  /** Returns whether one text becomes the other by at most one sign put in, left out or changed. */
  private static boolean isNear(String one, String other) {
    int same = 0;
    int shorter = Math.min(one.length(), other.length());
    while (same < shorter && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    int longer = Math.max(one.length(), other.length());
    int behind = 0;
    while (behind < shorter - same
        && one.charAt(one.length() - 1 - behind) == other.charAt(other.length() - 1 - behind)) {
      behind++;
    }
    return longer - same - behind <= 1;
  }
}
