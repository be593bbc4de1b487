package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.LeapNumbers;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.path.spec.Atom;
import java.util.List;
import java.util.Optional;

/** A part of a notation. The piece has the moves of all parts. */
public sealed interface XBetzaPart {
  /** The most legs of one move. */
  int MOST_LEGS = 64;

  /** The place of the whole part. */
  Span span();

  /**
   * Returns the place of one of its legs.
   *
   * @param number the number of the leg, from 0; a number that is too large means the last leg
   */
  Span leg(int number);

  /**
   * A bracket in the text: {@code v[F?R]}.
   *
   * @param modifiers the lower-case letters before it, for the whole move
   * @param legs its legs, at least two
   * @param joiners the {@code ?} or {@code -} after every leg but the last
   * @param span its place, the modifiers included
   */
  record Bracket(List<Letter> modifiers, List<XBetzaTerm> legs, List<Letter> joiners, Span span)
      implements XBetzaPart {
    /** The joiner after which the piece may go on, or stop there. */
    public static final char MAY_STOP = '?';

    /** The joiner after which the piece must go on. */
    static final char MUST_GO_ON = '-';

    public Bracket {
      modifiers = List.copyOf(modifiers);
      legs = List.copyOf(legs);
      joiners = List.copyOf(joiners);
    }

    @Override
    public Span leg(int number) {
      return legs.get(Math.min(number, legs.size() - 1)).span();
    }

    static boolean isJoiner(char c) {
      return c == MAY_STOP || c == MUST_GO_ON;
    }

    /** Returns whether the move may end after a leg before the last. */
    public boolean mayStopAfter(int leg) {
      return joiners.get(leg).value() == MAY_STOP;
    }
  }

  /**
   * A move in the text, or a leg of a bracket: modifiers, an atom, and its suffixes.
   *
   * @param modifiers the lower-case letters before the atom, including every {@code a}
   * @param repetition the repeated group among the modifiers
   * @param atom the atom's letter, or the parenthesis before its numbers
   * @param numbers the leap, if the atom is written by its numbers
   * @param extension the {@code X} after it
   * @param doubling the same letter again after it
   * @param range the range after it
   */
  record XBetzaTerm(
      List<Letter> modifiers,
      Optional<XBetzaRepetition> repetition,
      Letter atom,
      Optional<Numbers> numbers,
      Optional<Letter> extension,
      Optional<Letter> doubling,
      Optional<Range> range)
      implements XBetzaPart {
    /**
     * A written range.
     *
     * @param number the most steps; 0 for unlimited
     * @param star whether it is {@code *} instead
     * @param span its place
     */
    public record Range(int number, boolean star, Span span) {}

    /**
     * A leap by its two numbers.
     *
     * @param leap the leap
     * @param span the place of its numbers, with their parentheses
     */
    public record Numbers(Atom leap, Span span) {}

    public XBetzaTerm {
      modifiers = List.copyOf(modifiers);
    }

    /** Returns the place of the atom, without its suffixes. */
    public Span atomSpan() {
      return numbers.map(Numbers::span).orElse(atom.span());
    }

    /** Returns the atom as in the text, in quotation marks; numbers with the longer part first. */
    public String atomName() {
      return numbers
          .map(written -> "\"" + LeapNumbers.of(written.leap()) + "\"")
          .orElse("'" + atom.value() + "'");
    }

    @Override
    public Span span() {
      Span span = modifiers.isEmpty() ? atomSpan() : modifiers.get(0).span().to(atomSpan());
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

    /** In a repeated group the place of a single round is unknown. */
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
          : atomSpan();
    }
  }
}
