package io.github.betza.processor.notation.bex.syntax;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reports a promotion whose pieces are listed in another form than {@code =Q,R,B,N}. This check
 * comes before the pieces are read, because their letters and signs would be misread one by one.
 */
final class PromotionListCheck {
  /** Single letters with signs between them, in parentheses or without. */
  private static final Pattern LIST =
      Pattern.compile("=\\(?(?<pieces>[A-Za-z]([,/|;:][A-Za-z])*)\\)?");

  /** A mistake in such a list: a small letter, another sign, or a comma in parentheses. */
  private static final Pattern WRONG = Pattern.compile(".*([a-z/|;:]|\\(.*,).*");

  /** A comma outside a leap by its numbers. */
  private static final String COMMA = "(?<![0-9]),";

  private PromotionListCheck() {}

  /** The message about a second equal sign. */
  static final String ONCE = "a piece promotes once, so there is one '=' only";

  /** Reports a wrong list that begins at the equal sign here, and returns whether it does. */
  static boolean isReported(BexCursor cursor) {
    String text = cursor.text();
    Span rest = new Span(cursor.position(), text.length());
    Matcher list = LIST.matcher(rest.of(text));
    if (list.matches() && WRONG.matcher(list.group()).matches()) {
      String pieces = list.group("pieces").toUpperCase(Locale.ROOT).replaceAll("[/|;:]", ",");
      report(cursor, "write capitals with commas between them after '='", rest, "=" + pieces);
      return true;
    }
    String promotion = text.substring(text.lastIndexOf('='));
    String moves = text.substring(0, text.length() - promotion.length());
    String once = moves.replaceAll(Pattern.quote(promotion) + "(?=[+,])", "");
    if (moves.length() == rest.start() || once.indexOf('=') >= 0) {
      return false;
    }
    report(cursor, ONCE, new Span(0, text.length()), once.replaceAll(COMMA, "+") + promotion);
    return true;
  }

  private static void report(BexCursor cursor, String message, Span span, String replacement) {
    Span rest = new Span(cursor.position(), cursor.text().length());
    Advice advice = Advice.suggest(cursor.log().edited(span, replacement));
    cursor.fail(ProblemCode.MISPLACED_PROMOTION, rest, message, advice);
  }
}
