package io.github.betza.processor.variant;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Span;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A setup whose rows stand on lines of their own, as a text block has them, or have blanks between
 * them. What stands behind a blank is another field of the setup, so that the rows seem to be too
 * few, and the fields too many.
 */
final class PartedRows {
  private static final Pattern AROUND_SLASH = Pattern.compile("\\s+/\\s*|/\\s+");
  private static final Pattern BREAK = Pattern.compile("\\s*\\R\\s*");

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
  Optional<VariantProblem> problem() {
    String lines = AROUND_SLASH.matcher(setup.strip()).replaceAll("/");
    return Stream.of(lines, BREAK.matcher(lines).replaceAll("/"))
        .filter(text -> !text.equals(setup.strip()) && isRead.test(text))
        .findFirst()
        .map(this::problem);
  }

  private VariantProblem problem(String whole) {
    Optional<Span> lineBreak = first(BREAK);
    return new VariantProblem(
        ProblemCode.INVALID_SETUP,
        AnnotationPlace.variant("setup"),
        lineBreak.or(() -> first(AROUND_SLASH)),
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
