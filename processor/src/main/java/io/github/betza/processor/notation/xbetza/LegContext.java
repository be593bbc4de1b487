package io.github.betza.processor.notation.xbetza;

/**
 * What the meaning of a leg's modifiers depends on.
 *
 * @param shape the leap and range that it has by itself
 * @param first whether it is the first leg
 * @param last whether it is the last leg
 * @param stops whether the move may also end with it where others follow
 * @param sliderBefore whether the leg just before it is a slider leg
 * @param sliderEver whether some leg before it is a slider leg
 * @param curveEver whether some leg before it bends
 * @param handUnclear whether the first step may be a left-handed oblique one that is a sideways
 *     choice; after a first leg with {@code hl} left and right have "their ordinary meaning" (seed
 *     001)
 * @param captures whether some leg before it removes a piece
 */
record LegContext(
    Shape shape,
    boolean first,
    boolean last,
    boolean stops,
    boolean sliderBefore,
    boolean sliderEver,
    boolean curveEver,
    boolean handUnclear,
    boolean captures) {

  /** Returns what the ways to end it depend on. */
  Ending ending() {
    return new Ending(first, last, captures);
  }

  /** Whether the move may end with this leg. */
  boolean ends() {
    return last || stops;
  }

  /** Whether the move has this leg only. */
  boolean only() {
    return first && last;
  }
}
