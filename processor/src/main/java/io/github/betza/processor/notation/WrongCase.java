package io.github.betza.processor.notation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Offers a notation with one of its letters in the other case. In all dialects atoms are capitals,
 * and what modifies or joins them is small, so that a slip of the shift key makes an atom of a
 * modifier or the other way round.
 */
final class WrongCase {
  /** In longer texts no such letter is looked for. */
  private static final int LONGEST = 60;

  /** More letters than these are not tried, so that the work is bounded. */
  private static final int MOST_TRIED = 12;

  /** What a letter in the wrong case is taken for. */
  private static final Set<ProblemCode> CODES =
      Set.of(
          ProblemCode.MISSING_ATOM,
          ProblemCode.MISSING_OPERAND,
          ProblemCode.UNKNOWN_ATOM,
          ProblemCode.UNKNOWN_MODIFIER,
          ProblemCode.MODIFIER_NOT_FOR_ATOM,
          ProblemCode.MODIFIER_NEEDS_CONTINUATION,
          ProblemCode.MISPLACED_OPERATOR,
          ProblemCode.OPERATOR_WITHOUT_LEG,
          ProblemCode.UNKNOWN_EXOTIC,
          ProblemCode.OTHER_DIALECT);

  /** What names all that is possible, for somebody may have meant something else. */
  private static final Set<ProblemCode> KEPT =
      Set.of(ProblemCode.UNKNOWN_ATOM, ProblemCode.UNKNOWN_EXOTIC, ProblemCode.OTHER_DIALECT);

  private final String notation;
  private final Function<String, Reading> reader;

  WrongCase(String notation, Function<String, Reading> reader) {
    this.notation = notation;
    this.reader = reader;
  }

  /**
   * Returns a reading that offers such a text for its only error, if there is just one that is
   * right.
   */
  Reading settled(Reading reading) {
    List<Problem> errors = reading.problems().stream().filter(Problem::isError).toList();
    if (errors.size() != 1 || !CODES.contains(errors.get(0).code())) {
      return reading;
    }
    Problem error = errors.get(0);
    if (error.code() == ProblemCode.OTHER_DIALECT && error.span().length() == 1) {
      // A single letter has its meaning in the other dialect; in brackets it is an exotic effect.
      return reading;
    }
    return only(place(error))
        .filter(mended -> error.offers().stream().map(Offer::text).noneMatch(mended.text()::equals))
        .map(mended -> new Reading(Optional.empty(), List.of(offering(mended, error))))
        .orElse(reading);
  }

  /** Returns the text with a letter of some place in the other case, if only one is right. */
  Optional<Spelling> only(Span place) {
    if (notation.length() > LONGEST) {
      return Optional.empty();
    }
    List<Spelling> right =
        IntStream.range(place.start(), place.end())
            .limit(MOST_TRIED)
            .filter(index -> Character.isLetter(notation.charAt(index)))
            .mapToObj(this::mended)
            .filter(mended -> isRight(mended.text()))
            .limit(2)
            .toList();
    return right.size() == 1 ? Optional.of(right.get(0)) : Optional.empty();
  }

  /** An operator stands wrong because of the letter in front of it, a leg's end for that behind. */
  private Span place(Problem error) {
    Span span = error.span();
    if (error.code() == ProblemCode.MODIFIER_NEEDS_CONTINUATION) {
      return new Span(span.start(), Math.min(span.end() + 1, notation.length()));
    }
    boolean operator =
        error.code() == ProblemCode.MISPLACED_OPERATOR
            || error.code() == ProblemCode.OPERATOR_WITHOUT_LEG;
    return operator && span.start() > 0 ? new Span(span.start() - 1, span.end()) : span;
  }

  private Spelling mended(int index) {
    char letter = notation.charAt(index);
    boolean small = Character.isLowerCase(letter);
    char other = small ? Character.toUpperCase(letter) : Character.toLowerCase(letter);
    String text = notation.substring(0, index) + other + notation.substring(index + 1);
    String why = small ? "as atoms are capitals, " : "as only atoms are capitals, ";
    return new Spelling(text, why + Offer.of(text));
  }

  private boolean isRight(String text) {
    Reading reading = reader.apply(text);
    return reading.isSound() && reading.problems().isEmpty();
  }

  /** What was offered before is kept where it can be read as it is, without a warning. */
  private Problem offering(Spelling mended, Problem error) {
    if (error.code() == ProblemCode.MODIFIER_NOT_FOR_ATOM) {
      return error.withHelp(error.help() + "; or, " + mended.help());
    }
    if (KEPT.contains(error.code())) {
      return error.withHelp(mended.help() + "; " + error.help());
    }
    boolean kept =
        error.offers().stream().filter(Offer::whole).map(Offer::text).anyMatch(this::isRight);
    return error.withHelp(kept ? error.help() + "; or, " + mended.help() : mended.help());
  }
}
