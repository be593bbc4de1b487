package io.github.betza.processor.path.spec;

import io.github.betza.processor.path.Alternative;
import java.util.List;

/** A kind of move as a notation describes it. */
public sealed interface MoveSpec {
  /**
   * A move of one or more legs.
   *
   * @param initial whether only an unmoved piece has it
   * @param legs its legs, at least one
   */
  record Chain(boolean initial, List<LegSpec> legs) implements MoveSpec {
    /** Copies the list. */
    public Chain {
      legs = List.copyOf(legs);
    }
  }

  /**
   * A move without directions to resolve.
   *
   * @param alternative the move
   */
  record Plain(Alternative alternative) implements MoveSpec {}
}
