package io.github.betza.processor.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes one error of several where one slip explains them all. Where a text can be read once two
 * neighbours change places, or one sign is left out or another stands in its place, whatever else
 * is wrong with it comes from that.
 */
final class SingleSlip {
  /** In longer texts no slip is looked for, so that the work is bounded. */
  private static final int LONGEST = 60;

  /** What one slip brings about. More errors than these have more than one cause. */
  private static final int MOST_ERRORS = 3;

  /** So many signs that errors point at are tried to be others. */
  private static final int MOST_REPLACED = 6;

  /** What may have been meant. */
  private static final String SIGNS = "abcdefghijklmnopqrstuvxyzABCDFGHJKLMNOQRUWZ0123*+-()[]?!,=";

  private final String notation;
  private final Offers offers;
  private final List<Problem> errors;
  private final Function<String, Reading> reader;

  private SingleSlip(
      String notation, Offers offers, List<Problem> errors, Function<String, Reading> reader) {
    this.notation = notation;
    this.offers = offers;
    this.errors = errors;
    this.reader = reader;
  }

  /**
   * Returns a reading with one error in place of all of its errors, if one slip explains them.
   *
   * @param offers what has been offered for the errors: where one such offer is a text that can be
   *     read, the error that it was made for is the one
   * @param reader reads another notation in the same dialect, without a call of this method
   */
  static Reading settled(
      String notation, Reading reading, Offers offers, Function<String, Reading> reader) {
    List<Problem> errors = reading.problems().stream().filter(Problem::isError).toList();
    if (errors.size() < 2 || errors.size() > MOST_ERRORS || notation.length() > LONGEST) {
      return reading;
    }
    return errors.stream()
        .filter(error -> offers.isSoundIn(error.help()))
        .findFirst()
        .or(() -> new SingleSlip(notation, offers, errors, reader).slip())
        .map(error -> new Reading(Optional.empty(), List.of(error)))
        .orElse(reading);
  }

  private Optional<Problem> slip() {
    return Stream.concat(places(2).map(this::exchange), places(1).map(this::omission))
        .flatMap(Optional::stream)
        .findFirst()
        .or(this::replacement);
  }

  /** Returns the places of so many signs, those first that are nearest to an error. */
  private Stream<Span> places(int length) {
    List<Span> places = new ArrayList<>();
    IntStream.rangeClosed(0, notation.length() - length)
        .forEach(start -> places.add(new Span(start, start + length)));
    places.sort(Comparator.comparingInt(place -> distance(nearest(place), place)));
    return places.stream();
  }

  private Optional<Problem> exchange(Span place) {
    String signs = place.of(notation);
    return mended(place, new StringBuilder(signs).reverse().toString());
  }

  private Optional<Problem> omission(Span place) {
    return mended(place, "");
  }

  /**
   * Returns the error that points at a sign in whose place another one makes sense. Which one was
   * meant is a guess, so the help is that of the error itself.
   */
  private Optional<Problem> replacement() {
    return places(1)
        .filter(place -> distance(nearest(place), place) == 0)
        .limit(MOST_REPLACED)
        .filter(
            place ->
                SIGNS.chars().anyMatch(sign -> sound(place, Character.toString(sign)).isPresent()))
        .findFirst()
        .map(this::nearest);
  }

  private Optional<Problem> mended(Span place, String replacement) {
    return sound(place, replacement).map(text -> nearest(place).withHelp("write \"" + text + "\""));
  }

  /** Returns the text with something else at a place, if it can be read then. */
  private Optional<String> sound(Span place, String replacement) {
    return Optional.of(offers.corrected(place, replacement))
        .filter(text -> !text.equals(notation) && Offers.isShown(text))
        .filter(text -> reader.apply(text).isSound());
  }

  private Problem nearest(Span place) {
    return errors.stream()
        .min(Comparator.comparingInt(error -> distance(error, place)))
        .orElseThrow();
  }

  /** Returns how far a place is from the signs that an error is about; 0 where it is among them. */
  private static int distance(Problem error, Span place) {
    return Math.max(
        0,
        Math.max(place.start() - error.span().end() + 1, error.span().start() - place.end() + 1));
  }
}
