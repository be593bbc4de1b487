package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.OneLegMoves;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.path.spec.MoveSpec;
import java.util.ArrayList;
import java.util.List;

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
    if (routes.size() < 2) {
      return;
    }
    List<OneLegMoves> compared = moves.stream().map(OneLegMoves::of).toList();
    List<MoveSpec> before = new ArrayList<>();
    for (int i = 0; i < routes.size(); i++) {
      boolean known = !moves.get(i).isEmpty() && before.containsAll(moves.get(i));
      if (known) {
        warn(routes.get(i), "the piece has these moves already");
      } else {
        warnOfPart(i, routes, compared);
      }
      before.addAll(moves.get(i));
    }
  }

  /** Warns of a route whose moves are all among those of another one, before or behind it. */
  private void warnOfPart(int index, List<Route> routes, List<OneLegMoves> compared) {
    OneLegMoves moves = compared.get(index);
    for (int other = 0; other < routes.size(); other++) {
      boolean covered = other != index && moves.areAmong(compared.get(other));
      if (covered && (other < index || !moves.areAll(compared.get(other)))) {
        warn(
            routes.get(index),
            "the moves of this \""
                + routes.get(index).span().of(text)
                + "\" are all among those of \""
                + routes.get(other).span().of(text)
                + "\"");
        return;
      }
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
