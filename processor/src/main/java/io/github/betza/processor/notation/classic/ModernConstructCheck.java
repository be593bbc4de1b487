package io.github.betza.processor.notation.classic;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.LeapNumbers;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;

/**
 * Reports every character of a notation that Betza did not use, with the dialect that does. An
 * operator ends the reading, because the rest is meant for another dialect.
 */
final class ModernConstructCheck {
  private static final String ATOMS = "WFDNAHCLZJGKRBQ";
  private static final String LATER_ATOMS = "OUIX";

  private final String text;
  private final ProblemLog log;
  private int position;

  private ModernConstructCheck(String text, ProblemLog log) {
    this.text = text;
    this.log = log;
  }

  static boolean isAtom(char c) {
    return ATOMS.indexOf(c) >= 0;
  }

  static void report(String text, ProblemLog log) {
    ModernConstructCheck constructs = new ModernConstructCheck(text, log);
    while (constructs.position < text.length()) {
      constructs.next();
    }
  }

  private void next() {
    char c = text.charAt(position);
    if (isModifier(c)) {
      int end = position;
      while (end < text.length() && isModifier(text.charAt(end))) {
        end++;
      }
      ClassicModifierCheck.report(text, new Span(position, end), log);
      position = end;
    } else if (c >= 'A' && c <= 'Z') {
      atom();
    } else if (isRange(c)) {
      rangeCharacters(); // The reader of terms reports it.
    } else if (UnknownSigns.isOperator(c)) {
      operator(c);
      position = text.length();
    } else {
      unknown();
    }
  }

  private void atom() {
    char atom = text.charAt(position);
    int start = position++;
    while (atom == 'X' && text.startsWith("X", position)) {
      position++;
    }
    Span span = new Span(start, position);
    if (LATER_ATOMS.indexOf(atom) >= 0) {
      log.add(
          ProblemCode.MODERN_ATOM,
          span,
          "'" + atom + "' is not an atom of CLASSIC",
          "remove it, or set dialect = Dialect.XBETZA, which has it");
      rangeCharacters();
    } else if (ATOMS.indexOf(atom) < 0) {
      log.add(
          ProblemCode.UNKNOWN_ATOM,
          span,
          "'" + atom + "' is not an atom",
          "the atoms are W F D N A H C L Z J G K R B Q");
      rangeCharacters();
    } else {
      range(atom);
    }
  }

  private void range(char atom) {
    boolean doubled = position < text.length() && text.charAt(position) == atom;
    position += doubled ? 1 : 0;
    Span span = rangeCharacters();
    String range = span.of(text);
    boolean betzas = range.isEmpty() || (range.length() == 1 && "0*".indexOf(range) < 0);
    if (!betzas) {
      boolean slides = "RBQ".indexOf(atom) >= 0;
      log.add(
          ProblemCode.MODERN_RANGE,
          span,
          "\"" + span.shortened(text) + "\" is not a range of CLASSIC, which has the digits 1 to 9",
          range.matches("0+")
              ? Advice.suggest(
                  log.edited(
                      span, slides || doubled ? "" : String.valueOf(atom), "any number of steps"))
              : range.matches("0+[1-9]")
                  ? Advice.suggest(log.edited(span, range.substring(range.length() - 1)))
                  : Advice.note(
                      "write a digit from 1 to 9, or set dialect = Dialect.XBETZA, which has "
                          + "larger ranges and '*'"));
    }
  }

  private Span rangeCharacters() {
    int start = position;
    while (position < text.length() && isRange(text.charAt(position))) {
      position++;
    }
    return new Span(start, position);
  }

  private void operator(char c) {
    if (LeapNumbers.areAt(text, position)) {
      log.add(
          ProblemCode.MODERN_ATOM,
          new Span(position, LeapNumbers.end(text, position)),
          "CLASSIC has letters for leaps, not numbers",
          "write the letter, such as N for (1,2); or set dialect = "
              + "Dialect.XBETZA, which has leaps by numbers");
      return;
    }
    log.add(
        ProblemCode.OTHER_DIALECT,
        Span.at(position),
        "'" + c + "' belongs to another dialect than CLASSIC",
        switch (c) {
          case '-' ->
              "'-' joins steps in EXTENDED and BEX; in CLASSIC write moves one after another";
          case '+' ->
              "'+' hops in EXTENDED and adds a move in BEX; in CLASSIC write \"WF\" for \"W+F\"";
          case '?', '!' ->
              "only EXTENDED has it, for hops; in CLASSIC write moves one after another";
          case '(', ')' -> "EXTENDED and BEX have groups; in CLASSIC write \"mWmF\" for \"m(WF)\"";
          case '[', ']' -> "XBETZA and BEX have brackets; in CLASSIC write moves one after another";
          default -> "only BEX has it, for promotion; in CLASSIC write moves one after another";
        });
  }

  private void unknown() {
    Span span = UnknownSigns.at(text, position);
    position = span.end();
    UnknownSigns.report(span, "CLASSIC", log);
  }

  private static boolean isModifier(char c) {
    return c >= 'a' && c <= 'z';
  }

  private static boolean isRange(char c) {
    return (c >= '0' && c <= '9') || c == '*';
  }
}
