package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cuts a notation into its parts. It goes once over the text. A construct of another dialect ends
 * the reading, because everything behind it would be misread and reported in vain.
 */
final class TermScanner {
  private final Cursor cursor;
  private final ProblemLog log;
  private final Strays strays;
  private final List<Part> parts = new ArrayList<>();
  private List<Letter> modifiers = new ArrayList<>();
  private Optional<Repetition> repetition = Optional.empty();
  private boolean lost;

  private TermScanner(String text, ProblemLog log) {
    this.cursor = new Cursor(text);
    this.log = log;
    this.strays = new Strays(cursor, log);
  }

  /** Returns the parts of a notation; what does not belong to one is reported. */
  static List<Part> scan(String text, ProblemLog log) {
    TermScanner scanner = new TermScanner(text, log);
    while (!scanner.cursor.atEnd() && !scanner.lost) {
      scanner.scanNext();
    }
    if (!scanner.lost) {
      scanner.end();
    }
    return scanner.parts;
  }

  /** Reports modifiers behind the last atom; not those with a stray among them, which is enough. */
  private void end() {
    if (modifiers.isEmpty()) {
      return;
    }
    Span span = spanOfModifiers();
    if (log.hasErrorUpTo(cursor.text().length())) {
      // The sign behind them, which nobody knows, stands in place of their atom.
      return;
    }
    if (repetition.isPresent() || span.length() == modifiers.size()) {
      strays.danglingAtEnd(modifiers, span);
    }
  }

  private void scanNext() {
    char c = cursor.peek();
    if (Cursor.isModifier(c)) {
      modifiers.add(cursor.next());
    } else if (Cursor.isCapital(c)) {
      Optional<Term> term = new AtomScanner(cursor, log).scan(modifiers, repetition);
      term.ifPresent(parts::add);
      forgetModifiers();
    } else if (cursor.atNumbers()) {
      new AtomScanner(cursor, log).scanNumbers(modifiers, repetition).ifPresent(parts::add);
      forgetModifiers();
    } else if (cursor.atDigit() || c == '*') {
      scanRange();
    } else if (c == '[') {
      scanBracket();
    } else if (c == '(') {
      scanGroup();
    } else if (UnknownSigns.isOperator(c)) {
      lost = true;
      OtherDialects.report(cursor.text(), cursor.position(), log);
    } else {
      strays.unknown();
    }
  }

  /** Reads a range behind no atom. At the end of a text it is the atom in front that is missing. */
  private void scanRange() {
    if (!modifiers.isEmpty() && cursor.isLast(Digits.RANGE)) {
      cursor.runOf(Digits.RANGE);
    } else if (cursor.atDigit()) {
      strays.range();
    } else {
      strays.star();
    }
  }

  private void scanBracket() {
    repetition.ifPresent(
        group ->
            log.add(
                ProblemCode.REPETITION_IN_BRACKET,
                group.span(),
                "no group can be repeated in front of a bracket, which names every leg with its"
                    + " atom",
                "write the legs out, as in \"[W?fW?fW]\""));
    BracketScanner scanner = new BracketScanner(cursor, log);
    Optional<Bracket> bracket = scanner.scan(modifiers);
    if (repetition.isEmpty()) {
      bracket.ifPresent(parts::add);
    }
    lost = scanner.isLost();
    forgetModifiers();
  }

  private void scanGroup() {
    int open = cursor.position();
    int end = RepetitionScanner.endOfModifiers(cursor.text(), open + 1);
    if (end == cursor.text().length()) {
      lost = true;
      log.add(
          ProblemCode.UNBALANCED_GROUP,
          Span.at(open),
          "'(' opens a group that is not closed",
          "put ')' behind the legs that are repeated, as in \"(paf)3R\"");
    } else if (cursor.text().charAt(end) == '(') {
      lost = true;
      log.add(
          ProblemCode.REPETITION_TWICE,
          Span.at(end),
          "a group stands in a group, but only one can be repeated in a move",
          "write the rounds of one group out: \"pafpaf\" for two rounds of \"(paf)\"");
    } else if (cursor.text().charAt(end) != ')') {
      lost = true;
      OtherDialects.report(cursor.text(), open, log);
    } else {
      repetition = new RepetitionScanner(cursor, log).scan(modifiers, repetition);
    }
  }

  private void forgetModifiers() {
    modifiers = new ArrayList<>();
    repetition = Optional.empty();
  }

  private Span spanOfModifiers() {
    Span letters = Letter.span(modifiers);
    return repetition.isPresent() ? letters.to(repetition.get().span()) : letters;
  }
}
