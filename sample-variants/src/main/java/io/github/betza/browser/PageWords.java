package io.github.betza.browser;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.report.ProblemText;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The words of problems for people who make a game on a page, and write no Java. Messages are about
 * games; some notes say what to write in an annotation, and have other words here.
 */
final class PageWords {
  /** What only makes sense in a source. */
  private static final Pattern JAVA =
      Pattern.compile(
          "@[A-Z]|\\b[A-Z][a-z]+\\.[A-Z]{2}|\\b[a-z]+ = |\\btypes?\\b|\\bannotation|\\binterface\\b");

  private static final Map<ProblemCode, String> NOTES =
      Map.of(
          ProblemCode.MISSING_ROYAL,
          "make a piece royal that both sides have on the board, or choose that no piece is royal",
          ProblemCode.VARIANT_WITHOUT_PIECES,
          "add a piece",
          ProblemCode.MISSING_LETTER,
          "give the piece a letter",
          ProblemCode.UNKNOWN_LETTER,
          "write the letter of one of the pieces, or add a piece with this letter",
          ProblemCode.UNKNOWN_MOVES,
          "say what the moves of this name are",
          ProblemCode.INVALID_PROMOTION,
          "say where the piece promotes, and to what",
          ProblemCode.UNUSED_PIECE,
          "put it on the board, let a piece promote to it, or remove it",
          ProblemCode.RULE_WITHOUT_EFFECT,
          "remove the rule, or what keeps it from having an effect",
          ProblemCode.MISSING_DROP,
          "say where the piece may be dropped");

  private PageWords() {}

  /** Returns what is wrong. */
  static String sentence(Diagnostic problem) {
    return problem.code() == ProblemCode.UNKNOWN_MOVES
        ? "no moves have the name that the rule gives"
        : ProblemText.line(problem.message());
  }

  /** Returns what there is to do about it, or the empty text. */
  static String note(Diagnostic problem) {
    String note = plain(ProblemText.help(problem.with(problem.advice().without(text -> true))));
    return NOTES.getOrDefault(problem.code(), note);
  }

  /** Returns the lines of a text that speak of no Java. */
  static String plain(String text) {
    return Arrays.stream(text.split("\n", -1))
        .filter(line -> !JAVA.matcher(line).find())
        .collect(Collectors.joining("\n"));
  }
}
