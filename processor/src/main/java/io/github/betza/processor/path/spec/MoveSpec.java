package io.github.betza.processor.path.spec;

import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.List;
import java.util.Optional;

/** A kind of move as a notation describes it. */
public sealed interface MoveSpec {
  /**
   * A move of one or more legs.
   *
   * @param initial whether only an unmoved piece has it
   * @param legs its legs, at least one
   * @param entries the numbers of the legs with which the move may begin
   * @param selection the paths that belong to the move, by the direction of the finished path's
   *     displacement from its start, seen from the owner's forward; by the direction of its first
   *     step for a path that returns to its start (seed 004). Empty if all paths do
   * @param withdraws whether its first leg leads to the square behind the piece, so that its first
   *     step goes the opposite way
   */
  record Chain(
      boolean initial,
      List<LegSpec> legs,
      List<Integer> entries,
      Optional<Sector> selection,
      boolean withdraws)
      implements MoveSpec {
    private static final List<Integer> FIRST = List.of(0);

    public Chain {
      legs = List.copyOf(legs);
      entries = List.copyOf(entries);
    }

    /** Makes a move whose first leg is its first step. */
    public Chain(
        boolean initial, List<LegSpec> legs, List<Integer> entries, Optional<Sector> selection) {
      this(initial, legs, entries, selection, false);
    }

    /** Makes a move that begins with the first leg, and has all its paths. */
    public Chain(boolean initial, List<LegSpec> legs) {
      this(initial, legs, FIRST, Optional.empty());
    }

    /** Written out, as {@code equals} of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Chain chain
          && initial == chain.initial
          && legs.equals(chain.legs)
          && entries.equals(chain.entries)
          && selection.equals(chain.selection)
          && withdraws == chain.withdraws;
    }

    /** Moves with the same legs seldom differ in the rest. */
    @Override
    public int hashCode() {
      return legs.hashCode();
    }
  }

  /**
   * A move without directions to resolve.
   *
   * @param alternative the move
   */
  record Plain(Alternative alternative) implements MoveSpec {}
}
