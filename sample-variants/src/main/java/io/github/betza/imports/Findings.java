package io.github.betza.imports;

import io.github.betza.declared.DeclaredVariant;
import io.github.betza.processor.tool.GameCompiler;
import io.github.betza.processor.tool.GameCompiler.CompiledGame;
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

/** Collects what is wrong with a file, so that all of it can be told at once. */
public final class Findings {
  private static final int MOST_SHOWN = 60;

  /** Who made more mistakes wants to see the first ones. */
  private static final int MOST_PROBLEMS = 100;

  private static final Pattern COMPILER = Pattern.compile("line \\d+: (\\[Betza:([a-z-]+)].*)");

  /** Problems that a user has to read before all others, because nothing else can help then. */
  private final Set<Problem> decisive = new LinkedHashSet<>();

  private final Set<Problem> problems = new LinkedHashSet<>();
  private final Set<String> notes = new LinkedHashSet<>();
  private final Set<String> omissions = new LinkedHashSet<>();
  private boolean areMore;

  public void problem(int line, String text) {
    problem(new Problem(line, text));
  }

  /**
   * Takes note of a problem that rules out the game whatever else is changed: it is reported before
   * the others, whatever its line.
   */
  public void decisiveProblem(int line, String text) {
    decisive.add(new Problem(line, text));
  }

  /**
   * Takes note of a game that is not in the file, or of which it is not said which one is meant.
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

  /** Takes note of something that was read otherwise than one might think. */
  public void note(String text) {
    notes.add(text);
  }

  /** Takes note of something that the game lacks. */
  public void omit(String text) {
    omissions.add(text);
  }

  public boolean isClean() {
    return decisive.isEmpty() && problems.isEmpty();
  }

  /** Returns something that was read, in quotes and not too long. */
  public static String quote(String text) {
    String shown = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text;
    return "'" + shown + "'";
  }

  /**
   * Returns the result: a game that compiles, or the problems.
   *
   * @param line the line to name where it is the game as a whole that is wrong
   * @param build makes the game; not asked where there are problems already
   */
  public Imported result(int line, Supplier<DeclaredVariant> build) {
    return result(code -> line, build);
  }

  /**
   * Returns the result: a game that compiles, or the problems.
   *
   * @param lines returns the line to name where the compiler finds something wrong, by the name
   *     that it has for that
   * @param build makes the game; not asked where there are problems already
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

  /** The lines that the compiler names are those of a source that nobody has seen. */
  private void compilerProblem(String error, ToIntFunction<String> lines) {
    Matcher matcher = COMPILER.matcher(error);
    boolean known = matcher.matches();
    problem(
        lines.applyAsInt(known ? matcher.group(2) : ""),
        "the game cannot be compiled: " + (known ? matcher.group(1) : error));
  }
}
