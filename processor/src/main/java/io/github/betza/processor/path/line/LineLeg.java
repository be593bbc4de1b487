package io.github.betza.processor.path.line;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;

/**
 * A straight leg of a {@link LinePath}: equal steps over empty squares.
 *
 * @param overPiece whether the square where it begins must be occupied, and not empty; of no
 *     meaning for the first leg
 * @param step a step
 * @param least the fewest steps, at least 1
 * @param most the most steps
 * @param wrap which edges of the board are joined for it
 */
public record LineLeg(boolean overPiece, Vector step, int least, int most, Wrap wrap) {
  /** Returns whether this is one step and no more. */
  public boolean isLeap() {
    return most == 1;
  }
}
