package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;

/**
 * The leap and the range that a leg has before its own modifiers are looked at. Both may change
 * from leg to leg, by the toggles {@code y} and {@code g}.
 *
 * @param atom the leap
 * @param length the range
 * @param kind how it toggles
 * @param once whether the text limits it to one step, so that nothing else makes a rider of it
 */
record LegShape(Atom atom, Length length, Kind kind, boolean once) {
  static final Length UNLIMITED = new Length.Between(1, Length.UNLIMITED);

  /** How a shape toggles (seed 001). */
  enum Kind {
    /** W, F, K: to the slider B, R, Q, whatever the range. */
    STEP,
    /** B, R, Q: to the step W, F, K, whatever the range. */
    SLIDER,
    /** Any other atom: from one step to unlimited, from more to one. */
    LEAPER
  }

  /** Returns whether a leg of this shape is a slider leg: one of more than one step. */
  boolean isSlider() {
    return !length.isOne();
  }

  /** Returns the shape of the next leg after a toggle, which drops a written range. */
  LegShape toggled() {
    return switch (kind) {
      case STEP -> with(UNLIMITED, Kind.SLIDER);
      case SLIDER -> with(Length.one(), Kind.STEP);
      case LEAPER -> with(length.isOne() ? UNLIMITED : Length.one(), Kind.LEAPER);
    };
  }

  /** Returns the same shape as a rider, unless it is one: circular pieces ride. */
  LegShape riding() {
    return length.isOne() && !once ? with(UNLIMITED, kind) : this;
  }

  /**
   * Returns the same shape as a crooked rider, which without a range goes as far as a slide can.
   */
  LegShape winding() {
    boolean ranged = once || !(length.isOne() || length.equals(UNLIMITED));
    return ranged ? this : with(new Length.AcrossBoard(), kind);
  }

  private LegShape with(Length newLength, Kind newKind) {
    return new LegShape(atom, newLength, newKind, false);
  }
}
