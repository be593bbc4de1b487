package io.github.betza.processor;

import io.github.betza.processor.diagnostic.AnnotationPlace;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.emit.variant.Representation;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The option that says in what form games keep their positions. Whatever it says, a game has the
 * same moves: so tests compare the forms with each other.
 */
final class RepresentationOption {
  static final String OPTION = "betza.representation";

  private RepresentationOption() {}

  /** Returns what the options of the compiler ask for, or nothing where that has no meaning. */
  static Optional<Representation> read(Map<String, String> options) {
    if (!options.containsKey(OPTION)) {
      return Optional.of(Representation.AUTO);
    }
    return Arrays.stream(Representation.values())
        .filter(representation -> name(representation).equals(options.get(OPTION)))
        .findFirst();
  }

  /** Returns what is to be said where {@link #read} finds nothing. */
  static Diagnostic problem(Map<String, String> options) {
    String value = options.get(OPTION);
    String names =
        Arrays.stream(Representation.values())
            .map(RepresentationOption::name)
            .collect(Collectors.joining(" or "));
    return new Diagnostic(
        ProblemCode.INVALID_OPTION,
        AnnotationPlace.WHOLE,
        "the option %s is %s, not %s"
            .formatted(
                OPTION, names, value == null || value.isEmpty() ? "nothing" : "'" + value + "'"),
        "write -A" + OPTION + "=" + name(Representation.AUTO) + ", or remove the option");
  }

  private static String name(Representation representation) {
    return representation.name().toLowerCase(Locale.ROOT);
  }
}
