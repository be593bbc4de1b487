package io.github.betza.processor.path.line;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Wrap;
import java.util.List;

/**
 * One way to move: straight legs, each of which begins where the one before ended. Squares that
 * must be empty for a lame step are ends of legs as well.
 *
 * @param initial whether only an unmoved piece moves so
 * @param legs the legs
 * @param lame how many of the last legs but one only lead to squares that must be empty for the
 *     last step
 * @param landing how the move ends
 */
public record LinePath(boolean initial, List<LineLeg> legs, int lame, Landing landing) {
  /** Copies the list. */
  public LinePath {
    legs = List.copyOf(legs);
  }

  /** Returns whether edges of the board are joined for some leg. */
  public boolean isJoined() {
    return legs.stream().anyMatch(leg -> leg.wrap() != Wrap.NONE);
  }
}
