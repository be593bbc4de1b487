package io.github.betza.processor.dialect;

import io.github.betza.processor.notation.Offer;
import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Offers, in place of a text that would bring the warning that a range says nothing, the text that
 * this warning would offer: whoever mends a mistake should not have to mend what was told to be
 * written. A warning about letters that the mistake leaves as they are is a matter of its own, and
 * is told when the mistake is mended.
 */
final class CleanOffers {
  /** More texts than these are not tried, so that the work is bounded. */
  private static final int MOST_TRIED = 12;

  private final String notation;
  private final Function<String, Reading> reader;
  private final Work work;

  /**
   * Takes a notation.
   *
   * @param reader reads another notation in the same dialect, with all that is offered there
   * @param work of which the search is a part
   */
  CleanOffers(String notation, Function<String, Reading> reader, Work work) {
    this.notation = notation;
    this.reader = reader;
    this.work = work;
  }

  /** Returns a reading whose problems offer such texts. */
  Reading settled(Reading reading) {
    List<Problem> problems = reading.problems().stream().map(this::settled).toList();
    return new Reading(reading.piece(), problems, reading.royal(), reading.promotions());
  }

  private Problem settled(Problem problem) {
    String help = problem.help();
    for (Offer offer : problem.offers().stream().limit(MOST_TRIED).toList()) {
      Optional<String> clean =
          offer.whole() && !work.isSpent() ? clean(offer.text()) : Optional.empty();
      if (clean.isPresent() && !help.contains(Offer.of(clean.get()))) {
        help = help.replace(Offer.of(offer.text()), Offer.of(clean.get()));
      }
    }
    return problem.withHelp(help);
  }

  /** Returns what the only warning about a text offers, if that has none itself. */
  private Optional<String> clean(String text) {
    List<Problem> warnings = reader.apply(text).problems();
    return warnings.size() == 1
            && warnings.get(0).code() == ProblemCode.REDUNDANT_RANGE
            && isOfChange(warnings.get(0), text)
        ? warnings.get(0).offers().stream()
            .filter(Offer::whole)
            .map(Offer::text)
            .limit(1)
            .filter(other -> reader.apply(other).isSound())
            .filter(other -> reader.apply(other).problems().isEmpty())
            .findFirst()
        : Optional.empty();
  }

  /** Returns whether a warning is about letters that the notation does not have, or not there. */
  private boolean isOfChange(Problem warning, String text) {
    int same = Math.min(notation.length(), text.length());
    int first = 0;
    while (first < same && notation.charAt(first) == text.charAt(first)) {
      first++;
    }
    int behind = 0;
    while (behind < same - first
        && notation.charAt(notation.length() - 1 - behind)
            == text.charAt(text.length() - 1 - behind)) {
      behind++;
    }
    return warning.span().end() >= first && warning.span().start() <= text.length() - behind;
  }
}
