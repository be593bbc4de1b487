package io.github.betza.processor.hint;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.work.Work;
import java.util.List;
import java.util.Optional;

/** Warnings of BEX about letters and signs that have an effect in another dialect. */
final class BexDoubts {
  private BexDoubts() {}

  /**
   * Returns the problems of a notation; one of them may name the meaning of {@code e} in XBETZA.
   * Without the letter, as the warning suggests, the pawn {@code fmWfceFifmnD} would lose its
   * capture en passant.
   */
  static List<Diagnostic> enPassant(
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

  /**
   * Returns the one doubt that replaces the warnings about moves that the piece has already,
   * because their signs come from EXTENDED: {@code mRcR+R} is the cannon there, and a plain rook
   * here. Removing a move would correct a text that the user did not mean.
   */
  static Optional<Diagnostic> joinedMoves(
      String notation, Dialect dialect, List<Diagnostic> problems, Work work) {
    List<Diagnostic> moves =
        problems.stream().filter(problem -> problem.code() == ProblemCode.REDUNDANT_MOVE).toList();
    int sign = sign(notation);
    return dialect == Dialect.BEX && !moves.isEmpty() && sign >= 0 && isClear(notation, work)
        ? Optional.of(
            new Diagnostic(ProblemCode.READ_DIFFERENTLY, Span.at(sign), message(notation, sign))
                .with(advice(moves)))
        : Optional.empty();
  }

  private static int sign(String notation) {
    int sign = 0;
    while (sign < notation.length() && "+-".indexOf(notation.charAt(sign)) < 0) {
      sign++;
    }
    return sign < notation.length() ? sign : -1;
  }

  private static boolean isClear(String notation, Work work) {
    return Notations.read(notation, Dialect.EXTENDED, work).isClear();
  }

  private static String message(String notation, int sign) {
    return notation.charAt(sign) == '+'
        ? "'+' joins whole moves here, but EXTENDED reads it as a hop over a piece"
        : "'-' goes on here after a capture as well, but in EXTENDED from an empty square only";
  }

  /** Keeps the suggestion if all moves have the same. */
  private static Advice advice(List<Diagnostic> moves) {
    // The first text has the same moves; the later ones are guesses.
    List<List<Suggestion>> texts =
        moves.stream()
            .map(move -> move.suggestions().stream().limit(1).toList())
            .distinct()
            .toList();
    return texts.size() == 1 && !texts.get(0).isEmpty()
        ? Advice.suggest(
            texts.get(0).stream()
                .map(each -> each.because("as moves of BEX, without those that others include"))
                .toList())
        : Advice.note("or, as moves of BEX, leave out those that others include");
  }
}
