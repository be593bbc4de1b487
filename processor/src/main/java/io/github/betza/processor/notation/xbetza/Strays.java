package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.List;

/** Reports characters that stand where no move can use them, and goes over them. */
final class Strays {
  private final Cursor cursor;
  private final ProblemLog log;

  Strays(Cursor cursor, ProblemLog log) {
    this.cursor = cursor;
    this.log = log;
  }

  /** Reports the digits here, which do not stand behind an atom. */
  void range() {
    Span span = cursor.digits();
    log.add(
        ProblemCode.MISPLACED_RANGE,
        span,
        "the range " + cursor.shown(span) + " does not stand behind an atom",
        log.offer(span, ""));
  }

  /** Reports the stars here, which do not stand behind an atom. */
  void star() {
    Span span = cursor.runOf("*");
    log.add(
        ProblemCode.MISPLACED_STAR,
        span,
        "the range '*' does not stand behind an atom that lacks a range",
        log.offer(span, ""));
  }

  /** Reports the characters here that no dialect uses. */
  void unknown() {
    Span span = cursor.unknown();
    int codePoint = cursor.text().codePointAt(span.start());
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

  /** Reports modifiers that no atom follows; {@code span} is where they stand. */
  void dangling(List<Letter> modifiers, Span span) {
    boolean unknown = false;
    for (Letter letter : modifiers) {
      unknown |= Modifiers.reportUnknown(letter, log);
    }
    if (unknown) {
      return;
    }
    log.add(
        ProblemCode.MISSING_ATOM,
        span,
        "there is no atom behind " + cursor.shown(span),
        "put an atom there, such as \"" + cursor.shortened(span) + "K\", or leave it out");
  }

  static Span span(List<Letter> letters) {
    return letters.get(0).span().to(letters.get(letters.size() - 1).span());
  }
}
