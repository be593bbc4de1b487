package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.OneLegMoves;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * Warns of a move that the piece has already. Other dialects have such notations: {@code mRcR+R} is
 * the cannon of seed 000, and a plain rook here.
 */
public record BexRedundancyCheck(String text, ProblemLog log) {
  /**
   * Warns of needless sequences.
   *
   * @param moves the moves of each of them
   */
  public void warn(List<MoveSequence> routes, List<List<MoveSpec>> moves) {
    int[] covering = OneLegMoves.covering(moves, log.work());
    for (int i = 0; i < routes.size(); i++) {
      // A sequence that only immobilises has no moves, and is not redundant.
      if (covering[i] >= 0 && !moves.get(i).isEmpty()) {
        Span move = routes.get(i).span();
        Span other = routes.get(covering[i]).span();
        if (!OneLegMoves.isRiderReported(move, other, "+", log)) {
          log.addNeedlessMove(move, OneLegMoves.message(text, move, other), ways(move));
        }
      }
    }
  }

  /** Returns the ways to leave out a move: with its group, and with a sign that joins it. */
  private List<List<Span>> ways(Span move) {
    List<List<Span>> ways = new ArrayList<>();
    Span span = move;
    while (true) {
      ways.add(List.of(span));
      if (isAt('+', span.start() - 1)) {
        ways.add(List.of(new Span(span.start() - 1, span.end())));
      }
      if (isAt('+', span.end())) {
        ways.add(List.of(new Span(span.start(), span.end() + 1)));
      }
      if (!isAt('(', span.start() - 1) || !isAt(')', span.end())) {
        return ways;
      }
      span = new Span(span.start() - 1, span.end() + 1);
    }
  }

  private boolean isAt(char sign, int index) {
    return index >= 0 && index < text.length() && text.charAt(index) == sign;
  }
}
