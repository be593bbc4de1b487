package io.github.betza.imports;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Collects what is wrong with a file, so that all of it can be told at once. */
final class Findings {
  private static final int MOST_SHOWN = 60;

  private final List<Problem> problems = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  void problem(int line, String text) {
    Problem problem = new Problem(line, text);
    if (!problems.contains(problem)) {
      problems.add(problem);
    }
  }

  void note(String text) {
    notes.add(text);
  }

  boolean isClean() {
    return problems.isEmpty();
  }

  /** Returns something that was read, in quotes and not too long. */
  static String quote(String text) {
    String shown = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text;
    return "'" + shown + "'";
  }

  /**
   * Returns the result: a game that compiles, or the problems.
   *
   * @param line the line to name where it is the game as a whole that is wrong
   * @param build makes the game; not asked where there are problems already
   */
  Imported result(int line, Supplier<DeclaredVariant> build) {
    DeclaredVariant variant = isClean() ? build.get() : null;
    if (variant != null && isClean()) {
      String typeName = "Imported";
      CompiledGame compiled = GameCompiler.compile(typeName, JavaSource.of(variant, typeName));
      for (String error : compiled.errors()) {
        problem(line, "the game cannot be compiled: " + error.lines().findFirst().orElse(""));
      }
    }
    problems.sort(Comparator.comparingInt(Problem::line));
    return new Imported(
        isClean() ? Optional.ofNullable(variant) : Optional.empty(), problems, notes);
  }
}
