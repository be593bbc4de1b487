package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import java.util.Optional;

/**
 * A step or a slide of a path, with all its properties in the text.
 *
 * @param atom the leap
 * @param length the number of its repetitions straight on over empty squares
 * @param heading the named directions; empty for the default, which is all for the first step and
 *     the most similar one for the others
 * @param operator the operator before it; {@link #START} for the first step
 * @param passing the condition on the squares that a leap passes over
 * @param wraps whether it crosses the left and right edge of the board
 * @param equal the {@code e} that gives it the length of the step before
 * @param span the letters of its atom
 */
record ChainStep(
    Atom atom,
    Between length,
    Optional<Sector> heading,
    char operator,
    PassedSquares passing,
    boolean wraps,
    Optional<Letter> equal,
    Span span) {
  /** Instead of an operator, before the first step. */
  static final char START = ' ';

  /** Any number of steps. */
  static final Between UNLIMITED = new Between(1, Length.UNLIMITED);

  /** Returns the plain move of an atom. */
  static ChainStep of(ExtendedTerm.Leap leap) {
    return new ChainStep(
        leap.atom(),
        leap.slides() ? UNLIMITED : new Between(1, 1),
        Optional.empty(),
        START,
        PassedSquares.FREE,
        false,
        Optional.empty(),
        leap.span());
  }

  /** Returns whether its number of leaps is fixed. */
  boolean isFixed() {
    return length.least() == length.most() && equal.isEmpty();
  }

  ChainStep repeated(Between newLength) {
    return new ChainStep(atom, newLength, heading, operator, passing, wraps, equal, span);
  }

  ChainStep heading(Sector newHeading) {
    return new ChainStep(
        atom, length, Optional.of(newHeading), operator, passing, wraps, equal, span);
  }

  ChainStep after(char newOperator) {
    return new ChainStep(atom, length, heading, newOperator, passing, wraps, equal, span);
  }

  ChainStep passing(PassedSquares newPassing) {
    return new ChainStep(atom, length, heading, operator, newPassing, wraps, equal, span);
  }

  /**
   * Returns the slide in leaps of several squares over the same squares: the squares that a leap
   * passes over must be empty, as for single steps.
   */
  ChainStep stretched(int times) {
    Atom longer = new Atom(atom.near() * times, atom.far() * times, atom.symmetry());
    return new ChainStep(longer, length, heading, operator, PassedSquares.LAME, wraps, equal, span);
  }

  ChainStep wrapping() {
    return new ChainStep(atom, length, heading, operator, passing, true, equal, span);
  }

  ChainStep equalTo(Letter e) {
    return new ChainStep(atom, length, heading, operator, passing, wraps, Optional.of(e), span);
  }
}
