package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.path.spec.LegSpec.Turn;

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

  /**
   * The data about the legs before a leg on which its meaning depends.
   *
   * @param slider whether the leg just before it is a slider leg
   * @param sliderEver whether some of them is a slider leg
   * @param curveEver whether some of them bends
   * @param handUnclear whether the first step may be a left-handed oblique one that is a sideways
   *     choice; after a first leg with {@code hl} left and right have "their ordinary meaning"
   *     (seed 001)
   * @param captures whether some of them removes a piece
   */
  record PrecedingLegs(
      boolean slider,
      boolean sliderEver,
      boolean curveEver,
      boolean handUnclear,
      boolean captures) {
    /** Before the first leg. */
    static final PrecedingLegs NOTHING = new PrecedingLegs(false, false, false, false, false);

    /** Whether a slider leg comes before, and no leg that bends. */
    boolean isStraightSlider() {
      return sliderEver && !curveEver;
    }

    PrecedingLegs after(LegGeometry geometry, LegOutcomes outcomes) {
      return new PrecedingLegs(
          geometry.isSlider(),
          sliderEver || geometry.isSlider(),
          curveEver || geometry.turn() != Turn.NONE,
          handUnclear,
          captures || outcomes.captures());
    }

    /** Returns the same legs with a first step whose hand is clear or unclear. */
    PrecedingLegs withHandUnclear(boolean unclear) {
      return new PrecedingLegs(slider, sliderEver, curveEver, unclear, captures);
    }
  }
}
