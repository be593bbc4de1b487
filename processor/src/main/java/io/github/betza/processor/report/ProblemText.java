package io.github.betza.processor.report;

import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Words a problem for people:
 *
 * <pre>
 * [Betza:unknown-atom] 'E' is not an atom (column 2 of "WE")
 *     WE
 *      ^
 * help: the atoms are ...
 * see https://.../DIAGNOSTICS.md#unknown-atom
 * </pre>
 *
 * <p>The first line can be read alone, because many build tools show no other. There are no tabs,
 * and only letters of ASCII, so that the caret is under its letter in every window.
 */
public final class ProblemText {
  private static final int ROOM_IN_FIRST_LINE = 40;
  private static final int ROOM_IN_LINE = 76;
  private static final String INDENT = "    ";
  private static final String HELP = "help: ";
  private static final String UNDER_HELP = " ".repeat(HELP.length());

  private ProblemText() {}

  /**
   * Returns the whole text of a problem: one line that can be read alone; the text with a caret
   * under the marked letters; the help, if there is any, with the first suggestion, each further
   * one and further advice; and the address of the code's page.
   *
   * @param problem the problem
   * @param text the notation, or the value of the annotation, with the problem
   */
  public static String of(Diagnostic problem, String text) {
    StringBuilder whole = new StringBuilder(tag(problem.code()) + sentence(problem, text));
    quote(problem, text).forEach(line -> whole.append('\n').append(INDENT).append(line));
    String help = help(problem).replace("\n", "\n" + UNDER_HELP);
    whole.append(help.isEmpty() ? "" : "\n" + HELP + help);
    return whole.append('\n').append(see(problem)).toString();
  }

  /** Returns the same text without a quote, for a problem without marked letters. */
  public static String of(Diagnostic problem) {
    return of(problem, "");
  }

  /**
   * Returns the line with the text and the line with the carets below it, or no lines if no letters
   * are marked.
   */
  public static List<String> quote(Diagnostic problem, String text) {
    Optional<Span> letters = problem.location().letters();
    if (text.isEmpty() || letters.isEmpty()) {
      return List.of();
    }
    Excerpt excerpt = Excerpt.of(text, letters.get(), ROOM_IN_LINE);
    return List.of(excerpt.text(), excerpt.carets());
  }

  /** Returns the line that can be read alone, without the code before it. */
  public static String sentence(Diagnostic problem, String text) {
    String place = problem.location().letters().map(span -> place(span, text)).orElse("");
    return Letters.sentence(problem.message()) + place;
  }

  /** Returns the corrections to write, in lines of printable letters; may be empty. */
  public static String help(Diagnostic problem) {
    return problem.helpLines().stream().map(Letters::sentence).collect(Collectors.joining("\n"));
  }

  /** Returns a sentence in one line of printable letters. */
  public static String line(String sentence) {
    return Letters.sentence(sentence);
  }

  /** Returns the line that names the page of the code. */
  public static String see(Diagnostic problem) {
    return "see " + problem.code().page();
  }

  private static String tag(ProblemCode code) {
    return "[Betza:" + code.id() + "] ";
  }

  /** Returns the place of the letters in words. Columns are counted from 1, as in editors. */
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

  /**
   * A notation in printable letters, with a marked span. A long notation is shown only around the
   * span, with dots for the omitted parts.
   *
   * @param text the letters shown
   * @param column the start of the span in the text, from 0
   * @param width the number of letters of the text in the span; 0 for a place between two letters
   */
  private record Excerpt(String text, int column, int width) {
    private static final String DOTS = "...";

    /**
     * Cuts a notation to size.
     *
     * @param notation the whole notation
     * @param span the letters to show, as many of them as fit
     * @param room the most letters to show, dots included; at least 20
     */
    static Excerpt of(String notation, Span span, int room) {
      int start = Math.min(span.start(), notation.length());
      int end = Math.min(span.end(), notation.length());
      if (widthOf(notation, 0, notation.length(), room) <= room) {
        return around(notation, 0, notation.length(), start, end);
      }
      int budget = room - 2 * DOTS.length();
      int first = start;
      int last = start;
      int used = 0;
      while (last < end && used + widthAt(notation, last) <= budget) {
        used += widthAt(notation, last++);
      }
      // The room that the span leaves is shared by the letters before and after it; if the text
      // ends
      // on one side, the other side gets the rest.
      boolean grown = last == end;
      while (grown) {
        grown = false;
        if (first > 0 && used + widthAt(notation, first - 1) <= budget) {
          used += widthAt(notation, --first);
          grown = true;
        }
        if (last < notation.length() && used + widthAt(notation, last) <= budget) {
          used += widthAt(notation, last++);
          grown = true;
        }
      }
      return around(notation, first, last, start, Math.min(end, last));
    }

    /** Returns the line of carets for the text. */
    String carets() {
      return " ".repeat(column) + "^".repeat(Math.max(1, width));
    }

    private static Excerpt around(String notation, int first, int last, int start, int end) {
      StringBuilder text = new StringBuilder(first > 0 ? DOTS : "");
      int column = 0;
      int width = 0;
      for (int i = first; i <= last; i++) {
        if (i == start) {
          column = text.length();
        }
        if (i == end) {
          width = text.length() - column;
        }
        if (i < last) {
          text.append(Letters.literal(notation.charAt(i)));
        }
      }
      return new Excerpt(
          text.append(last < notation.length() ? DOTS : "").toString(), column, width);
    }

    private static int widthAt(String notation, int index) {
      return Letters.literal(notation.charAt(index)).length();
    }

    /** Returns the width of some letters; counting stops beyond the limit. */
    private static int widthOf(String notation, int from, int to, int limit) {
      int width = 0;
      for (int i = from; i < to && width <= limit; i++) {
        width += widthAt(notation, i);
      }
      return width;
    }
  }
}
