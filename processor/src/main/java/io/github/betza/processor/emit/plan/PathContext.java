package io.github.betza.processor.emit.plan;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Wrap;

/**
 * What is known of the legs before a leg.
 *
 * @param first whether it begins on the mover's own square
 * @param pending whether effects of the move are pending in the list
 * @param captured whether an enemy piece was captured
 * @param round whether the mover may have gone over a joined edge of the board
 */
public record PathContext(boolean first, boolean pending, boolean captured, boolean round) {
  /** Before the first leg. */
  public static final PathContext START = new PathContext(true, false, false, false);

  /** Returns the context after a leg. */
  PathContext after(Leg leg, LegOutcome outcome) {
    boolean excited = outcome.effect() == LegEffect.EXCITE;
    boolean changed =
        switch (outcome.effect()) {
          case REMOVE, UNLOAD_AT_LEG_START -> true;
          case NONE, DROP_AT_LEG_START, UNLOAD_AT_ORIGIN, SWAP, EXCITE, BORROW -> false;
        };
    return new PathContext(
        excited,
        pending || changed,
        captured || (changed && outcome.captures()),
        round || leg.wrap() != Wrap.NONE);
  }

  /** Written out, as {@code equals} of a vector is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof PathContext context
        && first == context.first
        && pending == context.pending
        && captured == context.captured
        && round == context.round;
  }

  @Override
  public int hashCode() {
    return (first ? 8 : 0) + (pending ? 4 : 0) + (captured ? 2 : 0) + (round ? 1 : 0);
  }
}
