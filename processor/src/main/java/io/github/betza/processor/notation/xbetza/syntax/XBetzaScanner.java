package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;
import io.github.betza.processor.notation.UnpairedBracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.Bracket;
import io.github.betza.processor.notation.xbetza.syntax.XBetzaPart.XBetzaTerm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cuts a notation into its parts, in one pass over the text. A construct of another dialect ends
 * the reading, because everything after it would be misread.
 */
public final class XBetzaScanner {
  private final XBetzaCursor cursor;
  private final ProblemLog log;
  private final StrayReporter strays;
  private final List<XBetzaPart> parts = new ArrayList<>();
  private List<Letter> modifiers = new ArrayList<>();
  private Optional<XBetzaRepetition> repetition = Optional.empty();
  private boolean lost;

  private XBetzaScanner(String text, ProblemLog log) {
    this.cursor = new XBetzaCursor(text);
    this.log = log;
    this.strays = new StrayReporter(cursor, log);
  }

  /** Returns the parts of a notation; everything else is reported. */
  public static List<XBetzaPart> scan(String text, ProblemLog log) {
    XBetzaScanner scanner = new XBetzaScanner(text, log);
    while (!scanner.cursor.atEnd() && !scanner.lost) {
      scanner.scanNext();
    }
    if (!scanner.lost) {
      scanner.end();
    }
    return scanner.parts;
  }

  /** Reports modifiers after the last atom, unless there is another mistake among them. */
  private void end() {
    if (modifiers.isEmpty()) {
      return;
    }
    Span span = spanOfModifiers();
    if (log.hasErrorUpTo(cursor.text().length())) {
      // The unknown character after them replaces their atom.
      return;
    }
    if (repetition.isPresent() || span.length() == modifiers.size()) {
      strays.danglingAtEnd(modifiers, span);
    }
  }

  private void scanNext() {
    char c = cursor.peek();
    if (XBetzaCursor.isModifier(c)) {
      modifiers.add(cursor.next());
    } else if (XBetzaCursor.isCapital(c)) {
      Optional<XBetzaTerm> term = new AtomScanner(cursor, log).scan(modifiers, repetition);
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
      ForeignOperatorReporter.report(cursor.text(), cursor.position(), log);
    } else {
      strays.unknown();
    }
  }

  /** Reads a range without an atom before it. At the end of a text the atom is missing. */
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
                "a repeated group cannot stand before a bracket",
                "write the steps of the group in the bracket, each with its atom, as in \"[W?fW?fW]\""));
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
    int end = cursor.endOfModifiers(open + 1);
    if (end == cursor.text().length()) {
      lost = true;
      UnpairedBracket.report(
          open, "write ')' after the legs that are repeated, as in \"(paf)3R\"", "XBETZA", log);
    } else if (UnknownSigns.isUnknown(cursor.text().codePointAt(end))) {
      lost = true;
      UnknownSigns.report(UnknownSigns.at(cursor.text(), end), "XBETZA", log);
    } else if (cursor.text().charAt(end) == '(') {
      lost = true;
      log.add(
          ProblemCode.REPETITION_TWICE,
          Span.at(end),
          "a repeated group cannot contain another group",
          "write one of the groups without parentheses: \"pafpaf\" for two "
              + "rounds of \"(paf)\"");
    } else if (cursor.text().charAt(end) != ')') {
      lost = true;
      ForeignOperatorReporter.report(cursor.text(), open, log);
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
