package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Parlett's notation, which encyclopedias have beside Betza's: {@code n+} is the rook, {@code 1X}
 * the ferz, {@code ~1/2} the knight. Its commonest moves have letters; others, such as those
 * forward only, are known to be his and no more.
 */
final class Parlett {
  /** How far, and where to: along ranks and files, along diagonals, or both. */
  private static final String MOVE = "[oci]*[n1-9][-+*=<>X]{1,3}|~ *[0-9]/[0-9]";

  private static final Pattern MOVES =
      Pattern.compile("(" + MOVE + "|~?n?\\([0-9]/[0-9]\\))([ ,&.]+(" + MOVE + "))*");

  /** A single one that begins with a small letter or a number, and so with no atom. */
  private static final Pattern EACH = Pattern.compile("(?<step>[n1][+*X])|~ *(?<leap>[0-9]/[0-9])");

  private static final Map<String, String> LETTERS =
      Map.ofEntries(
          Map.entry("n+", "R"),
          Map.entry("nX", "B"),
          Map.entry("n*", "Q"),
          Map.entry("1+", "W"),
          Map.entry("1X", "F"),
          Map.entry("1*", "K"),
          Map.entry("0/2", "D"),
          Map.entry("1/2", "N"),
          Map.entry("2/2", "A"),
          Map.entry("0/3", "H"),
          Map.entry("1/3", "L"),
          Map.entry("2/3", "J"),
          Map.entry("3/3", "G"));

  private Parlett() {}

  /** Reports a text of that notation, and returns whether it is one. */
  static boolean isReported(ProblemLog log) {
    String text = log.notation();
    // A star may be a range, and nothing that could be one of its letters is taken for his.
    if (!MOVES.matcher(text).matches() || text.matches("n\\*")) {
      return false;
    }
    Span all = new Span(0, text.length());
    log.add(
        ProblemCode.UNKNOWN_CHARACTER,
        all,
        "this is Parlett's notation, of numbers and signs",
        Advice.suggest(letters(text).map(Suggestion::new).stream().toList())
            .noting("here \"n+\" is \"R\", \"1X\" is \"F\" and \"~1/2\" is \"N\""));
    return true;
  }

  /** Returns the moves of a text in letters, if all have some. */
  private static Optional<String> letters(String text) {
    StringBuilder letters = new StringBuilder();
    for (String move : text.split("[ ,&.]+(?![0-9]/)", -1)) {
      Matcher each = EACH.matcher(move);
      if (!each.matches()) {
        return Optional.empty();
      }
      String key = each.group("step") == null ? each.group("leap") : each.group("step");
      String letter = LETTERS.get(key);
      if (letter == null) {
        return Optional.empty();
      }
      letters.append(letter);
    }
    return Optional.of(letters.toString());
  }
}
