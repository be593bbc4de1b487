package io.github.betza.processor.path.compare;

import io.github.betza.processor.path.Bridge.Condition;
import io.github.betza.processor.path.Carried;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * A way to cross the squares that a step passes over.
 *
 * @param empty the squares that must be empty
 * @param occupied the squares that must hold a piece
 * @param oneOfSeveral whether there are other ways
 */
record Crossing(List<Vector> empty, List<Vector> occupied, boolean oneOfSeveral) {
  /** No condition. */
  static final Crossing FREE = new Crossing(List.of(), List.of(), false);

  /** Returns the ways to cross; one of them is enough. */
  static List<Crossing> of(Condition condition, List<List<Vector>> routes, Vector start) {
    if (routes.isEmpty()) {
      return List.of(FREE);
    }
    List<Crossing> ways = new ArrayList<>();
    boolean several = routes.size() > 1;
    for (List<Vector> route : routes) {
      List<Vector> squares = route.stream().map(start::plus).toList();
      switch (condition) {
        case EMPTY -> ways.add(new Crossing(squares, List.of(), several));
        case OCCUPIED -> ways.add(new Crossing(List.of(), squares, several));
        case ONE_OCCUPIED -> {
          for (Vector hurdle : squares) {
            List<Vector> others = new ArrayList<>(squares);
            others.remove(hurdle);
            ways.add(new Crossing(others, List.of(hurdle), true));
          }
        }
      }
    }
    return ways;
  }

  boolean require(Requirements requirements, Carried<Vector> carried) {
    return empty.stream()
            .allMatch(each -> requirements.require(carried, each, OccupancyCondition.EMPTY))
        && occupied.stream()
            .allMatch(each -> requirements.require(carried, each, OccupancyCondition.PIECE));
  }
}
