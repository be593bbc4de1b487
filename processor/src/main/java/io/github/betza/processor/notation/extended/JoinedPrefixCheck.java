package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.Letter;
import io.github.betza.processor.notation.ProblemLog;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Warns of prefixes inside a group of the same sort as the prefixes before it. They are joined
 * ("m(AB) is defined to mean mAmB", "the sub-sets of move types they correspond to are joined",
 * seed 004), so that {@code m(cW)} is {@code mcW}, though a reader may expect that both must hold.
 */
final class JoinedPrefixCheck {
  /** The sorts of meaning, each with its letters. */
  private static final List<String> SORTS =
      List.of(ExtendedModifierTable.TABLE.directions(), "mc", ExtendedModifierTable.WAYS);

  private final ProblemLog log;
  private boolean warned;

  JoinedPrefixCheck(ProblemLog log) {
    this.log = log;
  }

  /** Warns of some prefixes, unless there was a warning about the same term. */
  void warn(List<Letter> outer, List<Letter> inner) {
    if (!warned
        && SORTS.stream().anyMatch(sort -> differ(letters(outer, sort), letters(inner, sort)))) {
      warned = true;
      log.add(
          ProblemCode.READ_DIFFERENTLY,
          Letter.span(inner),
          "letters before a group are added to the letters inside it: they do "
              + "not restrict them",
          "write the moves without a group, each with all its letters: \"m(cW)\" "
              + "means \"mcW\"");
    }
  }

  /**
   * Returns whether both have a meaning, and not the same; a doubled {@code j} is a different one.
   */
  private static boolean differ(String outer, String inner) {
    return !outer.isEmpty()
        && !inner.isEmpty()
        && (!outer.equals(inner) || outer.indexOf('j') >= 0);
  }

  private static String letters(List<Letter> run, String sort) {
    return run.stream()
        .map(letter -> String.valueOf(letter.value()))
        .filter(sort::contains)
        .collect(Collectors.joining());
  }
}
