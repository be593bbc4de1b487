package io.github.betza.processor.notation.xbetza.lowering;

/**
 * What the meaning of a leg's modifiers depends on.
 *
 * @param shape the leap and range that it has by itself
 * @param first whether it is the first leg
 * @param last whether it is the last leg
 * @param stops whether the move may also end with it where others follow
 * @param before what the legs before it are
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
