package io.github.betza.processor.hint;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Optional;

/**
 * The {@code e} of XBETZA in BEX, where it has no effect. Without it, as the warning suggests, the
 * pawn {@code fmWfceFifmnD} would lose its capture en passant.
 */
final class EnPassant {
  private EnPassant() {}

  /**
   * Returns the problems of a notation; one of them may name the meaning of the letter in XBETZA.
   */
  static List<Diagnostic> hinted(
      String notation, Dialect dialect, List<Diagnostic> problems, Work work) {
    Optional<Diagnostic> first =
        problems.stream().filter(problem -> isAbout(problem, notation)).findFirst();
    if (dialect != Dialect.BEX || first.isEmpty()) {
      return problems;
    }
    Reading meant = Notations.read(notation, Dialect.XBETZA, work);
    if (!meant.isClear()) {
      return problems;
    }
    Meaning meaning = new Meaning(notation, dialect, List.of(Dialect.XBETZA), meant);
    return problems.stream()
        .filter(problem -> problem.equals(first.get()) || !isAbout(problem, notation))
        .map(problem -> problem.equals(first.get()) ? telling(problem, meaning, work) : problem)
        .toList();
  }

  private static boolean isAbout(Diagnostic problem, String notation) {
    return problem.code() == ProblemCode.MODIFIER_WITHOUT_EFFECT
        && problem.span().of(notation).equals("e");
  }

  private static Diagnostic telling(Diagnostic problem, Meaning meaning, Work work) {
    Diagnostic led =
        problem.leading("'e' captures en passant in XBETZA: set dialect = Dialect.XBETZA");
    return led.with(led.advice().declaring(meaning.changes(meaning.described(work))));
  }
}
