package io.github.betza.processor.emit.template;

import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/** The squares of a leg, relative to its start. */
public final class LegSquares {
  private LegSquares() {}

  /** Returns the ends of the steps of a leg that are on the largest board. */
  public static List<Vector> targets(Leg leg) {
    List<Vector> targets = new ArrayList<>();
    Vector square = Vector.ZERO;
    for (int step = 0; step < LegQueries.most(leg); step++) {
      square = square.plus(leg.step(step));
      if (square.reach() > LargestBoard.ACROSS) {
        break;
      }
      targets.add(square);
    }
    return targets;
  }

  /** Returns the ends of one step more than the last steps of a leg. */
  public static List<Vector> beyond(Leg leg) {
    List<Vector> beyond = new ArrayList<>();
    List<Vector> targets = targets(leg);
    for (int step = 1; step <= targets.size(); step++) {
      beyond.add(targets.get(step - 1).plus(leg.step(step)));
    }
    return beyond;
  }

  /** Returns the squares that the steps of a leg pass over. */
  public static List<Vector> bridged(Leg leg) {
    List<Vector> bridged = new ArrayList<>();
    if (leg.bridge().isNone()) {
      return bridged;
    }
    Vector begin = Vector.ZERO;
    List<Vector> targets = targets(leg);
    for (int step = 0; step <= targets.size() && step < LegQueries.most(leg); step++) {
      for (List<Vector> route : leg.bridge().routes().get(step % leg.bridge().routes().size())) {
        for (Vector square : route) {
          bridged.add(begin.plus(square));
        }
      }
      begin = step < targets.size() ? targets.get(step) : begin;
    }
    return bridged;
  }
}
