package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Reading;
import java.util.Optional;
import java.util.function.Function;

/**
 * What is wrong with a text as a whole: somebody else than the dialect writes like that. It is
 * looked for before any letter is read, because letters and signs would be misread; and it is one
 * problem, however many of its signs have no meaning.
 */
public final class WholeText {
  private WholeText() {}

  /**
   * Returns whether the text is a notation with what stands around it in the files of some program,
   * and reports that. It is looked for before anything else, because its letters and signs would
   * all be misread.
   *
   * @param names of pieces in the dialect
   * @param reader reads a notation in the dialect
   * @param log of the text
   */
  public static boolean isSurrounded(
      PieceNames names, Function<String, Reading> reader, ProblemLog log) {
    if (WebText.isReported(log)) {
      return true;
    }
    Optional<Surroundings> found =
        Surroundings.of(log.notation(), names, text -> reader.apply(text).isSound());
    found.ifPresent(
        around ->
            log.add(
                ProblemCode.UNKNOWN_CHARACTER, around.wrong(), around.message(), around.advice()));
    return found.isPresent();
  }

  /**
   * Returns whether numbers are written in the notation as mathematics does, and reports it. They
   * are looked for before anything else, because their signs would be misread.
   *
   * @param dashJoins whether the dialect joins legs with a dash, so that {@code W1-3} is sound
   * @param haveLeaps whether the dialect has leaps by numbers
   * @param log of the text
   */
  public static boolean hasNumberSigns(boolean dashJoins, boolean haveLeaps, ProblemLog log) {
    return LeapByNumbers.isReported(haveLeaps, log)
        || Parlett.isReported(log)
        || RangeSigns.isReported(dashJoins, log);
  }

  /**
   * Returns whether signs that only look like those of notations stand in several places, and
   * reports them. Whoever copied one copied the others too, so they are one problem.
   *
   * @param dialect the name of the dialect
   * @param log of the text
   */
  public static boolean hasLookAlikes(String dialect, ProblemLog log) {
    Optional<Span> first = LookAlikes.firstOfSeveral(log.notation());
    first.ifPresent(span -> log.addUnknown(span, dialect));
    return first.isPresent();
  }

  /**
   * Returns whether there is a space in the notation, and reports it. Whoever writes one writes
   * more of them, so they are one problem; and it is looked for before anything else, because what
   * a space tears apart would be misread.
   *
   * @param dialect the name of the dialect
   * @param log of the text
   */
  public static boolean hasSpaces(String dialect, ProblemLog log) {
    int first = log.notation().indexOf(' ');
    if (first < 0) {
      return false;
    }
    log.add(
        ProblemCode.UNKNOWN_CHARACTER,
        Span.at(first),
        "a space has no meaning in " + dialect,
        Spaces.advice(log));
    return true;
  }
}
