package io.github.betza.processor.path.spec;

/**
 * Some of the eight directions, relative to the direction of the leg before, as in XBETZA.
 *
 * @param bits bit n is set for direction n; the first leg counts from forward, every other leg from
 *     the direction of the step before
 * @param handed whether left and right change places after a left-handed oblique step (one whose
 *     direction is odd), because they mean "the same way as the first sideways choice" (seed 001)
 */
public record DirectionSet(int bits, boolean handed) implements Heading {
  /** Makes a set in which left and right keep their ordinary meaning. */
  public DirectionSet(int bits) {
    this(bits, false);
  }

  /** Written out, as {@code equals} of a vector is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof DirectionSet set && bits == set.bits && handed == set.handed;
  }

  @Override
  public int hashCode() {
    return 2 * bits + (handed ? 1 : 0);
  }
}
