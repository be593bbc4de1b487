package io.github.betza.processor.notation.extended;

import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.ArrayList;
import java.util.List;

/** Makes legs of the steps of a trail. */
final class TrailLegFactory {
  private TrailLegFactory() {}

  /**
   * Returns the legs of a trail.
   *
   * @param landings the ways to end it, on its last square and at every earlier {@code t}
   */
  static List<LegSpec> of(List<ChainStep> trail, List<Landing> landings, ProblemLog log) {
    List<LegSpec> legs = new ArrayList<>();
    EqualLengthReader.Measured measured = EqualLengthReader.free(trail.get(0));
    for (int i = 0; i < trail.size(); i++) {
      ChainStep step = trail.get(i);
      boolean last = i == trail.size() - 1;
      char next = last ? ChainStep.START : trail.get(i + 1).operator();
      measured =
          step.equal().isPresent()
              ? EqualLengthReader.after(measured, step, log)
              : EqualLengthReader.free(step);
      legs.add(
          leg(
              measured.step(),
              measured.length(),
              Turn.NONE,
              last || next == ChainOperators.THEN ? landings : List.of(),
              last ? List.of() : ChainOperators.outcomes(next)));
    }
    return legs;
  }

  /** Returns the leg of a step. */
  static LegSpec leg(
      ChainStep step, Length length, Turn turn, List<Landing> landings, List<LegOutcome> outcomes) {
    return new LegSpec(
        step.atom(),
        step.heading().orElse(step.operator() == ChainStep.START ? Sector.ALL : Sector.FORWARD),
        length,
        turn,
        false,
        step.passing(),
        false,
        step.wraps() ? Wrap.CYLINDER : Wrap.NONE,
        landings,
        outcomes);
  }
}
