package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Vector;

/**
 * How a move arrives at the end of a leg: everything that later legs depend on.
 *
 * @param begun whether a step has been made
 * @param direction the direction of the last step, 0 to 7; forward before the first step
 * @param leftHanded whether the first step was a left-handed oblique one
 * @param turn the turn before the next step of the current curve; 0 if there is none
 * @param curveSteps the number of steps made of a circular curve
 * @param step the last step; one forward before the first step
 * @param side the side of the last turn: 1 for right, -1 for left, 0 without a turn or if no leg
 *     depends on it
 */
record Arrival(
    boolean begun,
    int direction,
    boolean leftHanded,
    int turn,
    int curveSteps,
    Vector step,
    int side) {
  /** Before the first leg, directions count from forward. */
  static final Arrival START = new Arrival(false, 0, false, 0, 0, new Vector(0, 1), 0);

  /** Returns the arrival after a straight leg in a direction. */
  Arrival straight(int newDirection, boolean nowLeftHanded, Vector newStep, int newSide) {
    return new Arrival(true, newDirection, nowLeftHanded, 0, 0, newStep, newSide);
  }

  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Arrival arrival
        && begun == arrival.begun
        && direction == arrival.direction
        && leftHanded == arrival.leftHanded
        && turn == arrival.turn
        && curveSteps == arrival.curveSteps
        && side == arrival.side
        && step.equals(arrival.step);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * step.hashCode() + direction) + turn) + curveSteps;
  }
}
