package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.notation.Span;
import io.github.betza.processor.notation.bex.Courses.Line;
import io.github.betza.processor.notation.bex.Program.Stage;
import io.github.betza.processor.notation.bex.Rounds.Round;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes a program out direction by direction. That is necessary where legs depend on the direction
 * of more than the leg before: a rider repeats its round in the same directions, and a way back
 * retraces every leg.
 */
final class Resolver {
  private final List<Stage> stages;
  private final Span span;
  private final Budget budget;
  private final Search search;
  private final ProblemLog log;
  private final List<Way> ways = new ArrayList<>();

  /**
   * A way of a program.
   *
   * @param legs its legs
   * @param last the leap of the step made last
   */
  record Way(Legs legs, Vector last) {}

  /**
   * How far a way has got.
   *
   * @param legs the legs of each stage
   * @param runs what each stage ran over; nothing where it cannot be retraced
   * @param previous the step made last, which a way back is not: what follows one goes on in the
   *     general direction in which the piece was going
   */
  private record State(
      List<Legs> legs, List<Optional<List<WayBack.Run>>> runs, Optional<Vector> previous) {
    State with(Legs next, Optional<List<WayBack.Run>> run, Optional<Vector> now) {
      return new State(added(legs, next), added(runs, run), now);
    }

    /**
     * Returns the state after a way back over all stages from one on, which are undone then: a way
     * back that follows does not retrace them again.
     */
    State back(Legs way, int from) {
      List<Optional<List<WayBack.Run>>> left = new ArrayList<>(runs.subList(0, from));
      runs.subList(from, runs.size())
          .forEach(
              stage -> left.add(stage.map(each -> each.stream().map(WayBack.Run::undo).toList())));
      left.add(Optional.of(List.of()));
      return new State(added(legs, way), left, previous);
    }

    private static <T> List<T> added(List<T> list, T element) {
      List<T> more = new ArrayList<>(list);
      more.add(element);
      return more;
    }
  }

  Resolver(List<Stage> stages, Span span, Budget budget, Search search, ProblemLog log) {
    this.stages = stages;
    this.span = span;
    this.budget = budget;
    this.search = search;
    this.log = log;
  }

  /** Returns the ways of a program, each as legs of their own; what is wrong is reported. */
  List<Way> ways() {
    extend(new State(List.of(), List.of(), Optional.empty()));
    if (search.isSpent() && !log.hasErrors()) {
      budget.refuse(span);
    }
    return ways;
  }

  private void extend(State state) {
    int number = state.legs().size();
    if (number == stages.size()) {
      Legs way = Legs.chain(state.legs()).orElseThrow();
      if (budget.take(way.legs().size(), span)) {
        ways.add(new Way(way, state.previous().orElseThrow()));
      }
      return;
    }
    if (log.hasErrors()) {
      return;
    }
    boolean last = number == stages.size() - 1;
    Stage stage = stages.get(number);
    if (stage instanceof Stage.Go go) {
      step(state, go.step(), last);
    } else if (stage instanceof Stage.Repeat repeat) {
      ride(state, repeat.ride(), last);
    } else {
      back(state, (Stage.Back) stage, last);
    }
  }

  private void step(State state, Step step, boolean last) {
    if (!isStraight(step)) {
      return;
    }
    boolean first = state.legs().isEmpty();
    for (int direction : search.directions(step, state.previous())) {
      Legs legs = StepLegs.of(step, new Absolute(1 << direction), first, last);
      Vector leap = step.atom().leap(direction);
      extend(state.with(legs, runs(step, leap), Optional.of(leap)));
    }
  }

  /** A capture by approach or withdrawal ends where the step does. */
  private static Optional<List<WayBack.Run>> runs(Step step, Vector leap) {
    WayBack.Run run = WayBack.Run.of(leap, step.range());
    if (step.mark().leaps()) {
      return step.range().isFixed() ? Optional.of(List.of(run)) : Optional.empty();
    }
    if (step.style().over()) {
      return Optional.empty();
    }
    return switch (step.style().hop()) {
      case NONE -> Optional.of(List.of(run));
      case ANY_DISTANCE -> Optional.of(List.of(run, run));
      case DIRECTLY_BEHIND -> Optional.of(List.of(run, WayBack.Run.of(leap, Step.Range.ONCE)));
    };
  }

  private boolean isStraight(Step step) {
    if (step.style().turn() == Turn.NONE) {
      return true;
    }
    log.add(
        ProblemCode.UNDEFINED_COMBINATION,
        step.span(),
        "a crooked or circular rider cannot be repeated or retraced, nor aim a custodial capture",
        "write its steps out, such as \"(mF-F)3\"");
    return false;
  }

  private void back(State state, Stage.Back back, boolean last) {
    List<WayBack.Run> runs = new ArrayList<>();
    boolean known = true;
    for (Optional<List<WayBack.Run>> run : state.runs().subList(back.from(), state.runs().size())) {
      known &= run.isPresent();
      run.ifPresent(runs::addAll);
    }
    Optional<Legs> legs = known ? WayBack.over(runs, last) : Optional.empty();
    if (legs.isEmpty()) {
      log.add(
          ProblemCode.UNSUPPORTED_RETURN,
          back.span(),
          "the piece cannot find its way back from here, because it came by more than one slide, or"
              + " by a slide over pieces",
          "let the sequence end here, or come by leaps and at most one slide");
      return;
    }
    extend(state.back(legs.get(), back.from()));
  }

  private void ride(State state, Part.Ride ride, boolean last) {
    for (List<Step> steps : ride.rounds()) {
      if (!steps.stream().allMatch(this::isStraight)) {
        return;
      }
    }
    for (List<Line> lines : Courses.of(ride, state.previous(), search)) {
      if (log.hasErrors()) {
        return;
      }
      if (lines.stream().anyMatch(Line::ahead)) {
        addRounds(state, ride, lines, last);
      }
    }
  }

  private void addRounds(State state, Part.Ride ride, List<Line> lines, boolean last) {
    Optional<List<Round>> ways = Rounds.of(lines, state.legs().isEmpty());
    if (ways.isEmpty()) {
      log.add(
          ProblemCode.UNDEFINED_COMBINATION,
          ride.span(),
          "a group with slides over pieces, or with captures by leaping within a range, cannot be"
              + " repeated",
          "write the sequence out");
      return;
    }
    int least = ride.range().least();
    int most = RoundCount.most(lines, ride.range());
    Rounds all = new Rounds(ways.get(), least, most);
    if (all.areTooMany()) {
      budget.refuse(ride.span());
      return;
    }
    Set<End> ends = new LinkedHashSet<>();
    ways.get().stream().filter(Round::ends).map(End::of).forEach(ends::add);
    for (End end : ends) {
      if (last || end.outcomes().equals(List.of(LegOutcome.EMPTY))) {
        addRounds(state, ride, all, end);
        continue;
      }
      for (int count = least; count <= most; count++) {
        addRounds(state, ride, new Rounds(ways.get(), count, count), end);
      }
    }
  }

  private void addRounds(State state, Part.Ride ride, Rounds rounds, End end) {
    if (budget.take(rounds.size(), ride.span())) {
      rounds
          .ending(round -> End.of(round).equals(end))
          .ifPresent(legs -> extend(state.with(legs, Optional.empty(), Optional.of(end.leap()))));
    }
  }

  /** How a round ends, which matters to what goes on behind it. */
  private record End(List<LegOutcome> outcomes, Vector leap) {
    static End of(Round round) {
      return new End(round.legs().outcomes(), round.line().last());
    }
  }
}
