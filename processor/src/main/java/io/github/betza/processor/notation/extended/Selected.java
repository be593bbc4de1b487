package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.Alternative.Walk;
import java.util.List;

/**
 * A chain among whose paths the direction letters in front of it select.
 *
 * @param span the letters of the chain
 * @param from the number of its first move among the moves of the term, from 0
 * @param to the number behind that of its last move
 */
record Selected(Span span, int from, int to) {
  /**
   * Warns of directions in which no path leads.
   *
   * @param moves the moves of the term
   */
  void warnIfNothing(List<Alternative> moves, ProblemLog log) {
    boolean nothing =
        moves.subList(from, to).stream()
            .allMatch(move -> move instanceof Walk walk && walk.first().isEmpty());
    if (nothing) {
      log.add(
          ProblemCode.NEVER_MOVES,
          span,
          "no path of this chain leads in the directions in front of it",
          "they count from where the whole path begins to where it ends");
    }
  }
}
