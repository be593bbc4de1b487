package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A way to go the rounds of a rider: the direction that each step of a round takes, in every round.
 *
 * @param steps the steps of a round
 * @param directions the direction of each
 */
record RiderCourse(List<BaseMove> steps, List<Integer> directions) {
  RiderCourse {
    directions = List.copyOf(directions);
  }

  /**
   * Returns the courses of a rider.
   *
   * @param before the leap before the rider, if there is one
   */
  static List<RiderCourse> of(SequencePart.Ride ride, Optional<Vector> before, Budget budget) {
    List<RiderCourse> courses = List.of(new RiderCourse(ride.round(), List.of()));
    for (BaseMove step : ride.round()) {
      List<RiderCourse> longer = new ArrayList<>();
      for (RiderCourse course : courses) {
        Optional<Vector> previous = course.directions.isEmpty() ? before : course.last();
        List<Integer> ahead = step.directions(previous);
        for (int direction : budget.takeSteps(ahead.size()) ? ahead : List.<Integer>of()) {
          longer.add(course.with(direction));
        }
      }
      courses = longer;
    }
    return courses;
  }

  private RiderCourse with(int direction) {
    List<Integer> longer = new ArrayList<>(directions);
    longer.add(direction);
    return new RiderCourse(steps, longer);
  }

  /** Returns a single leap of the last step. */
  Optional<Vector> last() {
    return Optional.of(leap(directions.size() - 1));
  }

  private Vector leap(int number) {
    return steps.get(number).atom().leap(directions.get(number));
  }

  /** Returns how many rounds fit on any board; to come back to the start once is enough. */
  int most(BaseMove.Range range) {
    Vector sum = Vector.ZERO;
    boolean varies = false;
    for (int i = 0; i < steps.size(); i++) {
      BaseMove step = steps.get(i);
      varies |= !step.range().isFixed() || step.style().hop() != BaseMove.Hop.NONE;
      sum = sum.plus(leap(i).times(step.range().least()));
    }
    int fitting = LargestBoard.ACROSS / (varies ? 1 : Math.max(1, sum.reach()));
    int useful = !varies && sum.reach() == 0 ? 1 : fitting;
    return Math.max(range.least(), Math.min(range.most(), useful));
  }
}
