package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.Offers;
import io.github.betza.processor.notation.WrittenAtoms;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds what is meant by a notation in which spaces stand. */
final class Spaces {
  /** What a sentence puts between two moves, which a notation writes side by side. */
  private static final Pattern WORD_BETWEEN =
      Pattern.compile("(?<= )(or|and|plus)(?= )", Pattern.CASE_INSENSITIVE);

  /** Signs that a list has between moves, with the spaces around them. */
  private static final Pattern SIGN_BETWEEN = Pattern.compile(" *[+,;&/|] +");

  /** Spaces where a comma belongs: between the numbers of a leap, or pieces to promote to. */
  private static final Pattern COMMA =
      Pattern.compile("(?<=\\([0-9]{1,2}) +(?=[0-9])|(?<=[=,] ?[A-Z]) +(?=[A-Z])");

  /** A word in front, whose letters would become modifiers. */
  private static final Pattern WORD = Pattern.compile("[A-Za-z][a-z]{3,} ");

  private final String notation;
  private final Offers offers;
  private final Span all;

  private Spaces(String notation, Offers offers) {
    this.notation = notation;
    this.offers = offers;
    this.all = new Span(0, notation.length());
  }

  /** Words what to write instead of a notation with at least one space in it. */
  static String help(String notation, Offers offers) {
    if (WORD.matcher(notation).lookingAt()) {
      return "write only the moves";
    }
    return TwoNumbers.help(notation, offers).orElseGet(() -> new Spaces(notation, offers).help());
  }

  private String help() {
    String close = close(notation);
    return offers
        .sound(all, close(withCommas(notation)))
        .or(() -> offers.sound(all, close))
        .or(() -> offers.sound(all, withoutSigns(notation)))
        .or(() -> offers.sound(all, "[" + close + "]").map("legs are joined in brackets: "::concat))
        .or(this::joined)
        .orElse(
            WrittenAtoms.areJoined(notation, close)
                ? Offers.RIDER
                : "write the moves side by side, without spaces and without signs between them");
  }

  private static String withCommas(String text) {
    Matcher comma = COMMA.matcher(text);
    // Each comma may be what the next one stands behind.
    return comma.find() ? withCommas(comma.replaceFirst(",")) : text;
  }

  /** Returns moves of a list side by side, without the signs that a list has between them. */
  static String withoutSigns(String text) {
    return close(SIGN_BETWEEN.matcher(text).replaceAll(" "));
  }

  private static String close(String text) {
    return WORD_BETWEEN.matcher(text).replaceAll("").replace(" ", "");
  }

  /** Offers a joiner of legs for every space, of which there are two kinds. */
  private Optional<String> joined() {
    return Stream.of("?", "-")
        .flatMap(joiner -> offers.sound(all, notation.trim().replaceAll(" +", joiner)).stream())
        .reduce((stop, goOn) -> stop + " or " + goOn);
  }
}
