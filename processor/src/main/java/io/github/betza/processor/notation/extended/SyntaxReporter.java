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

/** Reports what is wrong with a notation that cannot be parsed. */
final class SyntaxReporter {
  private static final String TWO_LEGS = "an operator stands between two legs, as in \"W-F\"";

  private final String text;
  private final ProblemLog log;

  SyntaxReporter(String text, ProblemLog log) {
    this.text = text;
    this.log = log;
  }

  RefusedTextException unpaired(int parenthesis) {
    UnpairedBracket.report(parenthesis, "a group stands between '(' and ')'", log);
    return new RefusedTextException();
  }

  RefusedTextException emptyGroup(Span span) {
    return new RefusedTextException(
        log,
        ProblemCode.EMPTY_GROUP,
        span,
        "the group is empty",
        "the moves of a group stand between its parentheses");
  }

  RefusedTextException tooDeep(int open, int deepest) {
    return new RefusedTextException(
        log,
        ProblemCode.NESTED_TOO_DEEPLY,
        Span.at(open),
        "groups are nested more than " + deepest + " deep",
        "a group around a single move has no meaning");
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
          "there is no leg before the operator '" + operator.value() + "'",
          TWO_LEGS);
    }
  }

  /** Reports an operator that does not stand at the beginning of its run. */
  void refuseLaterOperator(List<Letter> run) {
    for (int i = 1; i < run.size(); i++) {
      if (ChainOperators.isOperator(run.get(i).value())) {
        throw misplaced(run.get(i));
      }
    }
  }

  /**
   * Reports an operator that does not stand directly after a leg: only direction letters and {@code
   * e} may follow it, and letters about the whole move stand before the term (seed 004).
   */
  private RefusedTextException misplaced(Letter operator) {
    return new RefusedTextException(
        log,
        ProblemCode.MISPLACED_OPERATOR,
        operator.span(),
        "the operator '" + operator.value() + "' must stand directly after a leg",
        "letters about the whole move stand before it, and directions after the operator, as in"
            + " \"mW-rF\"");
  }

  /** Reports prefixes without an atom, or whatever else stands where a term should begin. */
  RefusedTextException noAtomAfter(List<Letter> run, int index) {
    if (isEnd(index)) {
      return new RefusedTextException(
          log,
          ProblemCode.MISSING_ATOM,
          Letter.span(run),
          "there is no atom after \"" + Letter.span(run).shortened(text) + "\"",
          "each move ends with an atom, as in \"fmW\"");
    } else if (Character.isDigit(text.charAt(index)) && text.charAt(index) <= '9') {
      return new RefusedTextException(
          log,
          ProblemCode.EXPONENT_WITHOUT_ATOM,
          Span.at(index),
          "there is no atom or group before the number",
          "a number comes after what it repeats, as in \"W3\"");
    } else {
      return foreign(index);
    }
  }

  /** Reports an operator without anything that it could lead to. */
  RefusedTextException noOperandAfter(List<Letter> run, int index) {
    if (isEnd(index)) {
      return new RefusedTextException(
          log,
          ProblemCode.MISSING_OPERAND,
          Letter.span(run),
          "there is no leg after the operator '" + run.get(0).value() + "'",
          TWO_LEGS);
    } else {
      return foreign(index);
    }
  }

  private boolean isEnd(int index) {
    return index == text.length() || text.charAt(index) == ')';
  }

  /** Reports a character that begins nothing in this dialect. */
  private RefusedTextException foreign(int index) {
    char c = text.charAt(index);
    if ("[]*,=".indexOf(c) < 0) {
      UnknownSigns.report(UnknownSigns.at(text, index), "EXTENDED", log);
      return new RefusedTextException();
    }
    Advice note =
        Advice.note(
            "here \"[F?R]\" is \"FtR\", moves have no separator, and promotion has no place");
    return new RefusedTextException(
        log,
        ProblemCode.OTHER_DIALECT,
        Span.at(index),
        "'" + c + "' belongs to another dialect than EXTENDED",
        c == '*' ? Advice.suggest(log.edited(Span.at(index), "0", "any number of steps")) : note);
  }

  /** Returns the number of an exponent after a run; what is wrong with it is reported. */
  int number(List<Letter> run, Span span) {
    String digits = span.of(text);
    String plain = Digits.withoutZeros(digits);
    if (plain.length() > 2) {
      throw new RefusedTextException(
          log,
          ProblemCode.RANGE_TOO_LARGE,
          span,
          "the exponent " + span.shortened(text) + " is larger than 99",
          Advice.suggest(log.edited(span, "0", "any number of steps"))
              .noting("no board has room for so many steps"));
    }
    if (plain.length() < digits.length()) {
      throw new RefusedTextException(
          log,
          ProblemCode.MISPLACED_RANGE,
          span,
          "an exponent does not begin with 0",
          Advice.suggest(
              Digits.areExactInBex(digits) && run.isEmpty()
                  ? log.edited(span, "-" + plain, "exactly so many steps, as in BEX")
                  : log.edited(span, plain)));
    }
    return Integer.parseInt(digits);
  }
}
