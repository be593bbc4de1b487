package io.github.betza.processor.describe;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/**
 * The arrival of a leg: the reference for the words about the next leg.
 *
 * @param last its last step
 * @param curve the next steps if a bent leg continued; empty after a straight leg
 */
record ArrivalContext(Vector last, List<Vector> curve) {
  /** Returns how a leg arrives at its end. */
  static ArrivalContext after(Leg leg) {
    if (leg.isStraight()) {
      return new ArrivalContext(leg.step(0), List.of());
    }
    int next = nextStep(leg);
    List<Vector> curve = new ArrayList<>();
    for (int i = 0; i < leg.cycle().size(); i++) {
      curve.add(leg.step(next + i));
    }
    return new ArrivalContext(leg.step(next + leg.cycle().size() - 1), List.copyOf(curve));
  }

  /** Returns the number, within the cycle, of the step after the last one. */
  private static int nextStep(Leg leg) {
    if (leg.residue() != Leg.ANY) {
      return leg.residue();
    }
    return leg.length() instanceof Length.Between between && between.least() == between.most()
        ? between.most() % leg.cycle().size()
        : 1;
  }

  /** Returns whether a leg continues the curve of the leg before. */
  boolean isContinuedBy(Leg leg) {
    return !leg.isStraight() && leg.cycle().equals(curve);
  }

  /** Returns the angle of a step clockwise from the last one, -179 to 180 degrees. */
  int turnTo(Vector step) {
    return degrees(last, step);
  }

  /** Returns the angle from one step to another, in whole degrees clockwise, -179 to 180. */
  static int degrees(Vector from, Vector to) {
    double cross = (double) from.ranks() * to.files() - (double) from.files() * to.ranks();
    double dot = (double) from.files() * to.files() + (double) from.ranks() * to.ranks();
    int degrees = (int) Math.round(Math.toDegrees(Math.atan2(cross, dot)));
    return degrees == -180 ? 180 : degrees;
  }

  /**
   * Returns 1 if the nearest diagonal lies clockwise of a step, -1 if it lies counter-clockwise,
   * and 0 for a step that is not oblique.
   */
  static int diagonalSide(Vector step) {
    if (!EnglishText.isOblique(step)) {
      return 0;
    }
    boolean tall = Math.abs(step.ranks()) > Math.abs(step.files());
    boolean sameSign = step.files() > 0 == step.ranks() > 0;
    return tall == sameSign ? 1 : -1;
  }

  /** Written out, like {@link Vector#equals}. */
  @Override
  public boolean equals(Object other) {
    return other instanceof ArrivalContext heading
        && last.equals(heading.last)
        && curve.equals(heading.curve);
  }

  @Override
  public int hashCode() {
    return 31 * last.hashCode() + curve.hashCode();
  }
}
