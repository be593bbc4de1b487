package io.github.betza.processor.path.spec;

import io.github.betza.processor.path.Vector;

/**
 * The directions that turn by at most 45 degrees from the step before: "the same general direction"
 * of seed 002.
 *
 * @param bits the allowed directions of the atom; bit n is set for direction n, counted from the
 *     owner's forward
 */
public record Ahead(int bits) implements Heading {
  /** Returns whether a step turns by at most 45 degrees from the one before; neither is zero. */
  public static boolean isAhead(Vector before, Vector step) {
    long along = (long) before.files() * step.files() + (long) before.ranks() * step.ranks();
    long across = (long) before.ranks() * step.files() - (long) before.files() * step.ranks();
    return along > 0 && Math.abs(across) <= along;
  }
}
