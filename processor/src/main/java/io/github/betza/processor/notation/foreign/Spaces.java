package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.WrittenAtoms;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  private Spaces() {}

  /** Returns what may be meant by a notation with at least one space in it. */
  static Advice advice(ProblemLog log) {
    return WORD.matcher(log.notation()).lookingAt()
        ? Advice.note("write only the moves")
        : TwoNumbers.advice(log.notation()).orElseGet(() -> advice(log.notation()));
  }

  private static Advice advice(String notation) {
    String close = close(notation);
    String joined = "legs are joined by '?' or '-'";
    return Advice.suggest(
            new Suggestion(close(withCommas(notation))),
            new Suggestion(close),
            new Suggestion(withoutSigns(notation)),
            new Suggestion("[" + close + "]", "legs are joined in brackets"),
            new Suggestion(notation.trim().replaceAll(" +", "?"), joined),
            new Suggestion(notation.trim().replaceAll(" +", "-"), joined))
        .noting(
            WrittenAtoms.areJoined(notation, close)
                ? WrittenAtoms.RIDER
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
}
