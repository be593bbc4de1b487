package io.github.betza.processor.path.spec;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Joins moves to one chain. Moves that begin with the same legs share these, so a move that may
 * stop in several places is one list of legs and not one list for every place.
 */
public final class LegSequences {
  private final List<Branch> roots = new ArrayList<>();

  /** A leg, and what may follow it. */
  private static final class Branch {
    private LegSpec leg;
    private final List<Branch> next = new ArrayList<>();

    Branch(LegSpec leg) {
      this.leg = leg;
    }

    /**
     * Takes a leg in that goes the same way. What follows it follows this one too then, so both
     * must go on after the same outcomes, unless one of them does not go on at all.
     */
    boolean takesIn(LegSpec other) {
      boolean oneEnds = leg.outcomes().isEmpty() || other.outcomes().isEmpty();
      boolean alike = goesLike(other) && (oneEnds || leg.outcomes().equals(other.outcomes()));
      if (alike) {
        Set<Landing> landings = new LinkedHashSet<>(leg.landings());
        landings.addAll(other.landings());
        List<LegOutcome> outcomes = leg.outcomes().isEmpty() ? other.outcomes() : leg.outcomes();
        leg = leg.ending(List.copyOf(landings), outcomes);
      }
      return alike;
    }

    private boolean goesLike(LegSpec other) {
      return leg.ending(List.of(), List.of()).equals(other.ending(List.of(), List.of()));
    }
  }

  private LegSequences() {}

  /**
   * Returns the chain that has all of some moves.
   *
   * @param initial whether only an unmoved piece has them
   * @param moves the legs of each move, at least one; every leg goes on to the next of its move
   */
  public static Chain join(boolean initial, List<List<LegSpec>> moves) {
    LegSequences sequences = new LegSequences();
    moves.forEach(sequences::add);
    List<LegSpec> legs = new ArrayList<>();
    List<Integer> entries = new ArrayList<>();
    for (Branch root : sequences.roots) {
      entries.add(legs.size());
      list(root, legs);
    }
    return new Chain(initial, legs, entries, Optional.empty());
  }

  private void add(List<LegSpec> move) {
    List<Branch> place = roots;
    for (LegSpec leg : move) {
      place = branch(place, leg).next;
    }
  }

  private static Branch branch(List<Branch> place, LegSpec leg) {
    for (Branch known : place) {
      if (known.takesIn(leg)) {
        return known;
      }
    }
    Branch added = new Branch(leg);
    place.add(added);
    return added;
  }

  /** Lists a leg and all that may follow it, every leg behind the one that it follows. */
  private static void list(Branch branch, List<LegSpec> legs) {
    int place = legs.size();
    legs.add(branch.leg);
    List<Integer> onward = new ArrayList<>();
    for (Branch next : branch.next) {
      onward.add(legs.size() - place);
      list(next, legs);
    }
    legs.set(place, branch.leg.leadingTo(onward));
  }
}
