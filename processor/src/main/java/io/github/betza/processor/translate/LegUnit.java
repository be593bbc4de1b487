package io.github.betza.processor.translate;

import io.github.betza.processor.path.LegOutcome;
import java.util.List;

/**
 * A leg as a dialect writes it.
 *
 * @param stride how it goes
 * @param letters its directions in the words of the dialect; the first leg of a move has none, see
 *     {@link LineGroup}
 * @param outcomes the ways to go on, sorted; empty for the last leg
 * @param ends whether the move may end after it in the same way as after the last leg
 */
record LegUnit(Stride stride, String letters, List<LegOutcome> outcomes, boolean ends) {
  LegUnit {
    outcomes = List.copyOf(outcomes);
  }

  boolean goesOnFrom(LegOutcome outcome) {
    return outcomes.equals(List.of(outcome));
  }

  LegUnit ending() {
    return new LegUnit(stride, letters, outcomes, true);
  }
}
