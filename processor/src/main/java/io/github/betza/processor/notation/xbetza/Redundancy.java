package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.OneLegMoves;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.List;

/** Warns of a term all of whose moves other terms have already, such as the W in {@code KW}. */
final class Redundancy {
  private Redundancy() {}

  static void warn(
      String notation, List<Part> parts, List<List<MoveSpec>> perTerm, ProblemLog log) {
    int[] covering = OneLegMoves.covering(perTerm, log.work());
    for (int i = 0; i < covering.length; i++) {
      if (covering[i] >= 0) {
        Span span = parts.get(i).span();
        log.addNeedlessMove(
            span,
            OneLegMoves.message(notation, span, parts.get(covering[i]).span()),
            List.of(List.of(span)));
      }
    }
  }
}
