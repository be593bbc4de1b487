package io.github.betza.processor.notation.xbetza.lowering;

import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;

/**
 * The leap and the range of a leg before its own modifiers are applied. Both may change from leg to
 * leg, by the toggles {@code y} and {@code g}.
 *
 * @param atom the leap
 * @param length the range
 * @param kind how it toggles
 * @param once whether the text limits it to one step, so that no modifier makes a rider of it
 */
record LegShape(Atom atom, Length length, Kind kind, boolean once) {
  static final Length UNLIMITED = new Length.Between(1, Length.UNLIMITED);

  /** How a shape toggles (seed 001). */
  enum Kind {
    /** W, F, K: to the slider B, R, Q, independent of the range. */
    STEP,
    /** B, R, Q: to the step W, F, K, independent of the range. */
    SLIDER,
    /** Any other atom: from one step to unlimited, from more to one. */
    LEAPER
  }

  /** Returns whether a leg of this shape is a slider leg, with more than one step. */
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

  /** Returns the same shape as a rider: circular pieces ride. */
  LegShape riding() {
    return length.isOne() && !once ? with(UNLIMITED, kind) : this;
  }

  /** Returns the same shape as a crooked rider; without a range it has the length of a slide. */
  LegShape winding() {
    boolean ranged = once || !(length.isOne() || length.equals(UNLIMITED));
    return ranged ? this : with(new Length.AcrossBoard(), kind);
  }

  private LegShape with(Length newLength, Kind newKind) {
    return new LegShape(atom, newLength, newKind, false);
  }
}
