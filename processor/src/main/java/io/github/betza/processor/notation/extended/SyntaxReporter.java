package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.UnknownSigns;
import io.github.betza.processor.notation.UnpairedBracket;
import java.util.List;

/** Reports the problems of a notation that cannot be parsed. */
record SyntaxReporter(String text, ProblemLog log) {
  private static final String TWO_LEGS = "write it between two atoms, as in \"W-F\"";

  RefusedTextException unpaired(int parenthesis) {
    UnpairedBracket.report(
        parenthesis, "write the other parenthesis, or remove this one", "EXTENDED", log);
    return new RefusedTextException();
  }

  RefusedTextException emptyGroup(Span span) {
    return new RefusedTextException(
        log,
        ProblemCode.EMPTY_GROUP,
        span,
        "the group is empty",
        "write moves between the parentheses, or remove them");
  }

  RefusedTextException tooDeep(int open, int deepest) {
    return new RefusedTextException(
        log,
        ProblemCode.NESTED_TOO_DEEPLY,
        Span.at(open),
        "groups are nested more than " + deepest + " deep",
        "remove groups around a single move");
  }

  /** Reports an operator at the beginning of a term, or among its prefixes. */
  RefusedTextException operatorWithoutLeg(List<Letter> run, Letter operator) {
    int start = run.get(0).index();
    if (start > 0 && text.charAt(start - 1) != '(') {
      return misplaced(operator);
    } else {
      return new RefusedTextException(
          log,
          ProblemCode.OPERATOR_WITHOUT_LEG,
          operator.span(),
          "'" + operator.value() + "' joins two steps, but the one before it is missing",
          TWO_LEGS);
    }
  }

  /** Reports an operator that is not at the beginning of its run. */
  void refuseLaterOperator(List<Letter> run) {
    for (int i = 1; i < run.size(); i++) {
      if (ChainOperators.isOperator(run.get(i).value())) {
        throw misplaced(run.get(i));
      }
    }
  }

  /**
   * Reports an operator that is not directly after a leg: only direction letters and {@code e} may
   * follow it, and letters for the whole move are written before the term (seed 004).
   */
  private RefusedTextException misplaced(Letter operator) {
    return new RefusedTextException(
        log,
        ProblemCode.MISPLACED_OPERATOR,
        operator.span(),
        "'"
            + operator.value()
            + "' joins two steps, so it must come right after an atom, number or group",
        "put letters such as 'm' before the whole move, and directions after "
            + "the operator, as in \"mW-rF\"");
  }

  /** Reports prefixes without an atom, or another text in the place of a term. */
  RefusedTextException noAtomAfter(List<Letter> run, int index) {
    if (isEnd(index)) {
      return new RefusedTextException(
          log,
          ProblemCode.MISSING_ATOM,
          Letter.span(run),
          "\"" + Letter.span(run).shortened(text) + "\" must come before an atom",
          "write an atom there, as in \"fmW\"");
    } else if (Character.isDigit(text.charAt(index)) && text.charAt(index) <= '9') {
      return new RefusedTextException(
          log,
          ProblemCode.EXPONENT_WITHOUT_ATOM,
          Span.at(index),
          "this number has no atom or group before it",
          "write the number after an atom or a group, as in \"W3\"");
    } else {
      return foreign(index);
    }
  }

  /** Reports an operator without an operand. */
  RefusedTextException noOperandAfter(List<Letter> run, int index) {
    if (isEnd(index)) {
      return new RefusedTextException(
          log,
          ProblemCode.MISSING_OPERAND,
          Letter.span(run),
          "'" + run.get(0).value() + "' joins two steps, but the one after it is missing",
          TWO_LEGS);
    } else {
      return foreign(index);
    }
  }

  private boolean isEnd(int index) {
    return index == text.length() || text.charAt(index) == ')';
  }

  /** Reports a character that cannot begin anything in this dialect. */
  private RefusedTextException foreign(int index) {
    char c = text.charAt(index);
    if ("[]*,=".indexOf(c) < 0) {
      UnknownSigns.report(UnknownSigns.at(text, index), "EXTENDED", log);
      return new RefusedTextException();
    }
    Advice note =
        Advice.note(
            switch (c) {
              case ',' -> "write moves one after another, without a sign between them";
              case '=' -> "only BEX has promotion in the notation; remove it";
              default -> "EXTENDED joins steps without brackets: \"FtR\" for \"[F?R]\"";
            });
    return new RefusedTextException(
        log,
        ProblemCode.OTHER_DIALECT,
        Span.at(index),
        "'" + c + "' belongs to another dialect than EXTENDED",
        c == '*' ? Advice.suggest(log.edited(Span.at(index), "0", "any number of steps")) : note);
  }

  /** Returns the number of an exponent after a run; an invalid number is reported. */
  int number(List<Letter> run, Span span) {
    String digits = span.of(text);
    String plain = Digits.withoutZeros(digits);
    if (plain.length() > 2) {
      throw new RefusedTextException(
          log,
          ProblemCode.RANGE_TOO_LARGE,
          span,
          "the number " + span.shortened(text) + " is larger than 99",
          Advice.suggest(log.edited(span, "0", "any number of steps"))
              .noting("write a number up to 99"));
    }
    if (plain.length() < digits.length()) {
      throw new RefusedTextException(
          log,
          ProblemCode.MISPLACED_RANGE,
          span,
          "a number after an atom cannot begin with 0",
          Advice.suggest(
              Digits.areExactInBex(digits) && run.isEmpty()
                  ? log.edited(span, "-" + plain, "exactly so many steps")
                  : log.edited(span, plain)));
    }
    return Integer.parseInt(digits);
  }
}
