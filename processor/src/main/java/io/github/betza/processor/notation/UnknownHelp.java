package io.github.betza.processor.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What to write instead of characters that have no meaning in a dialect. */
final class UnknownHelp {
  static final String INSTEAD = "write what belongs there instead";

  /** A sign of ASCII that can be seen. */
  private static final Pattern PLAIN_SIGN = Pattern.compile("[!-~]");

  private final String notation;
  private final Offers offers;

  UnknownHelp(String notation, Offers offers) {
    this.notation = notation;
    this.offers = offers;
  }

  /** Returns what to write instead of characters; they are left out where that cannot mislead. */
  String of(Span span) {
    String unknown = span.of(notation);
    if (!unknown.chars().allMatch(c -> c > ' ' && c < 0x7F)) {
      return LookAlikes.endless(notation, span, offers).orElseGet(() -> ofLookAlike(span, unknown));
    }
    if (unknown.equals(":") && span.start() == 1 && Character.isLetter(notation.charAt(0))) {
      return behindName(span);
    }
    return isInNumber(span) ? INSTEAD : offers.of(span, "");
  }

  private String ofLookAlike(Span span, String unknown) {
    // A sign that has no meaning as it stands is not what its neighbours look like either.
    Matcher plain = PLAIN_SIGN.matcher(unknown);
    boolean parts = plain.find() && isInNumber(span);
    if (LookAlikes.haveAll(unknown) && !parts) {
      return orTwoDashes(
          offers
              .sound(new Span(0, notation.length()), LookAlikes.replaced(notation))
              .orElseGet(() -> offers.of(span, LookAlikes.replaced(plain.replaceAll("")))));
    }
    return LookAlikes.isMark(unknown)
        ? offers.sound(span, "").map(without -> INSTEAD + ", or " + without).orElse(INSTEAD)
        : INSTEAD;
  }

  /** Fairy-Stockfish puts the letter of a piece and a colon in front of its notation. */
  private String behindName(Span colon) {
    return offers
        .sound(new Span(0, 2), "")
        .map(offer -> "the letter of the piece is a member of the annotation: " + offer)
        .map(offer -> offer + orBothMoves(colon))
        .or(() -> offers.sound(colon, ""))
        .orElse(INSTEAD);
  }

  /** Puts in front of an offer the one with two dashes for a long one, where they can be read. */
  private String orTwoDashes(String offer) {
    String dashes = LookAlikes.withTwoDashes(notation);
    return dashes.equals(notation)
        ? offer
        : offers
            .sound(new Span(0, notation.length()), LookAlikes.replaced(dashes))
            .map(two -> two + ", of which programs make a long dash, or " + offer)
            .orElse(offer);
  }

  /** Offers the text without a sign, if the letter in front of it can be a move. */
  private String orBothMoves(Span sign) {
    String letter = notation.substring(0, sign.start());
    return offers
        .sound(new Span(0, notation.length()), letter)
        .flatMap(move -> offers.sound(sign, ""))
        .map(offer -> "; or, if both are moves, " + offer)
        .orElse("");
  }

  /** Returns whether there are digits on both sides, which would become another number. */
  private boolean isInNumber(Span span) {
    return span.start() > 0
        && span.end() < notation.length()
        && Character.isDigit(notation.charAt(span.start() - 1))
        && Character.isDigit(notation.charAt(span.end()));
  }
}
