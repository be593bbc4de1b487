package io.github.betza.processor.notation.foreign;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.ProblemLog;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Ranges as mathematics and programs write them: {@code R1-4}, {@code R1..4}, {@code R1,4}, {@code
 * R<=4}, {@code R{4}}, {@code R(4)}. A notation has the most steps alone, straight behind the atom.
 */
final class RangeSigns {
  /** Two numbers behind the letter of castling are two castlings. */
  private static final String ATOM = "(?<atom>[A-NP-Z])";

  private static final String MOST = "(?<most>[0-9]{1,2})";

  /**
   * From so many steps to so many. A comma is that only behind the least number that there is, and
   * otherwise a list of numbers.
   */
  private static final Pattern FROM_TO =
      Pattern.compile(
          ATOM
              + "(?<range>(?<least>[01](?=,)|[0-9]{1,2}(?!,))(,|\\.{2,3}|[\u2010-\u2015\u2026\u2212])"
              + MOST
              + ")(?!,)");

  private static final Pattern FROM_TO_WITH_DASH =
      Pattern.compile(ATOM + "(?<range>(?<least>[0-9]{1,2})-" + MOST + ")");

  private static final Pattern UP_TO = Pattern.compile(ATOM + "(?<range>[<\u2264]=?" + MOST + ")");

  private static final Pattern BRACKETED =
      Pattern.compile(ATOM + "(?<range>[\\[({]" + MOST + "[\\])}])");

  private static final String SINGLE = "a range is one number, the most steps";

  /** The single steps of the slides, which EXTENDED limits instead. */
  private static final Map<String, String> STEPS = Map.of("R", "W", "B", "F", "Q", "K");

  private RangeSigns() {}

  /**
   * Reports the first such range of a notation, and returns whether there is one for which another
   * can be offered.
   *
   * @param dashJoins whether a dash between two numbers has a meaning
   */
  static boolean isReported(boolean dashJoins, ProblemLog log) {
    return isReported(FROM_TO, SINGLE, dashJoins, log)
        || (!dashJoins && isReported(FROM_TO_WITH_DASH, SINGLE, dashJoins, log))
        || isReported(UP_TO, "a range has no sign in front: it is the most steps", dashJoins, log)
        || isReported(BRACKETED, "a range stands behind its atom as it is", dashJoins, log);
  }

  private static boolean isReported(
      Pattern pattern, String message, boolean ofSteps, ProblemLog log) {
    Matcher range = pattern.matcher(log.notation());
    if (!range.find()) {
      return false;
    }
    boolean least = message.equals(SINGLE) && Integer.parseInt(range.group("least")) > 1;
    Span span = new Span(range.start("range"), range.end("range"));
    // Where no number limits a slide, its single steps have one.
    String most =
        ofSteps ? range.replaceAll(RangeSigns::stepwise) : range.replaceAll("${atom}${most}");
    log.add(
        ProblemCode.MISPLACED_RANGE,
        span,
        message,
        Advice.suggest(new Suggestion(most, least ? "there is no least number of steps" : "")));
    return true;
  }

  private static String stepwise(MatchResult range) {
    // The atom is the first group, and the most steps are the last one.
    String atom = range.group(1);
    return STEPS.getOrDefault(atom, atom) + range.group(range.groupCount());
  }
}
