package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.Heading.DirectionSet;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.List;

/**
 * Combines geometry, directions and outcomes to a leg. A leg with a hopping modifier at the end of
 * a move becomes two: one to the hurdle and one behind it.
 */
record LegSpecBuilder(LegGeometry geometry) {
  /** Returns the last leg of a move, or the last two of a hop. */
  List<LegSpec> last(Heading heading, List<LegOutcome> endings) {
    List<Landing> landings = landings(endings);
    if (!geometry.hops()) {
      return List.of(leg(heading, landings, List.of()));
    }
    return List.of(leg(heading, List.of(), List.of(LegOutcome.HOP)), behindHurdle(landings));
  }

  /**
   * Returns a leg before other legs.
   *
   * @param endings the ways to end the move here nevertheless
   * @param outcomes the ways to go on
   */
  LegSpec before(Heading heading, List<LegOutcome> endings, List<LegOutcome> outcomes) {
    return leg(heading, landings(endings), outcomes);
  }

  private List<Landing> landings(List<LegOutcome> endings) {
    return endings.stream().map(outcome -> new Landing(outcome, geometry.grants())).toList();
  }

  private LegSpec leg(Heading heading, List<Landing> landings, List<LegOutcome> outcomes) {
    return new LegSpec(
        geometry.shape().atom(),
        heading,
        geometry.length(),
        geometry.turn(),
        false,
        geometry.passing(),
        geometry.isSki(),
        geometry.wrap(),
        landings,
        outcomes);
  }

  /** {@code p} keeps the range behind the hurdle, {@code g} toggles it (seed 001). */
  private LegSpec behindHurdle(List<Landing> landings) {
    LegShape behind = geometry.shapeBehindHurdle();
    return new LegSpec(
        behind.atom(),
        new DirectionSet(1),
        behind.length(),
        geometry.turn(),
        geometry.turn() != Turn.NONE,
        geometry.passing(),
        false,
        geometry.wrap(),
        landings,
        List.of());
  }
}
