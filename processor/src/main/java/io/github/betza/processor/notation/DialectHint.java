package io.github.betza.processor.notation;

import io.github.betza.processor.notation.Notations.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

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
        List<Language> others = sound(notation, language);
        if (!others.isEmpty()) {
          result.set(i, hinting(problem, others));
        }
        return List.copyOf(result);
      }
    }
    return List.copyOf(result);
  }

  /** Returns the dialects in which a notation has no problems, or else those without errors. */
  private static List<Language> sound(String notation, Language language) {
    List<Language> clear = new ArrayList<>();
    List<Language> sound = new ArrayList<>();
    for (Language other : Language.values()) {
      boolean named = other == Language.CLASSIC && sound.contains(Language.XBETZA);
      if (other == language || named) {
        continue;
      }
      Reading reading = Notations.read(notation, other);
      if (reading.isSound()) {
        sound.add(other);
        if (reading.problems().isEmpty()) {
          clear.add(other);
        }
      }
    }
    return clear.isEmpty() ? sound : clear;
  }

  private static Problem hinting(Problem problem, List<Language> others) {
    String hint =
        others.stream()
            .map(other -> "a notation of " + other + ": say dialect = Dialect." + other)
            .collect(Collectors.joining("; or it is ", "as it stands it is ", ""));
    String help = problem.help().isEmpty() ? hint : problem.help() + "; " + hint;
    return problem.withHelp(help);
  }
}
