package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.bex.Program.Stage;
import io.github.betza.processor.notation.bex.WayBack.Run;
import io.github.betza.processor.notation.move.Budget;
import io.github.betza.processor.notation.move.Continuation;
import io.github.betza.processor.notation.move.Fragment;
import io.github.betza.processor.path.Custody;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.OccupancyCondition;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.Ahead;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Builds the legs of a program, direction by direction where a later stage depends on where the
 * piece went: what follows {@code -} goes on in the same general direction, a way back retraces
 * every leg, and a custodial capture may aim. Stages that nothing depends on are legs for all of
 * their directions.
 */
final class SequenceBuilder {
  private static final LegOutcome EXCHANGE =
      new LegOutcome(OccupancyCondition.ENEMY, LegEffect.SWAP);

  private final Program program;
  private final List<Stage> stages;
  private final Budget budget;
  private final ProblemLog log;
  private final Map<Place, Fragment> built = new HashMap<>();

  /** A stage, the directions that it may take, and what was passed before. */
  private record Place(int number, int bits, Passed passed) {}

  SequenceBuilder(Program program, Budget budget, ProblemLog log) {
    this.program = program;
    this.stages = program.stages();
    this.budget = budget;
    this.log = log;
  }

  /** Returns the legs; none where no path takes all stages, or where something was reported. */
  Fragment build() {
    return from(0, Passed.NOTHING);
  }

  private Fragment from(int number, Passed passed) {
    if (log.hasErrors() || budget.isSpent()) {
      return Fragment.EMPTY;
    }
    Stage stage = stages.get(number);
    if (stage instanceof Step step) {
      return step(number, step, passed);
    }
    return stage instanceof Program.Back back
        ? back(number, back, passed)
        : known(new Place(number, 0, passed), () -> ride(number, (Part.Ride) stage, passed));
  }

  private Fragment known(Place place, Supplier<Fragment> making) {
    Fragment known = built.get(place);
    if (known == null) {
      known = making.get();
      built.put(place, known);
    }
    return known;
  }

  private Fragment step(int number, Step step, Passed passed) {
    if (passed.bent() || passed.last().isEmpty()) {
      return known(
          new Place(number, step.bits(), passed), () -> step(number, step.bits(), step, passed));
    }
    int bits = 0;
    for (int direction : step.directions(passed.last())) {
      bits |= 1 << direction;
    }
    int ahead = bits;
    // Steps in the same directions are the same, whatever the last step was.
    Passed rest = new Passed(Optional.empty(), false, passed.runs());
    return ahead == 0
        ? Fragment.EMPTY
        : known(new Place(number, ahead, rest), () -> step(number, ahead, step, rest));
  }

  private Fragment step(int number, int bits, Step step, Passed passed) {
    List<LegOutcome> outcomes = outcomes(step, number);
    boolean bends = step.style().turn() != Turn.NONE;
    boolean directed = directs(number + 1);
    boolean retraced = isRetraced(number, number + 1);
    if (bends || passed.bent()) {
      boolean lost =
          passed.bent()
              && (StepLegs.beginsElsewhere(step) || (directed && StepLegs.endsElsewhere(step)));
      if (retraced || lost) {
        return refuseBend(number);
      }
      Heading heading = passed.bent() ? new Ahead(bits) : new Absolute(bits);
      Continuation after =
          after(number + 1, passed.then(Optional.empty(), true, Optional.empty()), outcomes);
      return legs(number, step, heading, after);
    }
    if (!directed && !retraced) {
      Passed next = passed.then(Optional.empty(), false, Optional.empty());
      return legs(number, step, new Absolute(bits), after(number + 1, next, outcomes));
    }
    Map<Continuation, Integer> alike = new LinkedHashMap<>();
    for (int direction : step.along(bits).directions(Optional.empty())) {
      Vector leap = step.atom().leap(direction);
      Passed next = passed.then(Optional.of(leap), false, WayBack.runs(step, leap));
      alike.merge(after(number + 1, next, outcomes), 1 << direction, (one, other) -> one | other);
    }
    List<Fragment> ways = new ArrayList<>();
    alike.forEach((after, some) -> ways.add(legs(number, step, new Absolute(some), after)));
    return Fragment.anyOf(ways);
  }

  private Fragment legs(int number, Step step, Heading heading, Continuation after) {
    boolean last = number == stages.size() - 1;
    return after.isNone() || !budget.takeLegs(StepLegs.size(step, heading))
        ? Fragment.EMPTY
        : StepLegs.of(step, heading, number == 0, last, after);
  }

  private List<LegOutcome> outcomes(Step step, int number) {
    boolean last = number == stages.size() - 1;
    return last && program.swaps() ? List.of(EXCHANGE) : StepLegs.outcomes(step, last);
  }

  private Fragment ride(int number, Part.Ride ride, Passed passed) {
    for (List<Step> steps : ride.rounds()) {
      for (Step step : steps) {
        if (step.style().turn() != Turn.NONE) {
          return refuseBend(step);
        }
      }
    }
    if (passed.bent()) {
      return refuseBend(number);
    }
    List<Fragment> riders = new ArrayList<>();
    for (List<Courses.Line> lines : Courses.of(ride, passed.last(), budget)) {
      if (!log.hasErrors() && lines.stream().anyMatch(Courses.Line::ahead)) {
        riders.add(
            new RiderBuilder(ride, lines, number == 0, budget)
                .build(
                    line ->
                        after(
                            number + 1,
                            passed.then(Optional.of(line.last()), false, Optional.empty()),
                            StepLegs.outcomes(line.steps().get(line.steps().size() - 1), false))));
      }
    }
    return Fragment.anyOf(riders);
  }

  private Fragment back(int number, Program.Back back, Passed passed) {
    List<Run> runs = new ArrayList<>();
    boolean known = true;
    for (Optional<List<Run>> run : passed.runs().subList(back.from(), number)) {
      known &= run.isPresent();
      run.ifPresent(runs::addAll);
    }
    Optional<List<LegSpec>> legs = known ? WayBack.over(runs) : Optional.empty();
    if (legs.isEmpty()) {
      log.add(
          ProblemCode.UNSUPPORTED_RETURN,
          back.span(),
          "the piece cannot find its way back from here, because it came by more than one slide, or"
              + " by a slide over pieces",
          "a piece comes back over leaps and at most one slide");
      return Fragment.EMPTY;
    }
    boolean last = number == stages.size() - 1;
    Continuation after =
        after(
            number + 1, passed.back(back.from()), last ? List.of(LegOutcome.EMPTY) : StepLegs.ANY);
    return after.isNone() || !budget.takeLegs(legs.get().size())
        ? Fragment.EMPTY
        : Fragment.inLine(legs.get(), after);
  }

  /**
   * Returns what follows a stage that ends with some outcomes: the stage with a number, or the end.
   */
  private Continuation after(int number, Passed passed, List<LegOutcome> outcomes) {
    if (number < stages.size()) {
      Passed rest = passed.reduced(directs(number), stage -> isRetraced(stage, number));
      return Continuation.to(outcomes, from(number, rest));
    }
    List<Custody> custodies = program.custodies();
    if (program.isCustodyAhead()) {
      if (passed.bent()) {
        refuseBend(number - 1);
        return Continuation.NONE;
      }
      custodies = program.custodiesAhead(passed.last().orElseThrow());
      if (custodies.isEmpty()) {
        // Without a victim it is no custodial capture, and so no move.
        return Continuation.NONE;
      }
    }
    List<Custody> made = custodies;
    return Continuation.landing(
        outcomes.stream()
            .map(outcome -> new Landing(outcome, false, program.finish(), made))
            .toList());
  }

  /** Whether what follows depends on where the last step before a stage goes. */
  private boolean directs(int number) {
    if (number == stages.size()) {
      return program.isCustodyAhead();
    }
    Stage stage = stages.get(number);
    return stage instanceof Program.Back ? directs(number + 1) : stage.link().ahead();
  }

  /** Whether a stage is gone back over by one with some number, or behind it. */
  private boolean isRetraced(int stage, int number) {
    return stages.subList(number, stages.size()).stream()
        .anyMatch(later -> later instanceof Program.Back back && back.from() <= stage);
  }

  /** Refuses the bend that leaves open where the stages up to one go. */
  private Fragment refuseBend(int number) {
    for (int before = number; before >= 0; before--) {
      if (stages.get(before) instanceof Step step && step.style().turn() != Turn.NONE) {
        return refuseBend(step);
      }
    }
    throw new IllegalStateException("no stage bends before " + number);
  }

  private Fragment refuseBend(Step step) {
    if (!log.hasErrors()) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          step.span(),
          "a crooked or circular rider cannot be repeated or retraced, nor aim a custodial capture",
          "a sequence of its steps can be, as in \"(mF-F)3\"");
    }
    return Fragment.EMPTY;
  }
}
