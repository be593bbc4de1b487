package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Offers;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reports a promotion whose pieces are listed in another way than {@code =Q,R,B,N}. It is looked
 * for before the pieces are read, because their letters and signs would be misread one by one.
 */
final class PromotionList {
  /** Single letters with signs between them, in parentheses or without. */
  private static final Pattern LIST =
      Pattern.compile("=\\(?(?<pieces>[A-Za-z]([,/|;:][A-Za-z])*)\\)?");

  /** What is wrong with such a list: a small letter, another sign, or a comma in parentheses. */
  private static final Pattern WRONG = Pattern.compile(".*([a-z/|;:]|\\(.*,).*");

  /** A comma that is none of a leap's. */
  private static final String COMMA = "(?<![0-9]),";

  private PromotionList() {}

  /** Returns whether the list that begins at the equal sign here is reported. */
  static boolean isReported(Cursor cursor) {
    return isReported(
            cursor, rewritten(cursor), "the pieces to promote to are capitals with commas between")
        || isReported(
            cursor, onceAtTheEnd(cursor), "a piece promotes once, so one '=' is all there is");
  }

  private static boolean isReported(Cursor cursor, Optional<String> offer, String message) {
    Span rest = new Span(cursor.position(), cursor.text().length());
    offer.ifPresent(help -> cursor.fail(ProblemCode.MISPLACED_PROMOTION, rest, message, help));
    return offer.isPresent();
  }

  private static Optional<String> rewritten(Cursor cursor) {
    Span rest = new Span(cursor.position(), cursor.text().length());
    Matcher list = LIST.matcher(rest.of(cursor.text()));
    if (!list.matches() || !WRONG.matcher(list.group()).matches()) {
      return Optional.empty();
    }
    String pieces = list.group("pieces").toUpperCase(Locale.ROOT).replaceAll("[/|;:]", ",");
    return cursor.log().offers().sound(rest, "=" + pieces);
  }

  /** Offers a promotion that stands behind every move only behind the last one. */
  private static Optional<String> onceAtTheEnd(Cursor cursor) {
    String text = cursor.text();
    int last = text.lastIndexOf('=');
    String promotion = text.substring(last);
    String moves = text.substring(0, last).replaceAll(Pattern.quote(promotion) + "(?=[+,])", "");
    Offers offers = cursor.log().offers();
    return last == cursor.position() || moves.indexOf('=') >= 0
        ? Optional.empty()
        : offers.sound(new Span(0, text.length()), moves.replaceAll(COMMA, "+") + promotion);
  }
}
