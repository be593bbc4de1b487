package io.github.betza.processor.path.spec;

/** The directions of an atom, of the eight that there are. */
public enum Symmetry {
  /** The four orthogonal directions: W, D, H. */
  ORTHOGONAL,
  /** The four diagonal directions: F, A, G. */
  DIAGONAL,
  /** All eight directions, four orthogonal and four diagonal: K. */
  EIGHTFOLD,
  /** The eight oblique directions: N, C, Z. */
  OBLIQUE;

  /**
   * Returns whether some writers distinguish a doubled direction letter from a single one: {@code
   * ffK} is one square in any case, and {@code ffN} is two.
   */
  public boolean isDoubledOnPurpose() {
    return this == EIGHTFOLD || this == OBLIQUE;
  }
}
