package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.bex.Courses.Line;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Repeats a sequence: like every rider it goes on from empty squares only. */
final class Rounds {
  /** With more links between rounds there are more paths than any piece may have. */
  private static final long MOST_LINKS = 200_000;

  /**
   * A way to go one round.
   *
   * @param goesOn whether another round may follow
   * @param ends whether the rider may end with it
   */
  record Round(Line line, Legs legs, boolean goesOn, boolean ends) {}

  private final List<Round> rounds;
  private final int least;
  private final int most;

  /**
   * Makes riders of the ways to go one round.
   *
   * @param least the fewest rounds
   * @param most the most rounds
   */
  Rounds(List<Round> rounds, int least, int most) {
    this.rounds = List.copyOf(rounds);
    this.least = least;
    this.most = most;
  }

  /**
   * Returns the ways to go one round, unless a leg with which one may end can go on as well: then
   * it would depend on the round before where the next one begins.
   *
   * @param lines the lines of one course
   * @param first whether the move begins with them
   */
  static Optional<List<Round>> of(List<Line> lines, boolean first) {
    List<Round> rounds = new ArrayList<>();
    for (Line line : lines) {
      Optional<Legs> legs = legs(line, line.steps(), first);
      if (legs.isEmpty()) {
        return Optional.empty();
      }
      Optional<List<Step>> quiet = quietly(line.steps());
      rounds.add(new Round(line, legs.get(), quiet.isEmpty(), true));
      quiet
          .flatMap(steps -> legs(line, steps, first))
          .ifPresent(onward -> rounds.add(new Round(line, onward, true, false)));
    }
    return Optional.of(rounds);
  }

  /**
   * Returns the steps with which a round leads to an empty square, if these need legs of their own:
   * the piece that it approaches is captured from there, behind the leg that leads there.
   */
  private static Optional<List<Step>> quietly(List<Step> steps) {
    Step last = steps.get(steps.size() - 1);
    if (last.mark() != Step.Mark.APPROACH || last.modality() == Step.Modality.MOVE) {
      return Optional.empty();
    }
    List<Step> quiet = new ArrayList<>(steps);
    quiet.set(steps.size() - 1, last.only(Step.Modality.MOVE));
    return Optional.of(quiet);
  }

  private static Optional<Legs> legs(Line line, List<Step> steps, boolean first) {
    List<Legs> parts = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      Absolute heading = new Absolute(1 << line.directions().get(i));
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

  /** Returns how many legs all rounds have together, at the most. */
  long size() {
    return (long) most * rounds.stream().mapToInt(round -> round.legs().legs().size()).sum();
  }

  /** Returns whether rounds may follow each other in more ways than could be told apart. */
  boolean areTooMany() {
    long entries = rounds.stream().mapToLong(round -> round.legs().entries().size()).sum();
    long exits = rounds.stream().mapToLong(round -> round.legs().exits().size()).sum();
    return entries * exits * (most - 1) > MOST_LINKS;
  }

  /**
   * Returns the legs of a rider, which goes on behind each way to go a round but the last one;
   * nothing where it cannot be gone.
   *
   * @param isLast with which ways it may end, all of them under the same conditions
   */
  Optional<Legs> ending(Predicate<Round> isLast) {
    List<LegSpec> legs = new ArrayList<>();
    List<Integer> entries = List.of();
    List<Integer> exits = new ArrayList<>();
    List<Integer> open = List.of();
    List<LegOutcome> outcomes = List.of();
    for (int number = 1; number <= most; number++) {
      List<Integer> begins = new ArrayList<>();
      List<Integer> ends = new ArrayList<>();
      for (Round round : rounds) {
        boolean last = number >= least && round.ends() && isLast.test(round);
        boolean more = number < most && round.goesOn();
        if ((number == 1 && !round.line().ahead()) || (!more && !last)) {
          continue;
        }
        int from = legs.size();
        legs.addAll(round.legs().legs());
        round.legs().entries().forEach(entry -> begins.add(from + entry));
        if (more) {
          round.legs().exits().forEach(exit -> ends.add(from + exit));
        }
        if (last) {
          round.legs().exits().forEach(exit -> exits.add(from + exit));
          outcomes = round.legs().outcomes();
        }
      }
      for (int end : open) {
        List<Integer> onward = begins.stream().map(begin -> begin - end).toList();
        legs.set(end, legs.get(end).ending(List.of(), List.of(LegOutcome.EMPTY)).leadingTo(onward));
      }
      entries = number == 1 ? begins : entries;
      open = ends;
    }
    return entries.isEmpty() || exits.isEmpty()
        ? Optional.empty()
        : Optional.of(new Legs(legs, entries, exits, outcomes));
  }
}
