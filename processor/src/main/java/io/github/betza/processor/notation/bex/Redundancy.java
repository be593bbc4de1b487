package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.OneLegMoves;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Warns of a move that the piece has already. Whoever knows another dialect writes such: {@code
 * mRcR+R} is the cannon of seed 000, and nothing but a rook here.
 */
final class Redundancy {
  private final String text;
  private final ProblemLog log;

  Redundancy(String text, ProblemLog log) {
    this.text = text;
    this.log = log;
  }

  /**
   * Warns of routes.
   *
   * @param moves the moves of each of them
   */
  void warn(List<Route> routes, List<List<MoveSpec>> moves) {
    int[] covering = OneLegMoves.covering(moves, log.work());
    Set<MoveSpec> before = new HashSet<>();
    for (int i = 0; i < routes.size(); i++) {
      // A route that only immobilises has no moves, and is nothing that the piece has already.
      if (moves.get(i).isEmpty()) {
        continue;
      }
      Route route = routes.get(i);
      if (before.containsAll(moves.get(i))) {
        warn(route, "the piece has these moves already");
      } else if (covering[i] >= 0) {
        warn(route, OneLegMoves.message(text, route.span(), routes.get(covering[i]).span()));
      }
      before.addAll(moves.get(i));
    }
  }

  private void warn(Route route, String message) {
    log.addNeedlessMove(route.span(), message, ways(route.span()));
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
