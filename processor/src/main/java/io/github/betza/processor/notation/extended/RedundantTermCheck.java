package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.notation.OneLegMoves;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.extended.ExtendedTermReader.Result;
import java.util.List;

/**
 * Warns of a term whose moves another one has already. The doubled letter of older notations is
 * such a term: "in the extended context these would be troublesome" (seed 004).
 */
final class RedundantTermCheck {
  private RedundantTermCheck() {}

  static void warn(String notation, List<Result> results, ProblemLog log) {
    int[] covering = OneLegMoves.covering(results.stream().map(Result::moves).toList(), log.work());
    for (int i = 0; i < covering.length; i++) {
      if (covering[i] >= 0) {
        Span covered = results.get(i).term().span();
        report(notation, covered, results.get(covering[i]).term().span(), log);
      }
    }
  }

  private static void report(String notation, Span span, Span otherSpan, ProblemLog log) {
    if (OneLegMoves.isRiderReported(span, otherSpan, "", log)) {
      return;
    }
    String text = span.of(notation);
    boolean doubled = otherSpan.end() == span.start() && otherSpan.of(notation).equals(text);
    boolean leaps = doubled && text.length() == 1 && !ExtendedAtoms.isSlider(text.charAt(0));
    String message = OneLegMoves.message(notation, span, otherSpan);
    if (leaps && !text.equals("O")) {
      Suggestion rider = log.edited(span, "0", "for a rider write '0' after the leap");
      Suggestion leap = log.edited(span, "", "for the leap alone");
      log.add(ProblemCode.REDUNDANT_MOVE, span, message, Advice.suggest(rider, leap));
    } else {
      log.addNeedlessMove(span, message, List.of(List.of(span)));
    }
  }
}
