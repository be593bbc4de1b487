package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.Offers;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Reports an operator that does not stand directly behind a leg. What stands in front of it belongs
 * elsewhere: the direction letters and {@code e} behind it, and the letters about the whole move in
 * front of the term ("only allowed in front of a complete path", seed 004). As that is not the
 * whole of the rules, only what can be read is offered.
 */
final class MisplacedOperator {
  /** Letters about the step that follows an operator. */
  private static final String OF_STEP = "fblrsvahe";

  /** Letters about the whole move. */
  private static final String OF_MOVE = "mcik";

  private final String text;
  private final ProblemLog log;
  private final Offers offers;

  MisplacedOperator(String text, ProblemLog log, Offers offers) {
    this.text = text;
    this.log = log;
    this.offers = offers;
  }

  /**
   * Reports it.
   *
   * @param run all letters and signs between two legs
   * @param operator the one that is not the first of them
   * @param place where prefixes of the whole move stand, in front of its first leg
   */
  void report(List<Letter> run, Letter operator, int place) {
    char first = run.get(0).value();
    if (first == '-' && run.get(1).value() == '-') {
      reportDoubleDash(run);
    } else if (Operators.isOperator(first)) {
      log.add(
          ProblemCode.MISPLACED_OPERATOR,
          operator.span(),
          "'" + operator.value() + "' is a second operator between the same two legs",
          offers
              .sound(operator.span(), "")
              .or(() -> withOne(run))
              .or(() -> withoutAll(run))
              .orElse("one operator stands between two legs, as in \"W-F\""));
    } else {
      log.add(
          ProblemCode.MISPLACED_OPERATOR,
          operator.span(),
          "the operator '" + operator.value() + "' must stand directly behind the leg before",
          sorted(run, operator, place)
              .or(() -> withAtom(run, operator))
              .or(() -> withoutAll(run))
              .orElse("put the letters in front of it where they belong, such as \"mW-rF\""));
    }
  }

  /** Offers each of several operators alone. */
  private Optional<String> withOne(List<Letter> run) {
    return run.stream()
        .map(letter -> String.valueOf(letter.value()))
        .distinct()
        .flatMap(operator -> offers.sound(Letter.span(run), operator).stream())
        .reduce((one, other) -> one + " or " + other);
  }

  private void reportDoubleDash(List<Letter> run) {
    int dashes = Letter.lastAlike(run, 0) + 1;
    Span span = Letter.span(run.subList(0, dashes));
    Optional<String> mended =
        run.size() == dashes
            ? offers.sound(span, "-a").map(offer -> "to go on in any direction " + offer)
            : offers.sound(span, "-").map(offer -> "the letters behind '-' say where: " + offer);
    log.add(
        ProblemCode.OTHER_DIALECT,
        Letter.span(run.subList(0, 2)),
        "\"--\" belongs to BEX",
        mended
            .or(() -> withoutAll(run))
            .orElse("between two legs \"-a\" goes on in any direction here"));
  }

  /** Offers the letters in front of an operator where they belong, if all of them have a place. */
  private Optional<String> sorted(List<Letter> run, Letter operator, int place) {
    List<Letter> letters = run.subList(0, run.indexOf(operator));
    String ofStep = shown(letters, letter -> OF_STEP.indexOf(letter.value()) >= 0);
    String ofMove = shown(letters, letter -> OF_MOVE.indexOf(letter.value()) >= 0);
    if (ofStep.length() + ofMove.length() < letters.size() || saysMore(ofMove, place)) {
      return Optional.empty();
    }
    Span span = new Span(place, operator.index() + 1);
    String legs = text.substring(place, run.get(0).index());
    return offers.sound(span, ofMove + legs + operator.value() + ofStep);
  }

  /** Offers the atom in front once more: {@code mRc+R} is perhaps {@code mRcR+R}, the cannon. */
  private Optional<String> withAtom(List<Letter> run, Letter operator) {
    int before = run.get(0).index() - 1;
    return before >= 0 && Character.isUpperCase(text.charAt(before))
        ? offers
            .sound(new Span(operator.index(), operator.index()), text.substring(before, before + 1))
            .map(offer -> "if the letters in front of it are about another move, " + offer)
        : Optional.empty();
  }

  /**
   * Returns whether the whole move would say something that nobody wrote: that the piece is royal,
   * or with {@code mc} nothing at all.
   */
  private boolean saysMore(String ofMove, int place) {
    int start = place;
    while (start > 0 && Character.isLowerCase(text.charAt(start - 1))) {
      start--;
    }
    String prefixes = text.substring(start, place) + ofMove;
    return ofMove.indexOf('k') >= 0
        || (!ofMove.isEmpty() && prefixes.indexOf('m') >= 0 && prefixes.indexOf('c') >= 0);
  }

  private static String shown(List<Letter> letters, Predicate<Letter> wanted) {
    return letters.stream()
        .filter(wanted)
        .map(letter -> String.valueOf(letter.value()))
        .collect(Collectors.joining());
  }

  /** Offers nothing in place of a run that leads nowhere. */
  private Optional<String> withoutAll(List<Letter> run) {
    Span span = Letter.span(run);
    boolean ended = span.end() == text.length() || text.charAt(span.end()) == ')';
    return ended ? offers.sound(span, "") : Optional.empty();
  }
}
