package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reports characters that stand where no move can use them, and goes over them. */
final class Strays {
  /** How far the king goes, or a zero in place of the letter of castling. */
  private static final Pattern SQUARES = Pattern.compile("(?=.)0?(?<number>([1-9][0-9]?)?)");

  private final Cursor cursor;
  private final ProblemLog log;

  Strays(Cursor cursor, ProblemLog log) {
    this.cursor = cursor;
    this.log = log;
  }

  /** Reports the digits here, which do not stand behind an atom. */
  void range() {
    if (isBehindAtomInSmall()) {
      cursor.digits();
      return;
    }
    Span span = cursor.digits();
    log.add(
        ProblemCode.MISPLACED_RANGE,
        span,
        "the range " + cursor.shown(span) + " does not stand behind an atom",
        "write it behind an atom, as in \"W3\"");
  }

  /**
   * Returns whether the letter in front is no modifier but an atom in small, which is reported. The
   * range belongs to that atom, and is no mistake of its own.
   */
  private boolean isBehindAtomInSmall() {
    int before = cursor.position() - 1;
    return before >= 0
        && Cursor.isModifier(cursor.text().charAt(before))
        && XBetzaModifierTable.TABLE.isUnknownReported(
            new Letter(cursor.text().charAt(before), before), log);
  }

  /** Reports the stars here, which do not stand behind an atom. */
  void star() {
    if (isBehindAtomInSmall()) {
      cursor.runOf("*");
      return;
    }
    Span span = cursor.runOf("*");
    log.add(
        ProblemCode.MISPLACED_STAR,
        span,
        "the range '*' does not stand behind an atom that lacks a range",
        "write it after an atom");
  }

  /**
   * Reports the characters here that no dialect uses. What they keep away from an atom belongs to
   * it, and is no mistake of its own.
   */
  void unknown() {
    Span span = cursor.unknown();
    UnknownSigns.report(span, "XBETZA", log);
    char before = span.start() == 0 ? ' ' : cursor.text().charAt(span.start() - 1);
    if (Atoms.isKnown(before)) {
      cursor.runOf(cursor.at('X') ? "X" + Digits.RANGE : Digits.RANGE);
    } else if (before == 'X' || before == ')' || (before >= '0' && before <= '9')) {
      cursor.runOf(Digits.RANGE);
    }
  }

  /** Reports modifiers that no atom follows; {@code span} is where they stand. */
  void dangling(List<Letter> modifiers, Span span) {
    boolean unknown = false;
    for (Letter letter : modifiers) {
      unknown |= XBetzaModifierTable.TABLE.isUnknownReported(letter, log);
    }
    if (!unknown) {
      log.add(
          ProblemCode.MISSING_ATOM,
          span,
          "there is no atom behind " + cursor.shown(span),
          "put an atom there");
    }
  }

  /**
   * Reports modifiers with which the text ends, but for a number, which in {@code is2} is that of
   * castling.
   */
  void danglingAtEnd(List<Letter> modifiers, Span span) {
    Span last = modifiers.get(modifiers.size() - 1).span();
    String text = cursor.text();
    Matcher squares = SQUARES.matcher(text.substring(last.end()));
    if (isOfCastling(modifiers) && squares.matches()) {
      String castling = "O" + (squares.group("number").isEmpty() ? "2" : squares.group("number"));
      log.add(
          ProblemCode.MISSING_ATOM,
          span,
          "there is no atom behind " + cursor.shown(span),
          Advice.suggest(
              log.edited(
                  new Span(last.end(), text.length()), castling, "castling is the letter 'O'")));
    } else {
      dangling(modifiers, span);
    }
  }

  private static boolean isOfCastling(List<Letter> modifiers) {
    return modifiers.stream().anyMatch(letter -> letter.value() == 'i')
        && modifiers.stream().allMatch(XBetzaModifierTable.CASTLING::allows);
  }
}
