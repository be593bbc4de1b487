package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Legs that make a part of a move, before it is known whether the move goes on behind them.
 *
 * @param legs the legs; those with which the part may end have no landings yet
 * @param entries the numbers of the legs with which it may begin
 * @param exits the numbers of the legs with which it may end
 * @param outcomes what must stand on the square where it ends, and what is done there
 */
record Legs(
    List<LegSpec> legs, List<Integer> entries, List<Integer> exits, List<LegOutcome> outcomes) {
  Legs {
    legs = List.copyOf(legs);
    entries = List.copyOf(entries);
    exits = List.copyOf(exits);
    outcomes = List.copyOf(outcomes);
  }

  /** Makes a part of legs that follow each other. */
  static Legs inLine(List<LegSpec> legs, List<LegOutcome> outcomes) {
    return new Legs(legs, List.of(0), List.of(legs.size() - 1), outcomes);
  }

  /** Returns whether no leg with which the part may end can go on within it. */
  boolean endsForCertain() {
    return exits.stream().allMatch(exit -> legs.get(exit).outcomes().isEmpty());
  }

  /** Returns the same legs with other conditions on the square where they end. */
  Legs meeting(List<LegOutcome> newOutcomes) {
    return new Legs(legs, entries, exits, newOutcomes);
  }

  /** Returns any of some legs, which end under the same conditions. */
  static Legs anyOf(List<Legs> ways) {
    List<LegSpec> all = new ArrayList<>();
    List<Integer> entries = new ArrayList<>();
    List<Integer> exits = new ArrayList<>();
    for (Legs way : ways) {
      int from = all.size();
      all.addAll(way.legs);
      way.entries.forEach(entry -> entries.add(from + entry));
      way.exits.forEach(exit -> exits.add(from + exit));
    }
    return new Legs(all, entries, exits, ways.get(0).outcomes);
  }

  /**
   * Returns these legs followed by others. A leg with which this part ends, but on which it may go
   * on as well, does so under the same condition.
   */
  Legs then(Legs next) {
    List<LegSpec> all = new ArrayList<>(legs);
    for (int exit : exits) {
      LegSpec leg = legs.get(exit);
      Set<Integer> onward = new LinkedHashSet<>();
      if (!leg.outcomes().isEmpty()) {
        if (!leg.outcomes().equals(outcomes)) {
          throw new IllegalStateException("a part goes on in two ways: " + leg);
        }
        onward.addAll(leg.onward());
      }
      next.entries.forEach(entry -> onward.add(legs.size() + entry - exit));
      all.set(exit, leg.ending(List.of(), outcomes).leadingTo(List.copyOf(onward)));
    }
    all.addAll(next.legs);
    List<Integer> ends = next.exits.stream().map(exit -> legs.size() + exit).toList();
    return new Legs(all, entries, ends, next.outcomes);
  }

  /** Returns the legs of a move that ends here. */
  List<LegSpec> ending(Function<LegOutcome, Landing> landing) {
    List<Landing> landings = outcomes.stream().map(landing).toList();
    List<LegSpec> all = new ArrayList<>(legs);
    for (int exit : exits) {
      LegSpec leg = legs.get(exit).ending(landings, legs.get(exit).outcomes());
      all.set(exit, leg.outcomes().isEmpty() ? leg.leadingTo(List.of()) : leg);
    }
    return all;
  }

  /** Returns one of some legs after the other, or nothing where there are none. */
  static Optional<Legs> chain(List<Legs> parts) {
    return parts.stream().reduce(Legs::then);
  }
}
