package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.path.spec.Turn;

/**
 * What the legs before a leg are, as far as its meaning depends on them.
 *
 * @param slider whether the one just before it is a slider leg
 * @param sliderEver whether some of them is a slider leg
 * @param curveEver whether some of them bends
 * @param handUnclear whether the first step may be a left-handed oblique one that is a sideways
 *     choice; after a first leg with {@code hl} left and right have "their ordinary meaning" (seed
 *     001)
 * @param captures whether some of them removes a piece
 */
record PrecedingLegs(
    boolean slider, boolean sliderEver, boolean curveEver, boolean handUnclear, boolean captures) {
  /** What is before the first leg. */
  static final PrecedingLegs NOTHING = new PrecedingLegs(false, false, false, false, false);

  /** Whether a slider leg comes before, and no leg that bends. */
  boolean isStraightSlider() {
    return sliderEver && !curveEver;
  }

  PrecedingLegs after(LegGeometry manner, LegOutcomes modes) {
    return new PrecedingLegs(
        manner.isSlider(),
        sliderEver || manner.isSlider(),
        curveEver || manner.turn() != Turn.NONE,
        handUnclear,
        captures || modes.captures());
  }

  /** Returns the same with a first step whose hand is clear, or not. */
  PrecedingLegs withHandUnclear(boolean unclear) {
    return new PrecedingLegs(slider, sliderEver, curveEver, unclear, captures);
  }
}
