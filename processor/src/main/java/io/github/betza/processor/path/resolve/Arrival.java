package io.github.betza.processor.path.resolve;

/**
 * How a move arrives at the end of a leg, as far as the legs that follow need to know.
 *
 * @param direction the direction of the step made last, 0 to 7; forward before the first step
 * @param leftHanded whether the first step was a left-handed oblique one
 * @param turn by how much the next step of the curve in progress turns; 0 where there is none
 * @param curveSteps how many steps of a circular curve have been made
 */
record Arrival(int direction, boolean leftHanded, int turn, int curveSteps) {
  /** Before the first leg, directions count from forward. */
  static final Arrival START = new Arrival(0, false, 0, 0);

  /** Returns the arrival after a straight leg in a direction. */
  Arrival straight(int newDirection, boolean nowLeftHanded) {
    return new Arrival(newDirection, nowLeftHanded, 0, 0);
  }
}
