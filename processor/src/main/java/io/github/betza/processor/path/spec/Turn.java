package io.github.betza.processor.path.spec;

/** Whether a rider changes direction with every step. */
public enum Turn {
  /** It goes straight on. */
  NONE,
  /** It turns 45 degrees with every step, always the same way ({@code q}). */
  CIRCULAR,
  /** It turns 90 degrees with every step, alternately right and left ({@code z}). */
  ZIGZAG;

  /** The most steps of a circular rider: the eighth would close the circle. */
  public static final int CIRCLE = 7;
}
