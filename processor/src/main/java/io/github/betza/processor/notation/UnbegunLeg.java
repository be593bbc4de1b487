package io.github.betza.processor.notation;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Letters side by side that all stand twice on one leg, as in {@code mcfmcK}: either the letter
 * {@code a} is missing with which the next leg begins, or they have been written twice.
 */
final class UnbegunLeg {
  private static final String DIRECTIONS = "fblrsvh";

  private UnbegunLeg() {}

  /**
   * Returns the first of several errors that are about such letters, with what mends them all.
   *
   * @param reader reads another notation in the same dialect
   */
  static Optional<Problem> among(
      String notation, List<Problem> errors, Offers offers, Function<String, Reading> reader) {
    boolean sideBySide =
        IntStream.range(1, errors.size())
            .allMatch(i -> errors.get(i).span().start() == errors.get(i - 1).span().end());
    if (!sideBySide
        || !errors.stream().allMatch(error -> error.code() == ProblemCode.REPEATED_MODIFIER)) {
      return Optional.empty();
    }
    Problem first = errors.get(0);
    Span letters = first.span().to(errors.get(errors.size() - 1).span());
    int start = beginning(notation, letters.start());
    return sound(offers.corrected(new Span(start, start), "a"), reader)
        .map(offer -> "'a' begins the next leg: " + offer)
        .or(() -> sound(offers.corrected(letters, ""), reader))
        .map(first::withHelp);
  }

  /** Returns where a leg begins: with the direction letters in front of its other modifiers. */
  private static int beginning(String notation, int index) {
    int start = index;
    while (start > 0 && DIRECTIONS.indexOf(notation.charAt(start - 1)) >= 0) {
      start--;
    }
    return start;
  }

  private static Optional<String> sound(String text, Function<String, Reading> reader) {
    return Offers.isShown(text) && reader.apply(text).isSound()
        ? Optional.of(Offer.of(text))
        : Optional.empty();
  }
}
