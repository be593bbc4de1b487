package io.github.betza.imports;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Collects the problems of a file, so that all are reported at once. */
public final class Findings {
  private static final int MOST_SHOWN = 60;

  /** The most problems that are reported: of many mistakes the first ones matter. */
  private static final int MOST_PROBLEMS = 100;

  private static final Pattern COMPILER = Pattern.compile("line \\d+: (\\[Betza:([a-z-]+)].*)");

  /** Problems that a user must read first, because no other correction helps. */
  private final Set<Problem> decisive = new LinkedHashSet<>();

  private final Set<Problem> problems = new LinkedHashSet<>();
  private final Set<String> notes = new LinkedHashSet<>();
  private final Set<String> omissions = new LinkedHashSet<>();
  private boolean areMore;

  public void problem(int line, String text) {
    problem(new Problem(line, text));
  }

  /**
   * Adds a problem that excludes the game whatever else is changed: it is reported before the
   * others, whatever its line.
   */
  public void decisiveProblem(int line, String text) {
    decisive.add(new Problem(line, text));
  }

  /**
   * Adds the problem that the file does not contain the named game, or that no name chooses one of
   * several.
   */
  public void problemOfName(int line, String text) {
    problem(new Problem(line, text, true));
  }

  private void problem(Problem problem) {
    if (problems.size() < MOST_PROBLEMS) {
      problems.add(problem);
    } else {
      areMore = true;
    }
  }

  /** Adds a note about a text that was read otherwise than a user might expect. */
  public void note(String text) {
    notes.add(text);
  }

  /** Adds a rule that the game lacks. */
  public void omit(String text) {
    omissions.add(text);
  }

  public boolean isClean() {
    return decisive.isEmpty() && problems.isEmpty();
  }

  /** Returns a text of the file, in quotes and shortened. */
  public static String quote(String text) {
    String shown = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text;
    return "'" + shown + "'";
  }

  /**
   * Returns the result: a game that compiles, or the problems.
   *
   * @param line the line to name if the game as a whole is wrong
   * @param build makes the game; not called if there are already problems
   */
  public Imported result(int line, Supplier<DeclaredVariant> build) {
    return result(code -> line, build);
  }

  /**
   * Returns the result: a game that compiles, or the problems.
   *
   * @param lines returns the line to name for an error of the compiler, by its code
   * @param build makes the game; not called if there are already problems
   */
  public Imported result(ToIntFunction<String> lines, Supplier<DeclaredVariant> build) {
    DeclaredVariant variant = isClean() ? build.get() : null;
    if (variant != null && isClean()) {
      String typeName = "Imported";
      CompiledGame compiled = GameCompiler.compile(typeName, JavaSource.of(variant, typeName));
      for (String error : compiled.errors()) {
        compilerProblem(error.lines().findFirst().orElse(""), lines);
      }
    }
    List<Problem> sorted = new ArrayList<>(sorted(decisive));
    sorted.addAll(sorted(problems));
    if (areMore) {
      int last = sorted.get(sorted.size() - 1).line();
      sorted.add(new Problem(last, "and there are more problems than these"));
    }
    return new Imported(
        isClean() ? Optional.ofNullable(variant) : Optional.empty(),
        sorted,
        List.copyOf(omissions),
        List.copyOf(notes));
  }

  private static List<Problem> sorted(Set<Problem> problems) {
    return problems.stream().sorted(Comparator.comparingInt(Problem::line)).toList();
  }

  /**
   * Adds an error of the compiler without its lines, which belong to a source that the user has not
   * seen.
   */
  private void compilerProblem(String error, ToIntFunction<String> lines) {
    Matcher matcher = COMPILER.matcher(error);
    boolean known = matcher.matches();
    problem(
        lines.applyAsInt(known ? matcher.group(2) : ""),
        "the game cannot be compiled: " + (known ? matcher.group(1) : error));
  }
}
