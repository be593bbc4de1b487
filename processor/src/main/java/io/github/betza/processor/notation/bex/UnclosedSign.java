package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Offers;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reports a {@code (} or {@code [} that is never closed. It is looked for before anything else is
 * read, because what stands in place of its other sign would be misread.
 */
final class UnclosedSign {
  /** How many places behind an opening sign are tried for its other. */
  private static final int TRIED = 12;

  /** Whoever wrote one of these did not mean a closing sign. */
  private static final String OPERATORS = "+-=,";

  private static final Pattern RANGE = Pattern.compile("(\\*|[0-9]+)$");

  private final String text;
  private final ProblemLog log;
  private final String closing;
  private final int open;

  private UnclosedSign(String text, ProblemLog log, String closing, int open) {
    this.text = text;
    this.log = log;
    this.closing = closing;
    this.open = open;
  }

  /**
   * Returns whether there was one, in a text in which every closing sign closes something.
   *
   * @param isTooLarge whether nothing is wrong with a text but its size; then nothing is offered
   *     for it, because what could be read would be another move
   */
  static boolean isReported(String text, ProblemLog log, Predicate<String> isTooLarge) {
    int bracket = Balance.unclosed(text, '[', ']');
    int group = Balance.unclosed(text, '(', ')');
    if (bracket >= 0) {
      new UnclosedSign(text, log, "]", bracket)
          .report(
              ProblemCode.UNBALANCED_BRACKET,
              "the bracket that begins here is not closed",
              isTooLarge.test(text + "]"));
    } else if (group >= 0) {
      new UnclosedSign(text, log, ")", group)
          .report(
              ProblemCode.UNBALANCED_GROUP,
              "the group that begins here is not closed",
              isTooLarge.test(text + ")"));
    }
    return bracket >= 0 || group >= 0;
  }

  /**
   * Reports a sign that is closed too late: it is read up to what closes a sign around it, and what
   * closes it follows there.
   */
  static void reportCrossed(Span opening, Cursor cursor) {
    boolean bracket = opening.of(cursor.text()).equals("[");
    String closing = bracket ? "]" : ")";
    String other = bracket ? ")" : "]";
    Span both = new Span(cursor.position(), cursor.position() + 2);
    String inFront = "in front of the '" + other + "'";
    cursor.fail(
        bracket ? ProblemCode.UNBALANCED_BRACKET : ProblemCode.UNBALANCED_GROUP,
        opening,
        (bracket ? "the bracket" : "the group") + " that begins here is not closed " + inFront,
        (cursor.at(other + closing)
                ? cursor.log().offers().sound(both, closing + other)
                : Optional.<String>empty())
            .orElse("write '" + closing + "' " + inFront));
  }

  private void report(ProblemCode code, String message, boolean tooLarge) {
    String where = "write '" + closing + "' where it ends";
    if (tooLarge) {
      log.add(code, Span.at(open), message, where);
      return;
    }
    log.add(
        code,
        Span.at(open),
        message,
        closed()
            .map(offer -> where + ": " + offer)
            .or(this::leftOut)
            .orElse(where + ", or leave it out"));
  }

  /** Offers to leave out the opening sign, or a later one, so that what closes that closes this. */
  private Optional<String> leftOut() {
    return IntStream.range(open, text.length())
        .filter(at -> text.charAt(at) == text.charAt(open))
        .mapToObj(at -> log.offers().sound(Span.at(at), ""))
        .flatMap(Optional::stream)
        .findFirst();
  }

  /** Returns where the range begins with which the text ends. */
  private int beforeRange() {
    Matcher range = RANGE.matcher(text);
    return range.find(open + 1) ? range.start() : text.length();
  }

  /**
   * Offers the other sign: in front of a range, at the end, or at the first place, or instead of
   * something there.
   */
  private Optional<String> closed() {
    Offers offers = log.offers();
    int end = text.length();
    // A group is written for the range behind it; a bracket has none.
    int range = closing.equals(")") ? beforeRange() : end;
    int last = Math.min(end, open + TRIED);
    Stream<Span> places = IntStream.rangeClosed(open + 2, last).mapToObj(at -> new Span(at, at));
    Stream<Span> letters =
        IntStream.range(Math.min(open + 2, last), last)
            .filter(at -> OPERATORS.indexOf(text.charAt(at)) < 0)
            .mapToObj(Span::at);
    return Stream.of(
            Stream.of(
                new Span(range, range),
                new Span(end, end),
                new Span(Math.max(open + 1, end - 1), end)),
            places,
            letters)
        .flatMap(spans -> spans)
        .flatMap(span -> offers.sound(span, closing).stream())
        .findFirst();
  }
}
