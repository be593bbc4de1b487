package io.github.betza.processor.report;

import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Span;
import java.util.List;

/**
 * Words a problem for people:
 *
 * <pre>
 * [Betza:unknown-atom] 'E' is not an atom (column 2 of "WE")
 *     WE
 *      ^
 * help: the atoms are ...
 * </pre>
 *
 * <p>The first line stands alone, because many build tools show no other. There are no tabs, and
 * only letters of ASCII, so that the caret stays under its letter in every window.
 */
public final class ProblemText {
  private static final int ROOM_IN_FIRST_LINE = 40;
  private static final int ROOM_IN_LINE = 76;
  private static final String INDENT = "    ";

  private ProblemText() {}

  /**
   * Returns the whole text of a problem: one line that stands alone, the notation with a caret
   * under the letters in question, and a line of help if there is any.
   *
   * @param problem the problem
   * @param notation the notation that it was found in
   */
  public static String of(Problem problem, String notation) {
    StringBuilder text = new StringBuilder(firstLine(problem, notation));
    quote(problem, notation).forEach(line -> text.append('\n').append(INDENT).append(line));
    return text.append(helpLine(problem.help())).toString();
  }

  /**
   * Returns the line with the notation and the line with the carets below it, or no lines where the
   * notation is empty.
   */
  public static List<String> quote(Problem problem, String notation) {
    if (notation.isEmpty()) {
      return List.of();
    }
    Excerpt excerpt = Excerpt.of(notation, problem.span(), ROOM_IN_LINE);
    return List.of(excerpt.text(), excerpt.carets());
  }

  /**
   * Returns the text of a problem that is not one of a notation.
   *
   * @param code which kind of problem it is
   * @param message what is wrong
   * @param help what to write instead, or the empty string
   */
  public static String of(ProblemCode code, String message, String help) {
    return tag(code) + Letters.sentence(message) + helpLine(help);
  }

  /** Returns the line that stands alone. */
  public static String firstLine(Problem problem, String notation) {
    return tag(problem.code()) + sentence(problem, notation);
  }

  /** Returns the line that stands alone, without the code in front of it. */
  public static String sentence(Problem problem, String notation) {
    return Letters.sentence(problem.message()) + place(problem.span(), notation);
  }

  /** Returns what to write instead, in one line of printable letters; it may be empty. */
  public static String help(Problem problem) {
    return Letters.sentence(problem.help());
  }

  /** Returns a sentence in one line of printable letters. */
  public static String line(String sentence) {
    return Letters.sentence(sentence);
  }

  private static String tag(ProblemCode code) {
    return "[Betza:" + code.id() + "] ";
  }

  /** Says where the letters are. Columns are counted from 1, as editors do. */
  private static String place(Span span, String notation) {
    if (notation.isEmpty()) {
      return "";
    }
    String quoted = '"' + Excerpt.of(notation, span, ROOM_IN_FIRST_LINE).text() + '"';
    if (span.start() == 0 && span.end() >= notation.length()) {
      return " (in " + quoted + ")";
    }
    String columns =
        span.length() <= 1
            ? "column " + (span.start() + 1)
            : "columns " + (span.start() + 1) + " to " + span.end();
    return " (" + columns + " of " + quoted + ")";
  }

  private static String helpLine(String help) {
    return help.isEmpty() ? "" : "\nhelp: " + Letters.sentence(help);
  }
}
