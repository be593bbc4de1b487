package io.github.betza.processor.translate;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.WholePath;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A way to write moves in a dialect. */
interface DialectWriter {
  /** Returns how a leg goes, as coarsely as the words of the dialect allow. */
  Stride stride(Leg leg);

  /**
   * Checks whether there are words for how a line goes on and ends, in whatever directions.
   *
   * @throws NoFormException if there are none, so that no group with this line has a text
   */
  void check(WholePath line);

  /** Returns whether one word says that the move goes on after any of some outcomes. */
  boolean accepts(Set<LegOutcome> outcomes);

  /** Returns the letters for the directions of a leg after a step, if there are any. */
  Optional<String> next(Vector before, Stride stride, Set<Vector> leaps);

  /**
   * Returns texts for a group, one of which is right, or none.
   *
   * @throws NoFormException if it is clear why there are none
   */
  List<String> texts(LineGroup group);
}
