package io.github.betza.processor.translate;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.WholePath;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A form of writing moves in a dialect. */
interface DialectWriter {
  /** Returns the shape of a leg, as coarsely as the words of the dialect allow. */
  Stride stride(Leg leg);

  /**
   * Checks whether there are words for how a line goes on and ends, in any direction.
   *
   * @throws NoFormException if there are none; then no group with this line has a text
   */
  void check(WholePath line);

  /** Returns whether one word makes the move go on after all of some outcomes. */
  boolean accepts(Set<LegOutcome> outcomes);

  /** Returns the letters for the directions of a leg after a step, if there are any. */
  Optional<String> next(Vector before, Stride stride, Set<Vector> leaps);

  /**
   * Returns candidate texts for a group; the caller tests them.
   *
   * @throws NoFormException if there is a clear reason for having none
   */
  List<String> texts(LineGroup group);
}
