package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.Offers;
import io.github.betza.processor.notation.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds where the parenthesis is missing of a chain that is repeated as a whole: without it the
 * exponent would be that of the chain's last atom, which is another piece.
 */
final class UnbalancedChain {
  private static final String LINK = "[-t+?!xdy][a-z]*[A-Z]";

  private static final String EXPONENT = "[-t+?!xdy]?[a-z]*[0-9]";

  /** The legs of a chain, at least two, which end at the parenthesis in question. */
  private static final Pattern BEFORE = Pattern.compile("[A-Z](" + LINK + ")+$");

  private static final Pattern BEHIND = Pattern.compile(EXPONENT);

  /** The legs of a chain, at least two, in front of an exponent. */
  private static final Pattern REPEATED =
      Pattern.compile("[a-z]*(?<legs>[A-Z](" + LINK + ")+)" + EXPONENT);

  private UnbalancedChain() {}

  /** Offers to open the group that ends at a place, if it is such a chain. */
  static Optional<String> opened(String text, int close, Offers offers) {
    Matcher chain = BEFORE.matcher(text.substring(0, close));
    boolean repeated = BEHIND.matcher(text).region(close + 1, text.length()).lookingAt();
    return repeated && chain.find()
        ? offers.sound(new Span(chain.start(), chain.start()), "(")
        : Optional.empty();
  }

  /** Offers to close the group that begins at a place, if it is such a chain. */
  static Optional<String> closed(String text, int open, Offers offers) {
    Matcher chain = REPEATED.matcher(text).region(open + 1, text.length());
    return chain.lookingAt()
        ? offers.sound(new Span(chain.end("legs"), chain.end("legs")), ")")
        : Optional.empty();
  }
}
