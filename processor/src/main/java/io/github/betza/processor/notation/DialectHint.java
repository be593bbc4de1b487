package io.github.betza.processor.notation;

import io.github.betza.processor.notation.Notations.Language;
import java.util.ArrayList;
import java.util.List;

/** Tells whoever wrote a notation of another dialect than the one that was said. */
public final class DialectHint {
  private DialectHint() {}

  /**
   * Returns the problems of a notation; where it has errors, but is sound in another dialect, the
   * help of the first error says so.
   */
  public static List<Problem> add(String notation, Language language, List<Problem> problems) {
    List<Problem> result = new ArrayList<>(problems);
    for (int i = 0; i < result.size(); i++) {
      Problem problem = result.get(i);
      if (problem.isError()) {
        for (Language other : Language.values()) {
          if (other != language && Notations.read(notation, other).isSound()) {
            result.set(i, hinting(problem, other));
            return List.copyOf(result);
          }
        }
        return List.copyOf(result);
      }
    }
    return List.copyOf(result);
  }

  private static Problem hinting(Problem problem, Language other) {
    String hint = "as it stands it is a notation of " + other + ": say dialect = Dialect." + other;
    String help = problem.help().isEmpty() ? hint : problem.help() + "; " + hint;
    return new Problem(problem.code(), problem.span(), problem.message(), help);
  }
}
