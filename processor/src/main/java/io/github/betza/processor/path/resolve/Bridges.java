package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Passing;
import java.util.ArrayList;
import java.util.List;

/** Finds the squares that lame and jumping leaps pass over. */
final class Bridges {
  private Bridges() {}

  /** Returns the condition on the squares that each step of a cycle passes over. */
  static Bridge of(List<Vector> cycle, Passing passing) {
    if (passing == Passing.FREE) {
      return Bridge.NONE;
    }
    List<List<Vector>> perStep = cycle.stream().map(Bridges::passed).toList();
    if (perStep.stream().allMatch(List::isEmpty)) {
      return Bridge.NONE;
    }
    return new Bridge(passing == Passing.JUMPING, perStep.stream().map(List::of).toList());
  }

  /**
   * Returns the squares that a step passes over: those in between on a line, and for the knight's
   * leap the orthogonal neighbour (the Mao), which is how this dialect reads {@code nN}.
   */
  private static List<Vector> passed(Vector step) {
    List<Vector> squares = new ArrayList<>();
    int files = Math.abs(step.files());
    int ranks = Math.abs(step.ranks());
    if (files != 0 && ranks != 0 && files != ranks) {
      squares.add(
          files > ranks
              ? new Vector(Integer.signum(step.files()), 0)
              : new Vector(0, Integer.signum(step.ranks())));
      return squares;
    }
    for (int i = 1; i < step.reach(); i++) {
      squares.add(new Vector(i * Integer.signum(step.files()), i * Integer.signum(step.ranks())));
    }
    return squares;
  }
}
