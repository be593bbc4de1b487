package io.github.betza.processor;

import io.github.betza.processor.assemble.SourceFile.JavadocScope;
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
 * An option of the compiler with a fixed set of words.
 *
 * @param name its name
 * @param standard the default word
 */
record ChoiceOption<E extends Enum<E>>(String name, E standard) {
  /**
   * The form in which games keep their positions. A game has the same moves in each form; tests
   * compare them.
   */
  static final ChoiceOption<Representation> REPRESENTATION =
      new ChoiceOption<>("betza.representation", Representation.AUTO);

  /** The members of generated classes with Javadoc. */
  static final ChoiceOption<JavadocScope> JAVADOC =
      new ChoiceOption<>("betza.javadoc", JavadocScope.PROTECTED);

  /** Returns the word among the options of the compiler, or nothing if it is invalid. */
  Optional<E> read(Map<String, String> options) {
    if (!options.containsKey(name)) {
      return Optional.of(standard);
    }
    return Arrays.stream(words()).filter(word -> text(word).equals(options.get(name))).findFirst();
  }

  /** Returns the problem of options for which {@link #read} returns nothing. */
  Diagnostic problem(Map<String, String> options) {
    String value = options.get(name);
    String words =
        Arrays.stream(words()).map(ChoiceOption::text).collect(Collectors.joining(" or "));
    return new Diagnostic(
        ProblemCode.INVALID_OPTION,
        AnnotationPlace.WHOLE,
        "the option "
            + name
            + " is "
            + words
            + ", not "
            + (value == null || value.isEmpty() ? "nothing" : "'" + value + "'"),
        "write -A" + name + "=" + text(standard) + ", or remove the option");
  }

  private E[] words() {
    return standard.getDeclaringClass().getEnumConstants();
  }

  private static String text(Enum<?> word) {
    return word.name().toLowerCase(Locale.ROOT);
  }
}
