package io.github.betza.processor.notation.xbetza;

import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;

/**
 * The leap and the range that a leg has before its own modifiers are looked at. Both may change
 * from leg to leg, by the toggles {@code y} and {@code g}.
 *
 * @param atom the leap
 * @param length the range
 * @param kind how it toggles
 */
record Shape(Atom atom, Length length, Kind kind) {
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

  /** Returns the shape of the next leg after a toggle. */
  Shape toggled() {
    return switch (kind) {
      case STEP -> new Shape(atom, UNLIMITED, Kind.SLIDER);
      case SLIDER -> new Shape(atom, Length.one(), Kind.STEP);
      case LEAPER -> new Shape(atom, length.isOne() ? UNLIMITED : Length.one(), Kind.LEAPER);
    };
  }

  /** Returns the same shape as a rider, unless it is one: circular pieces ride. */
  Shape riding() {
    return length.isOne() ? new Shape(atom, UNLIMITED, kind) : this;
  }

  /**
   * Returns the same shape as a crooked rider, which without a range goes as far as a slide can.
   */
  Shape winding() {
    boolean limited = length instanceof Length.Between between && between.most() < Length.UNLIMITED;
    return limited && !length.isOne() ? this : new Shape(atom, new Length.AcrossBoard(), kind);
  }
}
