package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.bex.Courses.Line;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.notation.move.Continuation;
import io.github.betza.processor.notation.move.Fragment;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.spec.Absolute;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Builds the legs of a sequence that is repeated along one course. Like every rider it goes on from
 * empty squares only.
 */
final class RiderBuilder {
  /** How many links between legs cost as much as one leg. */
  private static final int LINKS_LIKE_A_LEG = 10;

  private final Part.Ride ride;
  private final List<Line> lines;
  private final boolean first;
  private final Budget budget;

  /**
   * A way to go one round.
   *
   * @param goesOn whether another round may follow
   * @param end what follows the rider where it ends with the round
   */
  private record Round(Line line, List<Step> steps, boolean goesOn, Continuation end) {}

  /**
   * Makes a builder.
   *
   * @param lines the lines of one course of the rider
   * @param first whether the move begins with the rider
   */
  RiderBuilder(Part.Ride ride, List<Line> lines, boolean first, Budget budget) {
    this.ride = ride;
    this.lines = lines;
    this.first = first;
    this.budget = budget;
  }

  /**
   * Returns the legs.
   *
   * @param end what follows the rider where it ends with a line
   */
  Fragment build(Function<Line, Continuation> end) {
    List<Round> ways = new ArrayList<>();
    for (Line line : lines) {
      List<Step> steps = line.steps();
      List<Step> quiet = quietly(steps);
      boolean goesOn = quiet.equals(steps);
      ways.add(new Round(line, steps, goesOn, end.apply(line)));
      if (!goesOn) {
        ways.add(new Round(line, quiet, true, Continuation.NONE));
      }
    }
    int most = RoundCount.most(lines, ride.range());
    // With so many links between the rounds there would be more paths than a piece may have.
    if (!budget.takeLegs((long) ways.size() * ways.size() * (most - 1) / LINKS_LIKE_A_LEG)) {
      return Fragment.EMPTY;
    }
    Fragment next = Fragment.EMPTY;
    for (int number = most; number >= 1; number--) {
      List<Fragment> rounds = new ArrayList<>();
      for (Round round : ways) {
        Continuation onward =
            round.goesOn() && number < most
                ? Continuation.to(List.of(LegOutcome.EMPTY), next)
                : Continuation.NONE;
        boolean mayEnd = number >= ride.range().least();
        Continuation after = mayEnd ? onward.or(round.end()) : onward;
        if ((number > 1 || round.line().ahead()) && !after.isNone()) {
          rounds.add(legs(round, number == 1, after));
        }
      }
      next = Fragment.anyOf(rounds);
    }
    return next;
  }

  /**
   * Returns the steps with which a round leads to an empty square: others than those of a round
   * with which the rider ends where the piece that it approaches is captured from there, behind the
   * leg that leads there.
   */
  private static List<Step> quietly(List<Step> steps) {
    int end = steps.size() - 1;
    Step last = steps.get(end);
    if (last.mark() != Step.Mark.APPROACH || last.modality() == Step.Modality.MOVE) {
      return steps;
    }
    List<Step> quiet = new ArrayList<>(steps);
    quiet.set(end, last.only(Step.Modality.MOVE));
    return quiet;
  }

  private Fragment legs(Round round, boolean begins, Continuation end) {
    Continuation after = end;
    Fragment legs = Fragment.EMPTY;
    for (int i = round.steps().size() - 1; i >= 0; i--) {
      Step step = round.steps().get(i);
      Absolute heading = new Absolute(1 << round.line().directions().get(i));
      if (!budget.takeLegs(StepLegs.size(step, heading))) {
        return Fragment.EMPTY;
      }
      legs = StepLegs.of(step, heading, first && begins && i == 0, false, after);
      if (i > 0) {
        after = Continuation.to(StepLegs.outcomes(round.steps().get(i - 1), false), legs);
      }
    }
    return legs;
  }
}
