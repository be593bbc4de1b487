package io.github.betza.processor.notation.xbetza.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reports characters outside moves, and skips them. */
record StrayReporter(XBetzaCursor cursor, ProblemLog log) {
  /** The number of squares of castling, or a zero instead of its letter. */
  private static final Pattern SQUARES = Pattern.compile("(?=.)0?(?<number>([1-9][0-9]?)?)");

  /** Reports the digits here, without an atom before them. */
  void range() {
    Span span = cursor.digits();
    log.add(
        ProblemCode.MISPLACED_RANGE,
        span,
        "the range " + cursor.shown(span) + " has no atom before it",
        "write the number after an atom, as in \"W3\"");
  }

  /** Reports the stars here, without an atom before them. */
  void star() {
    Span span = cursor.runOf("*");
    log.add(
        ProblemCode.MISPLACED_STAR,
        span,
        "'*' must come right after an atom without a range: \"fmW*\"",
        "write '*' after an atom, or remove it");
  }

  /** Reports the characters here, which no dialect uses. */
  void unknown() {
    UnknownSigns.report(cursor.unknown(), "XBETZA", log);
  }

  /** Reports modifiers at {@code span} without an atom after them. */
  void dangling(List<Letter> modifiers, Span span) {
    boolean unknown = false;
    for (Letter letter : modifiers) {
      unknown |= XBetzaModifierTable.TABLE.isUnknownReported(letter, log);
    }
    if (!unknown) {
      log.add(
          ProblemCode.MISSING_ATOM,
          span,
          cursor.shown(span) + " must come before an atom",
          "write an atom there, as in \"fmW\"");
    }
  }

  /**
   * Reports modifiers at the end of the text, without a number, which in {@code is2} belongs to
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
          cursor.shown(span) + " must come before an atom",
          Advice.suggest(
              log.edited(
                  new Span(last.end(), text.length()), castling, "the letter 'O' is castling")));
    } else {
      dangling(modifiers, span);
    }
  }

  private static boolean isOfCastling(List<Letter> modifiers) {
    return modifiers.stream().anyMatch(letter -> letter.value() == 'i')
        && modifiers.stream().allMatch(XBetzaModifierTable.CASTLING::allows);
  }
}
