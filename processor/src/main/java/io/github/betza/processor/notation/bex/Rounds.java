package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Repeats a sequence: like every rider it goes on from empty squares only. */
final class Rounds {
  private Rounds() {}

  /**
   * Returns the legs of one round in some directions, unless one with which it may end can go on as
   * well: then it would depend on the round before where the next one begins.
   */
  static Optional<Legs> round(Part.Ride ride, List<Integer> directions, boolean first) {
    Optional<Legs> all = Optional.empty();
    for (List<Step> steps : ride.rounds()) {
      Optional<Legs> line = line(steps, directions, first);
      if (line.isEmpty()) {
        return line;
      }
      all = all.isEmpty() ? line : Optional.of(all.get().or(line.get()));
    }
    return all;
  }

  private static Optional<Legs> line(List<Step> steps, List<Integer> directions, boolean first) {
    List<Legs> parts = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      Absolute heading = new Absolute(1 << directions.get(i));
      parts.add(StepLegs.of(steps.get(i), heading, first && i == 0, false));
    }
    return parts.stream().allMatch(Legs::endsForCertain) && steps.stream().noneMatch(Rounds::isLong)
        ? Legs.chain(parts)
        : Optional.empty();
  }

  /** A slide over pieces ends at none of them, so each of its squares would begin a round. */
  private static boolean isLong(Step step) {
    return step.style().over() && step.range().isUnlimited();
  }

  /**
   * Returns how many rounds fit on any board. A round that comes back to where it began is made
   * once: more of it leads nowhere else.
   */
  static int most(Part.Ride ride, List<Integer> directions) {
    Vector sum = new Vector(0, 0);
    boolean slides = false;
    for (int i = 0; i < directions.size(); i++) {
      Step step = ride.steps().get(i);
      slides |= step.range().least() != step.range().most();
      slides |= step.style().hop() != Step.Hop.NONE;
      sum = sum.plus(step.atom().leap(directions.get(i)).times(step.range().least()));
    }
    int reach = slides ? 1 : sum.reach();
    int fitting = reach == 0 ? 1 : LargestBoard.ACROSS / reach;
    return Math.max(ride.range().least(), Math.min(ride.range().most(), fitting));
  }

  /** Returns a number of rounds, of which the first few must be made. */
  static Legs of(Legs round, int least, int most) {
    List<LegSpec> legs = new ArrayList<>();
    List<Integer> exits = new ArrayList<>();
    for (int number = 1; number <= most; number++) {
      int begin = legs.size();
      int next = begin + round.legs().size();
      legs.addAll(round.legs());
      for (int exit : round.exits()) {
        int end = begin + exit;
        if (number < most) {
          LegSpec onward = legs.get(end).ending(List.of(), List.of(Outcome.PASS));
          legs.set(
              end,
              onward.leadingTo(round.entries().stream().map(entry -> next + entry - end).toList()));
        }
        if (number >= least) {
          exits.add(end);
        }
      }
    }
    return new Legs(legs, round.entries(), exits, round.outcomes());
  }
}
