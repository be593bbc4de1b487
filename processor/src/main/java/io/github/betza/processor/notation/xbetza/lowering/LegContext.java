package io.github.betza.processor.notation.xbetza.lowering;

/**
 * The data on which the meaning of a leg's modifiers depends.
 *
 * @param shape the leap and range of the leg before its modifiers are applied
 * @param first whether it is the first leg
 * @param last whether it is the last leg
 * @param stops whether the move may also end with it before another leg
 * @param before the legs before it
 */
record LegContext(
    LegShape shape, boolean first, boolean last, boolean stops, PrecedingLegs before) {
  /** Whether the move may end with this leg. */
  boolean ends() {
    return last || stops;
  }

  /** Whether the move has this leg only. */
  boolean only() {
    return first && last;
  }
}
