package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.spec.DirectionSet;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.Turn;
import java.util.List;

/**
 * Puts a leg together from how it goes, where, and what it meets. A leg written with a hopping
 * modifier at the end of a move becomes two: one to the hurdle and one behind it.
 */
record LegSpecBuilder(LegGeometry manner) {
  /** Returns the last leg of a move, or the two last of a hop. */
  List<LegSpec> last(Heading heading, List<LegOutcome> endings) {
    List<Landing> landings = landings(endings);
    if (!manner.hops()) {
      return List.of(leg(heading, landings, List.of()));
    }
    return List.of(leg(heading, List.of(), List.of(LegOutcome.HOP)), behindHurdle(landings));
  }

  /**
   * Returns a leg that others follow.
   *
   * @param endings the ways to end the move here all the same
   * @param outcomes the ways to go on
   */
  LegSpec before(Heading heading, List<LegOutcome> endings, List<LegOutcome> outcomes) {
    return leg(heading, landings(endings), outcomes);
  }

  private List<Landing> landings(List<LegOutcome> endings) {
    return endings.stream().map(outcome -> new Landing(outcome, manner.grants())).toList();
  }

  private LegSpec leg(Heading heading, List<Landing> landings, List<LegOutcome> outcomes) {
    return new LegSpec(
        manner.shape().atom(),
        heading,
        manner.length(),
        manner.turn(),
        false,
        manner.passing(),
        manner.isSki(),
        manner.wrap(),
        landings,
        outcomes);
  }

  /** {@code p} keeps the range behind the hurdle, {@code g} toggles it (seed 001). */
  private LegSpec behindHurdle(List<Landing> landings) {
    LegShape behind = manner.shapeBehindHurdle();
    return new LegSpec(
        behind.atom(),
        new DirectionSet(1),
        behind.length(),
        manner.turn(),
        manner.turn() != Turn.NONE,
        manner.passing(),
        false,
        manner.wrap(),
        landings,
        List.of());
  }
}
