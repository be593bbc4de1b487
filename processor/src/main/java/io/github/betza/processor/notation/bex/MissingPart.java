package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Offers;
import io.github.betza.processor.notation.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words what to write where a part of a sequence is missing at an end of its group, or of the text:
 * whoever writes {@code F(mF-)R} means another leg, so that the operator is not just left out.
 */
final class MissingPart {
  /** A parenthesis too early, with the move behind it that may belong to the group. */
  private static final Pattern EARLY = Pattern.compile("\\)(?<move>[a-z]*[A-Z][0-9*]*)");

  private MissingPart() {}

  /** Returns the help, if the operator is '-' or "--" and has a move on one side only. */
  static Optional<String> help(Span operator, Cursor cursor) {
    String text = cursor.text();
    boolean first = operator.start() == 0 || text.charAt(operator.start() - 1) == '(';
    boolean last = operator.end() == text.length() || text.charAt(operator.end()) == ')';
    if (operator.of(text).indexOf('-') < 0 || first == last) {
      return Optional.empty();
    }
    Offers offers = cursor.log().offers();
    int place = first ? operator.start() : operator.end();
    return (last ? later(operator.end(), text, offers) : Optional.<String>empty())
        .or(
            () ->
                offers
                    .sound(new Span(place, place), "F")
                    .map(offer -> offer.replaceFirst("write ", "such as "))
                    .map(
                        such -> "put the missing move there, " + such + ", or leave the sign out"));
  }

  /** Offers the parenthesis behind the next move. */
  private static Optional<String> later(int close, String text, Offers offers) {
    Matcher early = EARLY.matcher(text).region(close, text.length());
    return early.lookingAt()
        ? offers
            .sound(new Span(close, early.end()), early.group("move") + ")")
            .map(offer -> "close the group behind the move that follows: " + offer)
        : Optional.empty();
  }
}
