package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.notation.move.Continuation;
import io.github.betza.processor.notation.move.Fragment;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.spec.Absolute;
import java.util.List;

/**
 * Builds the legs of a sequence that is repeated along one course. Like every rider it goes on from
 * empty squares only.
 *
 * @param first whether the move begins with the rider
 */
record RiderBuilder(RiderCourse course, BaseMove.Range range, boolean first, Budget budget) {
  /** Returns the legs, and what follows the rider. */
  Fragment build(Continuation end) {
    int most = course.most(range);
    Fragment next = Fragment.EMPTY;
    for (int number = most; number >= 1; number--) {
      Continuation onward = Continuation.to(List.of(LegOutcome.EMPTY), next);
      next = round(number == 1, number >= range.least() ? onward.or(end) : onward);
    }
    return next;
  }

  private Fragment round(boolean begins, Continuation end) {
    Continuation after = end;
    Fragment legs = Fragment.EMPTY;
    for (int i = course.steps().size() - 1; i >= 0; i--) {
      BaseMove step = course.steps().get(i);
      Absolute heading = new Absolute(1 << course.directions().get(i));
      if (!budget.takeLegs(BaseMoveLegBuilder.size(step))) {
        return Fragment.EMPTY;
      }
      legs = BaseMoveLegBuilder.of(step, heading, first && begins && i == 0, false, after);
      if (i > 0) {
        after =
            Continuation.to(BaseMoveLegBuilder.outcomes(course.steps().get(i - 1), false), legs);
      }
    }
    return legs;
  }
}
