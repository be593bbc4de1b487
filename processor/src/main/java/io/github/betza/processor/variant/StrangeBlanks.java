package io.github.betza.processor.variant;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A setup copied from a page, where what looks like a space is another character. It parts no
 * fields, so that the last row seems to hold the fields behind it as well.
 */
final class StrangeBlanks {
  private static final Pattern BLANKS = Pattern.compile("[\\p{Z}&&[^ ]]");

  private StrangeBlanks() {}

  /**
   * Returns what is wrong with a setup that cannot be read, if it can be with plain spaces.
   *
   * @param isRead whether another can
   */
  static Optional<Diagnostic> problem(String setup, Predicate<String> isRead) {
    String plain = BLANKS.matcher(setup).replaceAll(" ").strip();
    return BLANKS
        .matcher(setup)
        .results()
        .findFirst()
        .filter(first -> isRead.test(plain))
        .map(first -> problem(first, plain));
  }

  private static Diagnostic problem(MatchResult first, String plain) {
    return new Diagnostic(
            ProblemCode.INVALID_SETUP,
            AnnotationPlace.of("setup"),
            String.format(
                Locale.ROOT,
                "the character U+%04X of the setup looks like a space, but is none",
                (int) first.group().charAt(0)),
            "write \"" + plain + "\"")
        .at(new Span(first.start(), first.end()));
  }
}
