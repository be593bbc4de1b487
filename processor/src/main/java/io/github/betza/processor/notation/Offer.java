package io.github.betza.processor.notation;

import io.github.betza.processor.diagnostic.Span;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A text that the help of a problem offers to write.
 *
 * <p>The grammars put a help together from offers and from sentences that say why, so it is a text.
 * How an offer is worded is said here alone, and here alone it is read back.
 *
 * @param text the text, without quotation marks
 * @param whole whether it is a whole notation, and not only what belongs in one place of it
 */
public record Offer(String text, boolean whole) {
  private static final String INSTEAD = " in place of ";

  private static final Pattern WORDED =
      Pattern.compile("write \"([^\"]*)\"(" + INSTEAD + ")?|insert \"([^\"]*)\" here");

  /** Returns the words that offer a whole notation. */
  public static String of(String notation) {
    return "write \"" + notation + '"';
  }

  /** Returns the words that offer what belongs in place of some letters, or between two. */
  static String inPlace(String notation, Span letters, String replacement) {
    return letters.length() == 0
        ? "insert \"" + replacement + "\" here"
        : of(replacement) + INSTEAD + '"' + letters.shortened(notation) + '"';
  }

  /** Returns all that a help offers, in the order of its words. */
  static List<Offer> in(String help) {
    return WORDED.matcher(help).results().map(Offer::read).toList();
  }

  private static Offer read(MatchResult worded) {
    String written = worded.group(1);
    return written == null
        ? new Offer(worded.group(3), false)
        : new Offer(written, worded.group(2) == null);
  }
}
