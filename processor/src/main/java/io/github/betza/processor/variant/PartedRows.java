package io.github.betza.processor.variant;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A setup whose rows stand on lines of their own, as a text block has them, or have blanks between
 * or within them. What stands behind a blank is another field of the setup, so that the rows seem
 * to be too few, and the fields too many.
 */
final class PartedRows {
  private static final Pattern AROUND_SLASH = Pattern.compile("\\s+/\\s*|/\\s+");
  private static final Pattern BREAK = Pattern.compile("\\s*\\R\\s*");
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** With more blanks than these taken away the rows are not tried, so that the work is bounded. */
  private static final int MOST_BLANKS = 400;

  private final String setup;
  private final Predicate<String> isRead;

  /**
   * Takes a setup that cannot be read.
   *
   * @param isRead whether another can
   */
  PartedRows(String setup, Predicate<String> isRead) {
    this.setup = setup;
    this.isRead = isRead;
  }

  /** Returns what is wrong, if the setup can be read with its rows in one. */
  Optional<Diagnostic> problem() {
    String lines = AROUND_SLASH.matcher(setup.strip()).replaceAll("/");
    Stream<String> broken = Stream.of(lines, BREAK.matcher(lines).replaceAll("/"));
    return Stream.concat(broken, joined(lines))
        .filter(text -> !text.equals(setup.strip()) && isRead.test(text))
        .findFirst()
        .map(this::problem);
  }

  /**
   * Returns a setup with one blank less at its beginning, two less, and so on, in the rows only.
   */
  private static Stream<String> joined(String lines) {
    List<String> fields = List.of(BLANKS.split(lines));
    return IntStream.range(1, Math.min(fields.size(), MOST_BLANKS))
        .takeWhile(last -> !fields.get(last).matches("[wb]"))
        .mapToObj(
            last ->
                String.join("", fields.subList(0, last))
                    + String.join(" ", fields.subList(last, fields.size())));
  }

  private Diagnostic problem(String whole) {
    Optional<Span> lineBreak = first(BREAK);
    return new Diagnostic(
        ProblemCode.INVALID_SETUP,
        AnnotationPlace.of("setup"),
        lineBreak.or(() -> first(AROUND_SLASH)).or(() -> first(BLANKS)),
        lineBreak.isPresent()
            ? "the rows of the setup stand on several lines, but belong on one"
            : "the rows of the setup have blanks between them, but belong together",
        "write \""
            + whole
            + "\""
            + (lineBreak.isPresent()
                ? ", or end each row but the last of a text block with /\\"
                : ""));
  }

  /** Returns where something stands first, but for what is around the setup. */
  private Optional<Span> first(Pattern pattern) {
    String within = setup.strip();
    int before = setup.indexOf(within);
    return pattern
        .matcher(within)
        .results()
        .map(found -> new Span(before + found.start(), before + found.end()))
        .findFirst();
  }
}
