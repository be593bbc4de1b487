package io.github.betza.processor.notation;

import io.github.betza.processor.notation.Notations.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Tells whoever wrote a notation of another dialect than the one that was said. */
public final class DialectHint {
  private DialectHint() {}

  /**
   * Returns the problems of a notation; where it has errors, but other dialects read it without any
   * doubt, the help of the first error names them all: the same letters may be another piece in
   * each.
   */
  public static List<Problem> add(String notation, Language language, List<Problem> problems) {
    List<Problem> result = new ArrayList<>(problems);
    for (int i = 0; i < result.size(); i++) {
      if (result.get(i).isError()) {
        List<Language> others =
            Arrays.stream(Language.values())
                .filter(other -> other != language && readsWithoutDoubt(notation, other))
                .toList();
        if (!others.isEmpty()) {
          result.set(i, hinting(result.get(i), others));
        }
        break;
      }
    }
    return List.copyOf(result);
  }

  /** A warning says that the letters are probably not meant for that dialect. */
  private static boolean readsWithoutDoubt(String notation, Language language) {
    Reading reading = Notations.read(notation, language);
    return reading.isSound() && reading.problems().isEmpty();
  }

  private static Problem hinting(Problem problem, List<Language> others) {
    String names = String.join(", and of ", others.stream().map(Language::name).toList());
    String hint =
        others.size() == 1
            ? "as it stands it is a notation of " + names + ": say dialect = Dialect." + names
            : "as it stands it is a notation of "
                + names
                + ", which may mean different pieces: say which with dialect = Dialect."
                + others.get(0);
    String help = problem.help().isEmpty() ? hint : problem.help() + "; " + hint;
    return new Problem(problem.code(), problem.span(), problem.message(), help);
  }
}
