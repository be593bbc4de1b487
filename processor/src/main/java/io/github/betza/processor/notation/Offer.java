package io.github.betza.processor.notation;

import java.util.List;
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
  private static final String HERE = " here";

  private static final Pattern WORDED = Pattern.compile("write \"([^\"]*)\"(" + HERE + ")?");

  /** Returns the words that offer a whole notation. */
  public static String of(String notation) {
    return "write \"" + notation + '"';
  }

  /** Returns the words that offer what belongs in the place at which a problem points. */
  static String here(String replacement) {
    return of(replacement) + HERE;
  }

  /** Returns all that a help offers, in the order of its words. */
  static List<Offer> in(String help) {
    return WORDED
        .matcher(help)
        .results()
        .map(offer -> new Offer(offer.group(1), offer.group(2) == null))
        .toList();
  }
}
