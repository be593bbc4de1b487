package io.github.betza.processor.hint;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Optional;

/**
 * The {@code e} of XBETZA where BEX has no use for it. Left out, as the warning offers, the pawn
 * {@code fmWfceFifmnD} would lose its capture en passant.
 */
final class EnPassant {
  private EnPassant() {}

  /**
   * Returns the problems of a notation; one of them may name the meaning of the letter in XBETZA.
   */
  static List<Diagnostic> told(
      String notation, Dialect dialect, List<Diagnostic> problems, Work work) {
    Optional<Diagnostic> first =
        problems.stream().filter(problem -> isAbout(problem, notation)).findFirst();
    if (dialect != Dialect.BEX || first.isEmpty() || !isClear(notation, work)) {
      return problems;
    }
    return problems.stream()
        .filter(problem -> problem.equals(first.get()) || !isAbout(problem, notation))
        .map(problem -> problem.equals(first.get()) ? telling(problem) : problem)
        .toList();
  }

  private static boolean isAbout(Diagnostic problem, String notation) {
    return problem.code() == ProblemCode.MODIFIER_WITHOUT_EFFECT
        && problem.span().of(notation).equals("e");
  }

  private static boolean isClear(String notation, Work work) {
    return Notations.read(notation, Dialect.XBETZA, work).isClear();
  }

  private static Diagnostic telling(Diagnostic problem) {
    return problem.leading("'e' captures en passant in XBETZA: set dialect = Dialect.XBETZA");
  }
}
