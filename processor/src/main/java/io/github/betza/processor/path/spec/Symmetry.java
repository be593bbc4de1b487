package io.github.betza.processor.path.spec;

/** Which of the eight directions an atom has by itself. */
public enum Symmetry {
  /** The four straight ones: W, D, H. */
  ORTHOGONAL,
  /** The four slanted ones: F, A, G. */
  DIAGONAL,
  /** All eight, of which four are straight and four slanted: K. */
  EIGHTFOLD,
  /** Eight that are neither: N, C, Z. */
  OBLIQUE;

  /**
   * Returns whether a doubled direction letter is distinguished from a single one by some writers:
   * {@code ffK} is one square in any case, and {@code ffN} is two.
   */
  public boolean isDoubledOnPurpose() {
    return this == EIGHTFOLD || this == OBLIQUE;
  }
}
