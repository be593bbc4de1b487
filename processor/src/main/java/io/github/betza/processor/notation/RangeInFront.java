package io.github.betza.processor.notation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Offers a range behind the atom or the group in front of which it stands: people who count before
 * they name write {@code 3W} for {@code W3}. As many steps as one likes are {@code 0}, {@code *} or
 * the letter once more, whichever the dialect has.
 */
public final class RangeInFront {
  /** Modifiers with an atom that lacks a range, or up to the group that they belong to. */
  private static final Pattern MOVE = Pattern.compile("[a-z]*([A-Z]X?(?![0-9*X])|(?=\\())");

  private RangeInFront() {}

  /**
   * Returns the help for a range that stands behind nothing, if it can be read behind what follows.
   *
   * @param range where it stands
   */
  public static Optional<String> offer(Span range, ProblemLog log) {
    String text = log.notation();
    Matcher move = MOVE.matcher(text).region(range.end(), text.length());
    if (!move.lookingAt()) {
      return Optional.empty();
    }
    int end = endOfGroup(text, move.end());
    Span whole = new Span(range.start(), end);
    String repeated = text.substring(range.end(), end);
    Stream<String> ranges =
        range.of(text).matches("0+") && !repeated.isEmpty()
            ? Stream.of("0", "*", repeated.substring(repeated.length() - 1))
            : Stream.of(range.of(text));
    return ranges
        .flatMap(behind -> log.offers().sound(whole, repeated + behind).stream())
        .findFirst()
        .map(offer -> "a range stands behind what it repeats: " + offer);
  }

  /** Returns the place behind the group that begins at a place, or that place where none does. */
  private static int endOfGroup(String text, int start) {
    int open = 0;
    for (int end = start; end < text.length(); end++) {
      char c = text.charAt(end);
      open += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (open <= 0) {
        return c == ')' ? end + 1 : start;
      }
    }
    return start;
  }
}
