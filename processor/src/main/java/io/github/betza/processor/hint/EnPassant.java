package io.github.betza.processor.hint;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Problem;
import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Optional;

/**
 * The {@code e} of XBETZA where BEX has no use for it. Left out, as the warning offers, the pawn
 * {@code fmWfceFifmnD} would lose its capture en passant.
 */
final class EnPassant {
  private EnPassant() {}

  /** Returns the problems of a notation, of which one may tell what the letter is in XBETZA. */
  static List<Problem> told(String notation, Dialect dialect, List<Problem> problems, Work work) {
    Optional<Problem> first =
        problems.stream().filter(problem -> isAbout(problem, notation)).findFirst();
    if (dialect != Dialect.BEX || first.isEmpty() || !isClear(notation, work)) {
      return problems;
    }
    return problems.stream()
        .filter(problem -> problem.equals(first.get()) || !isAbout(problem, notation))
        .map(problem -> problem.equals(first.get()) ? telling(problem) : problem)
        .toList();
  }

  private static boolean isAbout(Problem problem, String notation) {
    return problem.code() == ProblemCode.MODIFIER_WITHOUT_EFFECT
        && problem.span().of(notation).equals("e");
  }

  private static boolean isClear(String notation, Work work) {
    return Notations.read(notation, Dialect.XBETZA, work).isClear();
  }

  private static Problem telling(Problem problem) {
    return problem.withHelp(
        "'e' captures en passant in XBETZA: set dialect = Dialect.XBETZA; otherwise "
            + problem.help());
  }
}
