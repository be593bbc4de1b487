package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;
import io.github.betza.processor.notation.bex.modifier.BexModifierTable;
import io.github.betza.processor.notation.bex.modifier.BexModifiers;
import io.github.betza.processor.notation.bex.sequence.BexAtoms;
import io.github.betza.processor.notation.direction.NameProblems;
import io.github.betza.processor.notation.modifier.ModifierTable;
import io.github.betza.processor.notation.modifier.RepeatedModifierCheck;
import java.util.List;

/** Recognises constructs of other dialects, or of none. */
final class ForeignBexReporter {
  /** The base moves, for notes. */
  static final String ALL_BASES = "the atoms of BEX are " + BexAtoms.LETTERS + " and (N,M)";

  private static final String SIGNS = "-+*=,()[]0123456789";

  private ForeignBexReporter() {}

  /** Returns whether a character other than a letter has no meaning in any dialect. */
  static boolean isNoSign(char c) {
    return SIGNS.indexOf(c) < 0;
  }

  /**
   * Returns whether all modifiers belong to this dialect, each written once; reports the first one
   * that does not.
   */
  static boolean areKnown(BexModifiers modifiers, ProblemLog log) {
    ModifierTable table = BexModifierTable.TABLE;
    List<Letter> letters = modifiers.letters();
    if (letters.stream().anyMatch(letter -> table.isUnknownReported(letter, log))) {
      return false;
    }
    int errors = log.errors();
    new RepeatedModifierCheck(table)
        .sort(
            letters,
            table::isDirection,
            letter -> new RepeatedModifierCheck(table).report(letter, log));
    return log.errors() == errors
        && !NameProblems.isLonelyHReported(modifiers.directionRuns(), false, "", log);
  }

  /** Reports a capital that is not a base move. */
  static void reportAtom(Letter letter, ProblemLog log) {
    Advice advice =
        switch (letter.value()) {
          case 'C' -> Advice.suggest(log.edited(letter.span(), "L", "the (1,3) leaper"));
          case 'Z' -> Advice.suggest(log.edited(letter.span(), "J", "the (2,3) leaper"));
          case 'I' -> Advice.suggest(log.edited(letter.span(), "H", "the (0,3) leaper"));
          case 'P' -> Advice.note("the orthodox pawn is \"imfW2+mfW+cfF=Q,R,B,N\"");
          case 'E' -> Advice.note("the elephant is \"nA\"");
          case 'M' -> Advice.note("the mao is \"mW-F\"");
          default -> Advice.NONE;
        };
    log.add(
        ProblemCode.UNKNOWN_ATOM,
        letter.span(),
        "'" + letter.value() + "' is not an atom of BEX",
        advice.noting(ALL_BASES));
  }

  /** Suggests an exact range for the "W-3" of EXTENDED. */
  private static Advice exactly(Span span, ProblemLog log) {
    String before = log.notation().substring(0, span.start());
    String digits = span.of(log.notation());
    Advice note = Advice.note("write the number after the move that it repeats");
    return before.matches(".*[A-Z)]-") && digits.matches("[2-9]")
        ? Advice.suggest(
                log.edited(
                    new Span(span.start() - 1, span.end()), "0" + digits, "exactly so many steps"))
            .noting(note.note())
        : note;
  }

  private static void skipRange(BexCursor cursor) {
    while (cursor.at('*') || cursor.atDigit()) {
      cursor.skip(1);
    }
  }

  /** Returns whether the sign here is the head of an arrow. */
  private static boolean isArrow(BexCursor cursor) {
    int before = cursor.position() - 1;
    return cursor.at('>') && before >= 0 && "-=".indexOf(cursor.text().charAt(before)) >= 0;
  }

  /** Reports a sign that cannot begin a move. */
  static void reportSign(BexCursor cursor) {
    ProblemLog log = cursor.log();
    int start = cursor.position();
    char c = cursor.peek();
    // A range after an unreadable text is part of the same mistake.
    if (log.hasErrorUpTo(start) && (cursor.atDigit() || c == '*')) {
      skipRange(cursor);
    } else if (cursor.atDigit()) {
      Span span = cursor.digits();
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "this number has no move before it",
          exactly(span, log));
    } else if (c == '*') {
      // The following characters belong to the same range, or to the text in its place.
      skipRange(cursor);
      Span range = cursor.since(start);
      log.add(
          ProblemCode.MISPLACED_STAR,
          range,
          "'*' must come right after a move",
          "write '*' after the move that it repeats");
    } else if (c == '?' || c == '!') {
      cursor.fail(
          ProblemCode.OTHER_DIALECT,
          Span.at(start),
          "'" + c + "' hops in EXTENDED, and has no meaning in BEX",
          "write hoppers with 'p' or 'g', such as \"pR\" or \"gQ\"");
    } else if (isArrow(cursor)) {
      Span arrow = new Span(start - 1, start + 1);
      cursor.fail(
          ProblemCode.MISPLACED_PROMOTION,
          arrow,
          "write promotion with '='",
          Advice.suggest(log.edited(arrow, "=")));
    } else {
      Span span = UnknownSigns.at(cursor.text(), start);
      cursor.skip(span.length());
      UnknownSigns.report(span, "BEX", log);
    }
  }
}
