package io.github.betza.processor.path.spec;

/** What the squares that a leap passes over must be. */
public enum Passing {
  /** It does not matter. */
  FREE,
  /** All must be empty ({@code n}). */
  LAME,
  /** All must be occupied ({@code j}). */
  JUMPING
}
