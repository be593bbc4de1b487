package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;

/** Words the problems of a notation that cannot be parsed. */
final class SyntaxProblems {
  private final String text;
  private final ProblemLog log;

  SyntaxProblems(String text, ProblemLog log) {
    this.text = text;
    this.log = log;
  }

  void unopened(int index) {
    log.add(
        ProblemCode.UNBALANCED_GROUP,
        Span.at(index),
        "')' closes a group that was never opened",
        "write '(' where the group begins, or leave it out");
  }

  void unclosed(int open) {
    log.add(
        ProblemCode.UNBALANCED_GROUP,
        Span.at(open),
        "the group that begins here is never closed",
        "write ')' where it ends, or leave it out");
  }

  void emptyGroup(Span span) {
    log.add(
        ProblemCode.EMPTY_GROUP,
        span,
        "the group is empty",
        "put the moves that belong to it between the parentheses, or leave it out");
  }

  void tooDeep(int open, int deepest) {
    log.add(
        ProblemCode.NESTED_TOO_DEEPLY,
        Span.at(open),
        "more than " + deepest + " groups stand in one another",
        "leave out parentheses that group nothing");
  }

  /** Reports an operator at the beginning of a term, or among its prefixes. */
  void operatorWithoutLeg(List<Letter> run, Letter operator) {
    int start = run.get(0).index();
    if (start > 0 && text.charAt(start - 1) != '(') {
      reportMisplaced(run, operator);
      return;
    }
    log.add(
        ProblemCode.OPERATOR_WITHOUT_LEG,
        operator.span(),
        "'" + operator.value() + "' joins two legs, but none stands in front of it",
        "an operator stands between two legs, as in \"W-F\"");
  }

  /**
   * Reports an operator that does not stand directly behind a leg: only direction letters and
   * {@code e} may follow it, and letters about the whole move stand in front of the term (seed
   * 004).
   */
  private void reportMisplaced(List<Letter> run, Letter operator) {
    char first = run.get(0).value();
    if (first == '-' && run.get(1).value() == '-') {
      log.add(
          ProblemCode.OTHER_DIALECT,
          Letter.span(run.subList(0, 2)),
          "\"--\" belongs to BEX",
          "between two legs \"-a\" goes on in any direction here");
    } else if (Operators.isOperator(first)) {
      log.add(
          ProblemCode.MISPLACED_OPERATOR,
          operator.span(),
          "'" + operator.value() + "' is a second operator between the same two legs",
          "one operator stands between two legs, as in \"W-F\"");
    } else {
      log.add(
          ProblemCode.MISPLACED_OPERATOR,
          operator.span(),
          "the operator '" + operator.value() + "' must stand directly behind the leg before",
          "put the letters in front of it where they belong, such as \"mW-rF\"");
    }
  }

  /** Reports an operator that does not stand at the beginning of its run. */
  void refuseLaterOperator(List<Letter> run) {
    for (int i = 1; i < run.size(); i++) {
      if (Operators.isOperator(run.get(i).value())) {
        reportMisplaced(run, run.get(i));
        return;
      }
    }
  }

  /** Reports prefixes without an atom, or whatever else stands where a term should begin. */
  void noAtomBehind(List<Letter> run, int index) {
    boolean ended = index == text.length() || text.charAt(index) == ')';
    if (ended) {
      Span span = Letter.span(run);
      log.add(
          ProblemCode.MISSING_ATOM,
          span,
          "there is no atom behind \"" + shown(run) + "\"",
          "each move ends with an atom, as in \"fmW\"");
    } else if (Character.isDigit(text.charAt(index)) && text.charAt(index) <= '9') {
      log.add(
          ProblemCode.EXPONENT_WITHOUT_ATOM,
          Span.at(index),
          "the number does not stand behind an atom or a group",
          "put it behind one, such as \"W3\"");
    } else {
      ForeignText.report(text, index, log);
    }
  }

  /** Reports an operator without anything that it could lead to. */
  void noOperandBehind(List<Letter> run, int index) {
    boolean ended = index == text.length() || text.charAt(index) == ')';
    if (!ended) {
      ForeignText.report(text, index, log);
      return;
    }
    log.add(
        ProblemCode.MISSING_OPERAND,
        Letter.span(run),
        "'" + run.get(0).value() + "' goes on to another leg, but none follows",
        "an operator stands between two legs, as in \"W-F\"");
  }

  /** Returns the number of an exponent behind a run; what is wrong with it is reported. */
  int number(List<Letter> run, Span span) {
    String digits = span.of(text);
    String plain = Digits.withoutZeros(digits);
    if (plain.length() > 2) {
      log.add(
          ProblemCode.RANGE_TOO_LARGE,
          span,
          "the exponent " + span.shortened(text) + " is larger than 99",
          mustGoOn(run)
              ? Advice.note("write a smaller number, as far as the board goes")
              : Advice.suggest(log.edited(span, "0", "any number of steps")));
      return 0;
    }
    if (plain.length() < digits.length()) {
      boolean exact = Digits.areExactInBex(digits);
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "an exponent does not begin with 0"
              + (exact ? "; \"" + digits + "\" is an exact number in BEX" : ""),
          Advice.suggest(
              exact && !mustGoOn(run) ? exactly(run, span, plain) : log.edited(span, plain)));
      return 0;
    }
    return Integer.parseInt(digits);
  }

  /** Whether an exponent has an operator that cannot be repeated without limit. */
  private static boolean mustGoOn(List<Letter> run) {
    char first = run.isEmpty() ? Operators.THEN : run.get(0).value();
    return Operators.isOperator(first) && first != Operators.THEN;
  }

  /**
   * Suggests the exponent for an exact number of BEX. Its operator stands in front of directions.
   */
  private Suggestion exactly(List<Letter> run, Span span, String number) {
    Span all = run.isEmpty() ? span : run.get(0).span().to(span);
    String letters = all.of(text).substring(0, all.length() - span.length());
    String directions = letters.startsWith("t") ? letters.substring(1) : letters;
    return log.edited(all, "-" + directions + number, "exactly so many steps");
  }

  private String shown(List<Letter> run) {
    return Letter.span(run).shortened(text);
  }
}
