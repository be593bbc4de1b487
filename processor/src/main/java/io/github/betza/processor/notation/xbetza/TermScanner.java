package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cuts a notation into terms. It goes once over the text. A construct of another dialect ends the
 * reading, because everything behind it would be misread and reported in vain.
 */
final class TermScanner {
  /** No board is longer, and no path of single steps on it needs more. */
  private static final int LARGEST_RANGE = 99;

  private final String text;
  private final ProblemLog log;
  private final List<Term> terms = new ArrayList<>();
  private List<Letter> modifiers = new ArrayList<>();
  private int position;
  private boolean foreign;

  private TermScanner(String text, ProblemLog log) {
    this.text = text;
    this.log = log;
  }

  /** Returns the terms of a notation; what does not belong to one is reported. */
  static List<Term> scan(String text, ProblemLog log) {
    TermScanner scanner = new TermScanner(text, log);
    while (scanner.position < text.length() && !scanner.foreign) {
      scanner.scanNext();
    }
    if (!scanner.foreign) {
      scanner.reportDanglingModifiers();
    }
    return scanner.terms;
  }

  private void scanNext() {
    char c = text.charAt(position);
    if (c >= 'a' && c <= 'z') {
      modifiers.add(new Letter(c, position++));
    } else if (c >= 'A' && c <= 'Z') {
      scanAtom();
    } else if (isDigit(c)) {
      Span span = digits();
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "the range " + shown(span) + " does not stand behind an atom",
          log.offer(span, ""));
    } else if (c == '*') {
      Span span = runOf("*");
      log.add(
          ProblemCode.MISPLACED_STAR,
          span,
          "the range '*' does not stand behind an atom that lacks a range",
          log.offer(span, ""));
    } else if (OtherDialects.isOperator(c)) {
      foreign = true;
      OtherDialects.report(text, position, log);
    } else {
      reportUnknown();
    }
  }

  private void scanAtom() {
    Letter atom = next();
    if (atom.value() == 'X') {
      log.add(
          ProblemCode.MISPLACED_EXTENSION,
          atom.span(),
          "'X' lengthens the atom in front of it, but there is none",
          "put an atom in front, such as \"FX\" for the leap (1,4)");
      modifiers = new ArrayList<>();
      return;
    }
    Optional<Letter> extension = at('X') ? Optional.of(next()) : Optional.empty();
    Optional<Letter> doubling =
        extension.isEmpty() && at(atom.value()) ? Optional.of(next()) : Optional.empty();
    terms.add(new Term(modifiers, atom, extension, doubling, scanRange()));
    modifiers = new ArrayList<>();
  }

  private Optional<Term.Range> scanRange() {
    if (at('*')) {
      return Optional.of(new Term.Range(0, true, next().span()));
    }
    if (position == text.length() || !isDigit(text.charAt(position))) {
      return Optional.empty();
    }
    Span span = digits();
    String number = span.of(text);
    if (number.length() > 2) {
      log.add(
          ProblemCode.RANGE_TOO_LARGE,
          span,
          "the range " + shown(span) + " is larger than " + LARGEST_RANGE,
          "0 stands for as many steps as one likes: " + log.offer(span, "0"));
      return Optional.empty();
    }
    if (number.length() == 2 && number.charAt(0) == '0') {
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "a range does not begin with 0; \"" + number + "\" is an exact number of steps in BEX",
          log.offer(span, number.substring(1)));
      return Optional.empty();
    }
    return Optional.of(new Term.Range(Integer.parseInt(number), false, span));
  }

  private void reportDanglingModifiers() {
    if (modifiers.isEmpty()) {
      return;
    }
    boolean unknown = false;
    for (Letter letter : modifiers) {
      unknown |= Modifiers.reportUnknown(letter, log);
    }
    if (unknown) {
      return;
    }
    Span span = modifiers.get(0).span().to(modifiers.get(modifiers.size() - 1).span());
    log.add(
        ProblemCode.MISSING_ATOM,
        span,
        "there is no atom behind " + shown(span),
        "put an atom there, such as \"" + shortened(span) + "K\", or leave it out");
  }

  private void reportUnknown() {
    int start = position;
    while (position < text.length() && isUnknown(text.charAt(position))) {
      position++;
    }
    Span span = new Span(start, position);
    int codePoint = text.codePointAt(start);
    String what =
        codePoint == ' '
            ? "a space"
            : codePoint > ' ' && codePoint < 0x7F
                ? "'" + Character.toString(codePoint) + "'"
                : String.format("the character U+%04X", codePoint);
    log.add(
        ProblemCode.UNKNOWN_CHARACTER,
        span,
        what + " has no meaning in XBETZA",
        log.offer(span, ""));
  }

  private static boolean isUnknown(char c) {
    boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    return !letter && !isDigit(c) && c != '*' && !OtherDialects.isOperator(c);
  }

  private boolean at(char c) {
    return position < text.length() && text.charAt(position) == c;
  }

  private Letter next() {
    return new Letter(text.charAt(position), position++);
  }

  private Span digits() {
    return runOf("0123456789");
  }

  private Span runOf(String characters) {
    int start = position;
    while (position < text.length() && characters.indexOf(text.charAt(position)) >= 0) {
      position++;
    }
    return new Span(start, position);
  }

  private String shown(Span span) {
    return "\"" + shortened(span) + "\"";
  }

  private String shortened(Span span) {
    String run = span.of(text);
    return run.length() <= 20 ? run : run.substring(0, 17) + "...";
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
