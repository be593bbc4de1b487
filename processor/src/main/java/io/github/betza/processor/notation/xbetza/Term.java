package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.Span;
import java.util.List;
import java.util.Optional;

/**
 * A move as it is written, or a leg of a bracket: modifiers, an atom, and what follows the atom.
 *
 * @param modifiers the lower-case letters in front of the atom, the {@code a}s among them
 * @param repetition the group among the modifiers that is repeated
 * @param atom the atom's letter
 * @param extension the {@code X} behind it
 * @param doubling the same letter again behind it
 * @param range the range behind it
 */
record Term(
    List<Letter> modifiers,
    Optional<Repetition> repetition,
    Letter atom,
    Optional<Letter> extension,
    Optional<Letter> doubling,
    Optional<Range> range)
    implements Part {

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

  @Override
  public Span span() {
    Span span = modifiers.isEmpty() ? atom.span() : modifiers.get(0).span().to(atom.span());
    if (repetition.isPresent()) {
      span = span.to(repetition.get().span());
    }
    if (extension.isPresent()) {
      span = span.to(extension.get().span());
    }
    if (doubling.isPresent()) {
      span = span.to(doubling.get().span());
    }
    return range.isPresent() ? span.to(range.get().span()) : span;
  }

  /** Of a group that is repeated it is not known which round is meant. */
  @Override
  public Span leg(int number) {
    if (repetition.isPresent()) {
      return span();
    }
    int from = 0;
    int left = number;
    for (int i = 0; i < modifiers.size(); i++) {
      if (modifiers.get(i).value() == 'a') {
        if (left == 0) {
          return i > from ? Letter.span(modifiers.subList(from, i)) : modifiers.get(i).span();
        }
        left--;
        from = i + 1;
      }
    }
    return from < modifiers.size()
        ? Letter.span(modifiers.subList(from, modifiers.size()))
        : atom.span();
  }
}
