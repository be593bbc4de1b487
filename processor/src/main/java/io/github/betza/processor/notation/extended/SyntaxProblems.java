package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.spec.Atom;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Words the problems of a notation that cannot be parsed. */
final class SyntaxProblems {
  /** No board is longer than this and one. */
  private static final int LONGEST_LEAP = 35;

  private static final Pattern LEAP = Pattern.compile("\\((-?)(\\d+),(-?)(\\d+)\\)");

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
        log.offer(Span.at(index), ""));
  }

  void unclosed(int open) {
    log.add(
        ProblemCode.UNBALANCED_GROUP,
        Span.at(open),
        "the group that begins here is never closed",
        log.offer(new Span(text.length(), text.length()), ")"));
  }

  void emptyGroup(Span span) {
    log.add(ProblemCode.EMPTY_GROUP, span, "the group is empty", log.offer(span, ""));
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
      misplaced(run, operator);
      return;
    }
    List<Letter> onward = run.subList(run.indexOf(operator), run.size());
    log.add(
        ProblemCode.OPERATOR_WITHOUT_LEG,
        operator.span(),
        "'" + operator.value() + "' joins two legs, but none stands in front of it",
        "put a leg there, such as \"W" + shown(onward) + "F\", or leave it out");
  }

  /** Reports an operator that does not stand at the beginning of its run. */
  void refuseLaterOperator(List<Letter> run) {
    for (int i = 1; i < run.size(); i++) {
      if (Operators.isOperator(run.get(i).value())) {
        misplaced(run, run.get(i));
        return;
      }
    }
  }

  private void misplaced(List<Letter> run, Letter operator) {
    char first = run.get(0).value();
    if (first == '-' && run.get(1).value() == '-') {
      ForeignText.reportDoubleDash(run.get(0).index(), log);
      return;
    }
    Span upTo = run.get(0).span().to(operator.span());
    String without = upTo.of(text).substring(0, upTo.length() - 1);
    boolean two = Operators.isOperator(first);
    log.add(
        ProblemCode.MISPLACED_OPERATOR,
        operator.span(),
        two
            ? "'" + operator.value() + "' is a second operator between the same two legs"
            : "the operator '" + operator.value() + "' must stand directly behind the leg before",
        two ? log.offer(operator.span(), "") : log.offer(upTo, operator.value() + without));
  }

  /** Reports prefixes without an atom, or whatever else stands where a term should begin. */
  void noAtomBehind(List<Letter> run, int index) {
    boolean ended = index == text.length() || text.charAt(index) == ')';
    if (ended) {
      Span span = span(run);
      log.add(
          ProblemCode.MISSING_ATOM,
          span,
          "there is no atom behind \"" + shown(run) + "\"",
          "put an atom there, such as \"" + shown(run) + "K\", or leave it out");
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
        span(run),
        "'" + run.get(0).value() + "' goes on to another leg, but none follows",
        "put the leg behind it, such as \"" + shown(run) + "F\", or leave it out");
  }

  /** Returns the number of an exponent; what is wrong with it is reported. */
  int number(Span span) {
    String digits = span.of(text);
    if (digits.length() > 2) {
      log.add(
          ProblemCode.RANGE_TOO_LARGE,
          span,
          "the exponent " + shortened(digits) + " is larger than 99",
          "0 stands for as many steps as one likes: " + log.offer(span, "0"));
      return 0;
    }
    if (digits.length() == 2 && digits.charAt(0) == '0') {
      log.add(
          ProblemCode.MISPLACED_RANGE,
          span,
          "an exponent does not begin with 0; \"" + digits + "\" is an exact number in BEX",
          "exactly so many steps: " + log.offer(span, "-" + digits.substring(1)));
      return 0;
    }
    return Integer.parseInt(digits);
  }

  /** Returns the leap with some coordinates, or nothing where they make none; this is reported. */
  Optional<Atom> coordinates(Span span) {
    Matcher matcher = LEAP.matcher(span.of(text));
    if (!matcher.matches()) {
      malformed(span, "a leap is written with two numbers", "write it like \"(4,1)\"");
      return Optional.empty();
    }
    int files = coordinate(matcher.group(2));
    int ranks = coordinate(matcher.group(4));
    if (!matcher.group(1).isEmpty() || !matcher.group(3).isEmpty()) {
      malformed(
          span,
          "coordinates have no sign, because the leap goes in all directions",
          log.offer(span, "(" + matcher.group(2) + "," + matcher.group(4) + ")"));
      return Optional.empty();
    }
    if (files > LONGEST_LEAP || ranks > LONGEST_LEAP) {
      malformed(span, "no leap is longer than " + LONGEST_LEAP, "no board has that many squares");
      return Optional.empty();
    }
    if (files == 0 && ranks == 0) {
      malformed(span, "\"(0,0)\" goes nowhere", "the null move is 'O': " + log.offer(span, "O"));
      return Optional.empty();
    }
    return Optional.of(Atom.leaper(Math.min(files, ranks), Math.max(files, ranks)));
  }

  private static int coordinate(String digits) {
    return digits.length() > 3 ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }

  private void malformed(Span span, String message, String help) {
    log.add(ProblemCode.MALFORMED_LEAP, span, message, help);
  }

  private static Span span(List<Letter> run) {
    return run.get(0).span().to(run.get(run.size() - 1).span());
  }

  private String shown(List<Letter> run) {
    return shortened(span(run).of(text));
  }

  private static String shortened(String run) {
    return run.length() <= 20 ? run : run.substring(0, 17) + "...";
  }
}
