package io.github.betza.processor.hint;

import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.Reading;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Tells whoever wrote a notation of another dialect than the one that was said. */
public final class DialectHint {
  /** What is said of letters that a reading has no use for. In another dialect they have one. */
  private static final Set<ProblemCode> NEEDLESS =
      Set.of(
          ProblemCode.REDUNDANT_MODIFIER,
          ProblemCode.MODIFIER_WITHOUT_EFFECT,
          ProblemCode.REDUNDANT_RANGE,
          ProblemCode.REDUNDANT_MOVE,
          ProblemCode.READ_DIFFERENTLY);

  private DialectHint() {}

  /**
   * Returns the problems of a notation, with what it is in other dialects.
   *
   * <p>Where it has errors, but is sound in another dialect, the dialect is the one mistake, and
   * the other errors come from it: the first is left, and its help says so. The same is done for a
   * warning that another dialect reads the letters differently; what could be left out in the wrong
   * dialect is not worth a warning beside it, for it would take apart what was meant.
   *
   * @param reading the notation as it was read
   */
  public static List<Problem> add(String notation, Language language, Reading reading) {
    List<Problem> problems = reading.problems();
    Optional<Problem> error = problems.stream().filter(Problem::isError).findFirst();
    if (error.isPresent()) {
      List<Meaning> meanings = Meanings.of(notation, language);
      return meanings.isEmpty()
          ? problems
          : List.of(hinting(error.get(), "as it stands it is", meanings));
    }
    Optional<Problem> doubt =
        problems.stream()
            .filter(problem -> problem.code() == ProblemCode.READ_DIFFERENTLY)
            .findFirst();
    if (doubt.isPresent()) {
      List<Meaning> meanings = Meanings.otherThan(reading, notation, language);
      return meanings.isEmpty()
          ? problems
          : problems.stream()
              .filter(problem -> problem.equals(doubt.get()) || !NEEDLESS.contains(problem.code()))
              .map(
                  problem ->
                      problem.equals(doubt.get())
                          ? hinting(problem, "if it is meant as", meanings)
                          : problem)
              .toList();
    }
    return problems;
  }

  private static Problem hinting(Problem problem, String beginning, List<Meaning> meanings) {
    String told =
        meanings.stream()
            .map(meaning -> meaning.told(problem.help()))
            .collect(Collectors.joining("; or ", beginning + " ", ""));
    return problem.withHelp(problem.help().isEmpty() ? told : problem.help() + "; " + told);
  }
}
