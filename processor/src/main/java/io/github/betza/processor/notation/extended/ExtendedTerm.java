package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.path.spec.Atom;
import java.util.List;
import java.util.Optional;

/**
 * A term: prefixes, and the chain to which they apply.
 *
 * @param prefixes the letters in front
 * @param first the first element of the chain
 * @param links the operators with the elements after them; empty if the term is not a chain
 * @param span all its letters
 */
record ExtendedTerm(List<Letter> prefixes, Element first, List<Link> links, Span span) {
  ExtendedTerm {
    prefixes = List.copyOf(prefixes);
    links = List.copyOf(links);
  }

  /** Returns whether it consists of prefixes and a group only: then it distributes. */
  boolean isPlainGroup() {
    return links.isEmpty() && first.exponents().isEmpty() && first.primary() instanceof Group;
  }

  /**
   * An operator with the next element.
   *
   * @param operator one of {@code t - + ? ! x d y}
   * @param modifiers the letters between the operator and the element
   * @param element the next element of the path
   */
  record Link(Letter operator, List<Letter> modifiers, Element element) {}

  /**
   * An atom or a group, with the exponents after it.
   *
   * @param primary the atom or group
   * @param exponents its exponents; the first one binds tightest
   * @param span all its letters
   */
  record Element(Primary primary, List<Exponent> exponents, Span span) {}

  /**
   * An exponent: the number of repetitions of an element, and the way to join them.
   *
   * @param operator the operator between them; without one it is {@code t}
   * @param modifiers the letters before the number
   * @param number the number of factors; 0 for any number
   * @param span all its letters
   */
  record Exponent(Optional<Letter> operator, List<Letter> modifiers, int number, Span span) {}

  /** The base of an exponent. */
  sealed interface Primary {
    /** Returns all its letters. */
    Span span();
  }

  /**
   * An atom that moves.
   *
   * @param atom its leap
   * @param slides whether it repeats the leap without limit: R, B and Q
   * @param span all its letters
   */
  record Leap(Atom atom, boolean slides, Span span) implements Primary {}

  /**
   * The null move, O.
   *
   * @param span its letter
   */
  record Null(Span span) implements Primary {}

  /**
   * A notation in parentheses.
   *
   * @param terms its terms, at least one
   * @param span all its letters, with the parentheses
   */
  record Group(List<ExtendedTerm> terms, Span span) implements Primary {}
}
