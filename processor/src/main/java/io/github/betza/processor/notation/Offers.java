package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.foreign.TwoNumbers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Offers corrections of a notation, but only those that can be read: whether a sign may stand
 * somewhere depends on more than its neighbours.
 */
public final class Offers {
  /** Longer texts are not shown. */
  private static final int LONGEST = 120;

  /** More texts than this are not tried, so that the work is bounded. */
  private static final int MOST_TRIED = 60;

  private static final String SOMETHING_ELSE = "leave it out, or write what belongs there instead";

  /** What there is to say where nothing can stand between two equal atoms. */
  public static final String RIDER =
      "two equal atoms side by side would be one rider: write the move once, or what belongs between"
          + " them";

  private final String notation;
  private final Function<String, Trial> reader;
  private final Map<String, Trial> tried = new HashMap<>();

  /**
   * What became of a text that was read to try it.
   *
   * @param sound whether it has a meaning
   * @param errors how many errors it has
   */
  record Trial(boolean sound, long errors) {
    static Trial of(Reading reading) {
      long errors = reading.problems().stream().filter(Diagnostic::isError).count();
      return new Trial(reading.isSound(), errors);
    }
  }

  /**
   * Makes the offers for a notation.
   *
   * @param reader reads a text; it does so without making offers that are tried themselves, so that
   *     trying cannot go on and on
   */
  Offers(String notation, Function<String, Trial> reader) {
    this.notation = notation;
    this.reader = reader;
  }

  /** Offers to write something else at a place, if the text can be read then. */
  public Optional<String> sound(Span span, String replacement) {
    if (replacement.isEmpty() && TwoNumbers.areJoined(notation, span)) {
      return Optional.empty();
    }
    String corrected = new Edit(span, replacement).appliedTo(notation);
    return isShown(corrected) && isRight(corrected)
        ? Optional.of(Offer.of(corrected))
        : Optional.empty();
  }

  /**
   * Words what to write at a place, which is the whole text where it can be read then. Where other
   * errors are left that have nothing to do with it, only the place is worded.
   */
  String of(Span span, String replacement) {
    if (replacement.isEmpty() && TwoNumbers.areJoined(notation, span)) {
      return SOMETHING_ELSE;
    }
    String corrected = new Edit(span, replacement).appliedTo(notation);
    if (WrittenAtoms.areJoined(notation, corrected)) {
      return RIDER;
    }
    if (isShown(corrected) && isRight(corrected)) {
      return Offer.of(corrected);
    }
    if (!isShown(corrected) || isBetter(corrected)) {
      return replacement.isEmpty() ? "leave it out" : Offer.inPlace(notation, span, replacement);
    }
    return replacement.isEmpty()
        ? SOMETHING_ELSE
        : "\"" + replacement + "\" may be meant here, but with it the rest cannot be read";
  }

  /** Words what to write where two numbers stand side by side, if any do. */
  public Optional<String> ofNumbers() {
    return TwoNumbers.advice(notation).map(Offers::worded);
  }

  private static String worded(Advice numbers) {
    return numbers.suggestions().stream()
        .findFirst()
        .map(each -> each.reason() + ": " + Offer.of(each.text()))
        .orElse(numbers.note());
  }

  /** Words that some letters should be left out. */
  String without(List<Span> letters) {
    String corrected = cut(notation, letters);
    return isShown(corrected) && isRight(corrected) ? Offer.of(corrected) : "leave them out";
  }

  /**
   * Returns an example of what is meant, with what leads to it, or nothing where it cannot be read.
   */
  public String suchAs(String example) {
    return isShown(example) && isRight(example) ? ", such as \"" + example + "\"" : "";
  }

  /** Returns a text without some of its letters. */
  static String cut(String text, List<Span> letters) {
    List<Span> backwards = new ArrayList<>(letters);
    backwards.sort(Comparator.comparingInt(Span::start).reversed());
    StringBuilder rest = new StringBuilder(text);
    backwards.forEach(span -> rest.delete(span.start(), span.end()));
    return rest.toString();
  }

  /** Returns whether a text is short enough to be shown, and there is something of it. */
  public static boolean isShown(String corrected) {
    return !corrected.isEmpty() && corrected.length() <= LONGEST;
  }

  private boolean isRight(String corrected) {
    return !WrittenAtoms.areJoined(notation, corrected)
        && trial(corrected).filter(Trial::sound).isPresent();
  }

  /** Returns whether a text has fewer errors than the notation has as it stands. */
  private boolean isBetter(String corrected) {
    Optional<Trial> after = trial(corrected);
    return after.isPresent()
        && trial(notation).filter(before -> after.get().errors() < before.errors()).isPresent();
  }

  /** Returns what became of a text, or nothing where no more texts are tried. */
  private Optional<Trial> trial(String text) {
    Trial known = tried.get(text);
    if (known == null && tried.size() < MOST_TRIED) {
      known = reader.apply(text);
      tried.put(text, known);
    }
    return Optional.ofNullable(known);
  }
}
