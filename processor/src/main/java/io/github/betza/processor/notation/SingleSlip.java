package io.github.betza.processor.notation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Makes one error of several where one slip explains them all. Where a text can be read once two
 * neighbours change places, or one letter is written in the other case, or one sign is left out, or
 * a bracket or the like stands in the place of one, whatever else is wrong with it comes from that.
 * It is offered as a whole, so that nothing is hidden from anybody who takes the offer.
 */
final class SingleSlip {
  /** In longer texts no slip is looked for. */
  private static final int LONGEST = 60;

  /** What one slip brings about. More errors than these have more than one cause. */
  private static final int MOST_ERRORS = 3;

  /** An error about more signs than these is about a move as a whole, and no slip. */
  private static final int MOST_SIGNS = 4;

  /** So far from the signs that an error points at may the slip be that it comes from. */
  private static final int FARTHEST = 2;

  /** More texts than this are not read, so that the work is bounded. */
  private static final int MOST_READ = 40;

  /** Signs without which others are wrong, too. */
  private static final List<String> JOINING = List.of("(", ")", "[", "]", "?", "-", ",");

  private final String notation;
  private final Offers offers;
  private final List<Problem> errors;
  private final Function<String, Reading> reader;
  private int read;

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
        .filter(error -> offers.isSoundFor(error))
        .findFirst()
        .or(() -> new SingleSlip(notation, offers, errors, reader).slip())
        .or(() -> Misprint.among(errors, offers, reader))
        .or(() -> UnbegunLeg.among(notation, errors, offers, reader))
        .map(error -> new Reading(Optional.empty(), List.of(error)))
        .orElse(reading);
  }

  /** Where two signs are wrong in the same way, one slip would only move one to the other. */
  private Optional<Problem> slip() {
    boolean isOne =
        errors.stream().allMatch(error -> error.span().length() <= MOST_SIGNS)
            && errors.stream().map(Problem::code).distinct().count() == errors.size();
    return isOne ? recased().or(this::moved) : Optional.empty();
  }

  /** Returns the error at a letter in the wrong case. */
  private Optional<Problem> recased() {
    WrongCase letters = new WrongCase(notation, reader);
    return errors.stream()
        .flatMap(
            error -> letters.only(error.span()).map(text -> error.withHelp(text.help())).stream())
        .findFirst();
  }

  private Optional<Problem> moved() {
    return Stream.concat(places(2).map(this::exchange), places(1).map(this::omission))
        .flatMap(Optional::stream)
        .findFirst()
        .or(this::replacement);
  }

  private Optional<Problem> exchange(Span place) {
    return hasAtom(place)
        ? Optional.empty()
        : mended(place, new StringBuilder(place.of(notation)).reverse().toString());
  }

  private Optional<Problem> omission(Span place) {
    return hasAtom(place) ? Optional.empty() : mended(place, "");
  }

  /** An atom that goes leaves its modifiers and its range to the atoms beside it. */
  private boolean hasAtom(Span place) {
    return place.of(notation).chars().anyMatch(Character::isUpperCase);
  }

  /** Returns the places of so many signs near an error, those first that are nearest to it. */
  private Stream<Span> places(int length) {
    return IntStream.rangeClosed(0, notation.length() - length)
        .mapToObj(start -> new Span(start, start + length))
        .filter(place -> distance(nearest(place), place) <= FARTHEST)
        .sorted(Comparator.comparingInt(place -> distance(nearest(place), place)));
  }

  /** Returns the error at a sign in whose place another one makes sense, if there is but one. */
  private Optional<Problem> replacement() {
    List<Problem> mended =
        places(1)
            .filter(place -> distance(nearest(place), place) == 0)
            .flatMap(place -> JOINING.stream().map(sign -> mended(place, sign)))
            .flatMap(Optional::stream)
            .limit(2)
            .toList();
    return mended.size() == 1 ? Optional.of(mended.get(0)) : Optional.empty();
  }

  private Optional<Problem> mended(Span place, String replacement) {
    return sound(place, replacement).map(text -> nearest(place).withHelp(Offer.of(text)));
  }

  /** Returns the text with something else at a place, if it can be read then. */
  private Optional<String> sound(Span place, String replacement) {
    if (replacement.isEmpty() && TwoNumbers.areJoined(notation, place)) {
      return Optional.empty();
    }
    return Optional.of(offers.corrected(place, replacement))
        .filter(text -> !text.equals(notation) && Offers.isShown(text))
        .filter(text -> !Offers.joinsAtoms(notation, text))
        .filter(text -> read++ < MOST_READ && reader.apply(text).isSound());
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
