package io.github.betza.processor.translate;

import io.github.betza.processor.path.LegOutcome;
import java.util.List;

/**
 * A leg as a dialect would write it.
 *
 * @param stride how it goes
 * @param letters its directions in the words of the dialect; the first leg of a move has none, see
 *     {@link Group}
 * @param outcomes the ways to go on, sorted; none for the last leg
 * @param ends whether the move may end after it as it may after the last leg
 */
record Unit(Stride stride, String letters, List<LegOutcome> outcomes, boolean ends) {
  /** Copies the list. */
  Unit {
    outcomes = List.copyOf(outcomes);
  }

  boolean goesOnFrom(LegOutcome outcome) {
    return outcomes.equals(List.of(outcome));
  }

  Unit ending() {
    return new Unit(stride, letters, outcomes, true);
  }
}
