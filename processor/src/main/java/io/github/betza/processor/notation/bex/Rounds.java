package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.bex.Courses.Line;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Repeats a sequence: like every rider it goes on from empty squares only. */
final class Rounds {
  /** A way to go one round. */
  record Round(Line line, Legs legs) {}

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
      Optional<Legs> legs = legs(line, first);
      if (legs.isEmpty()) {
        return Optional.empty();
      }
      rounds.add(new Round(line, legs.get()));
    }
    return Optional.of(rounds);
  }

  private static Optional<Legs> legs(Line line, boolean first) {
    List<Legs> parts = new ArrayList<>();
    for (int i = 0; i < line.steps().size(); i++) {
      Absolute heading = new Absolute(1 << line.directions().get(i));
      parts.add(StepLegs.of(line.steps().get(i), heading, first && i == 0, false));
    }
    return parts.stream().allMatch(Legs::endsForCertain)
            && line.steps().stream().noneMatch(Rounds::isLong)
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
    List<Outcome> outcomes = List.of();
    for (int number = 1; number <= most; number++) {
      List<Integer> begins = new ArrayList<>();
      List<Integer> ends = new ArrayList<>();
      for (Round round : rounds) {
        boolean last = number >= least && isLast.test(round);
        if ((number == 1 && !round.line().ahead()) || (number == most && !last)) {
          continue;
        }
        int from = legs.size();
        legs.addAll(round.legs().legs());
        round.legs().entries().forEach(entry -> begins.add(from + entry));
        round.legs().exits().forEach(exit -> ends.add(from + exit));
        if (last) {
          round.legs().exits().forEach(exit -> exits.add(from + exit));
          outcomes = round.legs().outcomes();
        }
      }
      for (int end : open) {
        List<Integer> onward = begins.stream().map(begin -> begin - end).toList();
        legs.set(end, legs.get(end).ending(List.of(), List.of(Outcome.PASS)).leadingTo(onward));
      }
      entries = number == 1 ? begins : entries;
      open = ends;
    }
    return entries.isEmpty() || exits.isEmpty()
        ? Optional.empty()
        : Optional.of(new Legs(legs, entries, exits, outcomes));
  }
}
