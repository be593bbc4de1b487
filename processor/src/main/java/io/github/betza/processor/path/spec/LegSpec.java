package io.github.betza.processor.path.spec;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Wrap;
import java.util.List;

/**
 * A leg as a notation describes it.
 *
 * @param atom the leap that every step makes
 * @param directions the directions that it may take
 * @param length how many steps it takes
 * @param turn whether it bends
 * @param continuesCurve whether it goes on along the curve of the leg before, as a hopper does
 *     behind its hurdle; the directions are then not asked for
 * @param passing what the squares that each leap passes over must be
 * @param ski whether it passes over its first square whatever stands there
 * @param wrap which edges of the board are joined
 * @param landings the ways to end the move after this leg
 * @param outcomes the ways to go on to the next leg
 */
public record LegSpec(
    Atom atom,
    DirectionSet directions,
    Length length,
    Turn turn,
    boolean continuesCurve,
    Passing passing,
    boolean ski,
    Wrap wrap,
    List<Landing> landings,
    List<Outcome> outcomes) {
  /** Copies the lists. */
  public LegSpec {
    landings = List.copyOf(landings);
    outcomes = List.copyOf(outcomes);
  }
}
