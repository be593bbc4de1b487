package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.notation.move.Continuation;
import io.github.betza.processor.notation.move.Fragment;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.Heading.Absolute;
import io.github.betza.processor.path.spec.Heading.Ahead;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Builds the legs of a plan, direction by direction if {@code -} joins the next stage, which goes
 * on in the same general direction. Other stages are legs with all of their directions.
 */
final class SequenceBuilder {
  private static final LegOutcome EXCHANGE =
      new LegOutcome(OccupancyCondition.ENEMY, LegEffect.SWAP);

  private final SequencePlan program;
  private final List<SequencePlan.Stage> stages;
  private final Budget budget;
  private final ProblemLog log;
  private final Map<Place, Fragment> built = new HashMap<>();

  /**
   * How a stage follows the one before it.
   *
   * @param last the last leap, if it is known and needed
   * @param bent whether a curve leaves a needed direction of the last leap open
   */
  private record State(Optional<Vector> last, boolean bent) {
    static final State NEW = new State(Optional.empty(), false);
  }

  /** A stage, its possible directions, and the state before it. */
  private record Place(int number, int bits, State before) {}

  SequenceBuilder(SequencePlan program, Budget budget, ProblemLog log) {
    this.program = program;
    this.stages = program.stages();
    this.budget = budget;
    this.log = log;
  }

  /** Returns the legs; empty if no path passes all stages, or if a problem was reported. */
  Fragment build() {
    return from(0, State.NEW);
  }

  private Fragment from(int number, State before) {
    if (log.hasErrors() || budget.isSpent()) {
      return Fragment.EMPTY;
    }
    return stages.get(number) instanceof BaseMove step
        ? step(number, step, before)
        : known(
            new Place(number, 0, before),
            () -> ride(number, (SequencePart.Ride) stages.get(number), before));
  }

  private Fragment known(Place place, Supplier<Fragment> making) {
    Fragment known = built.get(place);
    if (known == null) {
      known = making.get();
      built.put(place, known);
    }
    return known;
  }

  private Fragment step(int number, BaseMove step, State before) {
    int bits = 0;
    for (int direction : step.directions(before.last())) {
      bits |= 1 << direction;
    }
    int ahead = bits;
    // Steps in the same directions are equal, whatever the step before them.
    State rest = new State(Optional.empty(), before.bent());
    return ahead == 0
        ? Fragment.EMPTY
        : known(new Place(number, ahead, rest), () -> step(number, ahead, step, rest.bent()));
  }

  private Fragment step(int number, int bits, BaseMove step, boolean bent) {
    List<LegOutcome> outcomes = outcomes(step, number);
    boolean directed = directs(number + 1);
    if (bent || step.style().turn() != Turn.NONE) {
      boolean lost =
          bent
              && (BaseMoveLegBuilder.beginsElsewhere(step)
                  || (directed && BaseMoveLegBuilder.endsElsewhere(step)));
      if (lost) {
        return refuseBend(number);
      }
      Heading heading = bent ? new Ahead(bits) : new Absolute(bits);
      State next = new State(Optional.empty(), directed);
      return legs(number, step, heading, after(number + 1, next, outcomes));
    }
    if (!directed) {
      return legs(number, step, new Absolute(bits), after(number + 1, State.NEW, outcomes));
    }
    Map<Continuation, Integer> alike = new LinkedHashMap<>();
    for (int direction : step.along(bits).directions(Optional.empty())) {
      State next = new State(Optional.of(step.atom().leap(direction)), false);
      alike.merge(after(number + 1, next, outcomes), 1 << direction, (one, other) -> one | other);
    }
    List<Fragment> ways = new ArrayList<>();
    alike.forEach((after, some) -> ways.add(legs(number, step, new Absolute(some), after)));
    return Fragment.anyOf(ways);
  }

  private Fragment legs(int number, BaseMove step, Heading heading, Continuation after) {
    return after.isNone() || !budget.takeLegs(BaseMoveLegBuilder.size(step))
        ? Fragment.EMPTY
        : BaseMoveLegBuilder.of(step, heading, number == 0, isLast(number), after);
  }

  private List<LegOutcome> outcomes(BaseMove step, int number) {
    return isLast(number) && program.swaps()
        ? List.of(EXCHANGE)
        : BaseMoveLegBuilder.outcomes(step, isLast(number));
  }

  private boolean isLast(int number) {
    return number == stages.size() - 1;
  }

  private Fragment ride(int number, SequencePart.Ride ride, State before) {
    if (before.bent()) {
      return refuseBend(number);
    }
    List<Fragment> riders = new ArrayList<>();
    List<LegOutcome> outcomes =
        BaseMoveLegBuilder.outcomes(ride.round().get(ride.round().size() - 1), false);
    for (RiderCourse course : RiderCourse.of(ride, before.last(), budget)) {
      State next = directs(number + 1) ? new State(course.last(), false) : State.NEW;
      riders.add(
          new RiderBuilder(course, ride.range(), number == 0, budget)
              .build(after(number + 1, next, outcomes)));
    }
    return Fragment.anyOf(riders);
  }

  /**
   * Returns the continuation after a stage that ends with some outcomes: another stage, or the end.
   */
  private Continuation after(int number, State state, List<LegOutcome> outcomes) {
    return number < stages.size()
        ? Continuation.to(outcomes, from(number, state))
        : Continuation.landing(
            outcomes.stream()
                .map(outcome -> new Landing(outcome, false, program.finish(), program.custodies()))
                .toList());
  }

  /** Whether a stage depends on the direction of the last step before it. */
  private boolean directs(int number) {
    return number < stages.size() && stages.get(number).link().ahead();
  }

  /** Refuses a curve that leaves the direction of a later stage open. */
  private Fragment refuseBend(int number) {
    List<BaseMove> curves =
        stages.subList(0, number + 1).stream()
            .filter(stage -> stage instanceof BaseMove step && step.style().turn() != Turn.NONE)
            .map(BaseMove.class::cast)
            .toList();
    if (!log.hasErrors()) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          curves.get(curves.size() - 1).span(),
          "'-' after a crooked or circular rider can lead only to a plain base move",
          "write the rider as a repeated sequence of its steps, as in \"(mF-F)3\"");
    }
    return Fragment.EMPTY;
  }

  /**
   * Builds the legs of a sequence that is repeated along one course. Like every rider it goes on
   * from empty squares only.
   *
   * @param first whether the move begins with the rider
   */
  private record RiderBuilder(
      RiderCourse course, BaseMove.Range range, boolean first, Budget budget) {
    /** Returns the legs with their continuation. */
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

  /**
   * A course for the rounds of a rider: the direction of each step of a round, the same in every
   * round.
   *
   * @param steps the steps of a round
   * @param directions the direction of each
   */
  private record RiderCourse(List<BaseMove> steps, List<Integer> directions) {
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

    /** Returns the number of rounds that fit on any board; at most one return to the start. */
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
}
