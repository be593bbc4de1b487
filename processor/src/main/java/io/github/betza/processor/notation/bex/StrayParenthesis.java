package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.Digits;
import io.github.betza.processor.notation.Offers;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Reports a {@code )} that closes nothing. It is looked for before anything else is read, because
 * without its {@code (} the numbers of a leap would be taken for ranges, and what stands in front
 * of a group for modifiers of its first move.
 */
final class StrayParenthesis {
  /** A leap without its first parenthesis, which ends at the parenthesis in question. */
  private static final Pattern LEAP = Pattern.compile("[0-9]+,[0-9]+$");

  /** The last of the moves that {@code +} joins, with the first few of its modifiers. */
  private static final Pattern LAST_MOVE = Pattern.compile("([a-z]{0,9})[^+=]*$");

  private StrayParenthesis() {}

  /** Returns whether there was one. */
  static boolean isReported(String text, ProblemLog log) {
    int index = Balance.unopened(text, '(', ')');
    if (index < 0) {
      return false;
    }
    report(text, index, log);
    return true;
  }

  /** Reports the parenthesis at some place. */
  private static void report(String text, int index, ProblemLog log) {
    Matcher leap = LEAP.matcher(text.substring(0, index));
    if (leap.find()) {
      log.add(
          ProblemCode.MALFORMED_LEAP,
          new Span(leap.start(), index + 1),
          "this leaper has no '(' in front of its numbers",
          leap(leap.start(), log.offers()));
      return;
    }
    log.add(
        ProblemCode.UNBALANCED_GROUP,
        Span.at(index),
        "')' closes no group",
        help(text, index, log));
  }

  /** Offers the parenthesis of a leap, which may be missing or be another letter. */
  private static String leap(int start, Offers offers) {
    return offers
        .sound(new Span(start, start), "(")
        .or(() -> offers.sound(new Span(Math.max(0, start - 1), start), "("))
        .orElse("write it like \"(4,1)\"");
  }

  /**
   * Words what to write instead: nothing, or where that leaves modifiers in front of a move that
   * they do not suit, the parenthesis behind those of them that suit the group only.
   */
  private static String help(String text, int index, ProblemLog log) {
    Offers offers = log.offers();
    String front = text.substring(0, index);
    // A range behind it repeats the group, so that without the group another move would be
    // repeated.
    boolean ranged = index + 1 < text.length() && Digits.RANGE.indexOf(text.charAt(index + 1)) >= 0;
    return (ranged ? opening(front, offers) : Optional.<String>empty())
        .or(() -> offers.sound(Span.at(index), ""))
        .or(() -> offers.sound(Span.at(index), "]"))
        .or(() -> opening(front, offers))
        .orElse("write '(' where the group begins, or leave it out");
  }

  private static Optional<String> opening(String front, Offers offers) {
    Matcher move = LAST_MOVE.matcher(front);
    return move.find()
        ? IntStream.rangeClosed(move.start(), move.end(1))
            .mapToObj(place -> offers.sound(new Span(place, place), "("))
            .flatMap(Optional::stream)
            .map(offer -> "write '(' where it begins: " + offer)
            .findFirst()
        : Optional.empty();
  }
}
