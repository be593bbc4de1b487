package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Span;
import java.util.List;
import java.util.Optional;

/**
 * A move as it is written: modifiers, an atom, and what follows the atom.
 *
 * @param modifiers the lower-case letters in front of the atom, the {@code a}s among them
 * @param atom the atom's letter
 * @param extension the {@code X} behind it
 * @param doubling the same letter again behind it
 * @param range the range behind it
 */
record Term(
    List<Letter> modifiers,
    Letter atom,
    Optional<Letter> extension,
    Optional<Letter> doubling,
    Optional<Range> range) {

  /**
   * A written range.
   *
   * @param number how many steps at the most; 0 for unlimited
   * @param star whether it is {@code *} instead
   * @param span where it stands
   */
  record Range(int number, boolean star, Span span) {}

  Term {
    modifiers = List.copyOf(modifiers);
  }

  /** Where the whole move stands. */
  Span span() {
    Span span = modifiers.isEmpty() ? atom.span() : modifiers.get(0).span().to(atom.span());
    span = extension.map(Letter::span).map(span::to).orElse(span);
    span = doubling.map(Letter::span).map(span::to).orElse(span);
    return range.map(Range::span).map(span::to).orElse(span);
  }
}
