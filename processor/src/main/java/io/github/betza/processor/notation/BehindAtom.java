package io.github.betza.processor.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Offers a notation in front of whose atoms stands what is written behind them: people who begin
 * write {@code Wf} for {@code fW}.
 */
public final class BehindAtom {
  /** More letters than these are rather a move of its own that lacks its atom. */
  private static final int MOST_LETTERS = 2;

  private static final Pattern TERM =
      Pattern.compile("(?<atom>([A-Z])(\\2|X)?([0-9]+|\\*)?)(?<letters>[a-z]+)");

  private BehindAtom() {}

  /** Returns the help for letters with which a notation ends, if it can be read with them moved. */
  public static Optional<String> offer(ProblemLog log) {
    String text = log.notation();
    return moved(text)
        .flatMap(moved -> log.offers().sound(new Span(0, text.length()), moved))
        .map(offer -> "modifiers stand in front of their atom: " + offer);
  }

  /** Returns the same help, if there is nothing to be said of the notation then. */
  public static Optional<String> clearOffer(ProblemLog log) {
    Span all = new Span(0, log.notation().length());
    return moved(log.notation())
        .filter(moved -> log.offers().isClear(all, moved))
        .flatMap(moved -> offer(log));
  }

  private static Optional<String> moved(String text) {
    StringBuilder moved = new StringBuilder();
    Matcher term = TERM.matcher(text);
    int end = 0;
    while (end < text.length() && term.region(end, text.length()).lookingAt()) {
      if (term.group("letters").length() > MOST_LETTERS) {
        return Optional.empty();
      }
      moved.append(term.group("letters")).append(term.group("atom"));
      end = term.end();
    }
    return end == text.length() && end > 0 ? Optional.of(moved.toString()) : Optional.empty();
  }
}
