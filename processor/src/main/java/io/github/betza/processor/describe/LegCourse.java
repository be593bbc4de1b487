package io.github.betza.processor.describe;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Vector;

/**
 * The directions of a leg: legs that differ in nothing else have the same words.
 *
 * @param first the first step
 * @param hand the side of the first bend, see {@link CurveWords#hand}
 * @param residue the numbers of steps after which it may end, or {@link Leg#ANY}
 * @param cycle the number of steps after which it repeats itself
 */
record LegCourse(Vector first, int hand, int residue, int cycle) {
  static LegCourse of(Leg leg) {
    return new LegCourse(leg.step(0), CurveWords.hand(leg), leg.residue(), leg.cycle().size());
  }

  LegCourse withoutResidue() {
    return new LegCourse(first, hand, Leg.ANY, cycle);
  }

  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof LegCourse course
        && hand == course.hand
        && residue == course.residue
        && cycle == course.cycle
        && first.equals(course.first);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * hand + residue) + cycle) + first.hashCode();
  }
}
