package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.LeapNumbers;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.TextCursor;
import io.github.betza.processor.notation.extended.ExtendedTerm.Element;
import io.github.betza.processor.notation.extended.ExtendedTerm.Exponent;
import io.github.betza.processor.notation.extended.ExtendedTerm.Group;
import io.github.betza.processor.notation.extended.ExtendedTerm.Leap;
import io.github.betza.processor.notation.extended.ExtendedTerm.Link;
import io.github.betza.processor.notation.extended.ExtendedTerm.Primary;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Parses a notation: a sequence of terms; a term is prefixes and a chain; a chain is elements
 * joined by operators; an element is an atom or a group with exponents after it.
 *
 * <p>Both ends of a run of lower-case letters and signs decide its kind. Before a number it is an
 * exponent; before an atom or a group it is an operator with directions if it begins with an
 * operator, and the prefixes of the next term otherwise. No operator is a prefix, so this is
 * unambiguous.
 *
 * <p>The parser stops at the first error, because everything after it would be misread. After an
 * unknown capital in the place of an atom it continues.
 */
final class ExtendedParser {
  private static final int DEEPEST = 40;

  private final ExtendedCursor source;
  private final ProblemLog log;
  private final SyntaxReporter problems;
  private int depth;

  private ExtendedParser(String text, ProblemLog log) {
    this.source = new ExtendedCursor(text);
    this.log = log;
    this.problems = new SyntaxReporter(text, log);
  }

  /** Returns the terms of a notation; they are valid only if no problem was reported. */
  static List<ExtendedTerm> parse(String text, ProblemLog log) {
    ExtendedParser parser = new ExtendedParser(text, log);
    List<ExtendedTerm> terms = new ArrayList<>();
    try {
      while (!parser.source.atEnd()) {
        if (parser.source.at(')')) {
          throw parser.problems.unpaired(parser.source.position());
        }
        terms.add(parser.term());
      }
    } catch (RefusedTextException refused) {
      // The log has the error.
    }
    return terms;
  }

  private ExtendedTerm term() {
    int start = source.position();
    List<Letter> prefixes = source.run();
    for (Letter letter : prefixes) {
      if (ChainOperators.isOperator(letter.value())) {
        throw problems.operatorWithoutLeg(prefixes, letter);
      }
    }
    if (!source.atPrimary()) {
      throw problems.noAtomAfter(prefixes, source.position());
    }
    Element first = element();
    List<Link> links = new ArrayList<>();
    for (Optional<Link> link = link(); link.isPresent(); link = link()) {
      links.add(link.get());
    }
    return new ExtendedTerm(prefixes, first, links, source.from(start));
  }

  /** Returns the next link of a chain, or nothing at its end. */
  private Optional<Link> link() {
    int start = source.position();
    List<Letter> run = source.run();
    if (run.isEmpty() || !ChainOperators.isOperator(run.get(0).value())) {
      if (source.atPrimary()) {
        problems.refuseLaterOperator(run);
      }
      source.backTo(start);
      return Optional.empty();
    }
    problems.refuseLaterOperator(run);
    if (!source.atPrimary()) {
      throw problems.noOperandAfter(run, source.position());
    }
    return Optional.of(new Link(run.get(0), run.subList(1, run.size()), element()));
  }

  private Element element() {
    int start = source.position();
    Primary primary = primary();
    List<Exponent> exponents = new ArrayList<>();
    for (Optional<Exponent> next = exponent(); next.isPresent(); next = exponent()) {
      exponents.add(next.get());
    }
    return new Element(primary, List.copyOf(exponents), source.from(start));
  }

  private Optional<Exponent> exponent() {
    int start = source.position();
    List<Letter> run = source.run();
    if (!source.atDigit()) {
      source.backTo(start);
      return Optional.empty();
    }
    boolean operated = !run.isEmpty() && ChainOperators.isOperator(run.get(0).value());
    problems.refuseLaterOperator(run);
    int number = problems.number(run, source.digits());
    return Optional.of(
        new Exponent(
            operated ? Optional.of(run.get(0)) : Optional.empty(),
            operated ? run.subList(1, run.size()) : run,
            number,
            source.from(start)));
  }

  private Primary primary() {
    if (source.atNumbers()) {
      return coordinates();
    }
    return source.at('(') ? group() : atom();
  }

  private Primary atom() {
    Letter letter = source.next();
    if (letter.value() == 'O') {
      return new ExtendedTerm.Null(letter.span());
    }
    Optional<Atom> atom = ExtendedAtoms.leap(letter.value());
    if (atom.isEmpty()) {
      log.add(
          ProblemCode.UNKNOWN_ATOM,
          letter.span(),
          "'" + letter.value() + "' is not an atom",
          "the atoms are " + ExtendedAtoms.LETTERS);
      return new ExtendedTerm.Null(letter.span());
    }
    return new Leap(atom.get(), ExtendedAtoms.isSlider(letter.value()), letter.span());
  }

  private Primary coordinates() {
    Span span = source.leapNumbers();
    return LeapNumbers.read(span, log)
        .<Primary>map(atom -> new Leap(atom, false, span))
        .orElseThrow(RefusedTextException::new);
  }

  private Primary group() {
    int open = source.next().index();
    if (depth == DEEPEST) {
      throw problems.tooDeep(open, DEEPEST);
    }
    depth++;
    List<ExtendedTerm> terms = new ArrayList<>();
    while (!source.at(')')) {
      if (source.atEnd()) {
        throw problems.unpaired(open);
      }
      terms.add(term());
    }
    depth--;
    source.next();
    if (terms.isEmpty()) {
      throw problems.emptyGroup(source.from(open));
    }
    return new Group(List.copyOf(terms), source.from(open));
  }

  /** A place in a notation of EXTENDED. */
  private static final class ExtendedCursor extends TextCursor {
    ExtendedCursor(String text) {
      super(text);
    }

    void backTo(int earlier) {
      position = earlier;
    }

    /** Whether an atom or a group begins here. */
    boolean atPrimary() {
      return at('(') || (position < text.length() && isCapital(text.charAt(position)));
    }

    /** Reads a leap by its numbers, and returns its place. */
    Span leapNumbers() {
      int start = position;
      position = LeapNumbers.end(text, start);
      return from(start);
    }

    /** Reads lower-case letters and operators. */
    List<Letter> run() {
      List<Letter> run = new ArrayList<>();
      while (position < text.length() && isRun(text.charAt(position))) {
        run.add(next());
      }
      return List.copyOf(run);
    }

    Span from(int start) {
      return new Span(start, position);
    }

    private static boolean isRun(char c) {
      return (c >= 'a' && c <= 'z') || ChainOperators.isOperator(c);
    }
  }
}
