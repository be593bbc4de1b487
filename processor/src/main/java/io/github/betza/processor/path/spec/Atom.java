package io.github.betza.processor.path.spec;

import io.github.betza.processor.path.Vector;

/**
 * A leap in every direction of a symmetry.
 *
 * @param near the shorter part of the leap, in squares
 * @param far the longer part of the leap, in squares
 * @param symmetry its directions
 */
public record Atom(int near, int far, Symmetry symmetry) {
  private static final int[] FILES = {0, 1, 1, 1, 0, -1, -1, -1};
  private static final int[] RANKS = {1, 1, 0, -1, -1, -1, 0, 1};

  /** The number of directions. */
  public static final int DIRECTIONS = 8;

  /** Returns the atom with a leap of these files and ranks, the shorter first. */
  public static Atom leaper(int near, int far) {
    if (near < 0 || far < 1 || near > far) {
      throw new IllegalArgumentException("no leap of " + near + " by " + far);
    }
    Symmetry symmetry =
        near == 0 ? Symmetry.ORTHOGONAL : near == far ? Symmetry.DIAGONAL : Symmetry.OBLIQUE;
    return new Atom(near, far, symmetry);
  }

  /** Returns the king's step. */
  public static Atom king() {
    return new Atom(0, 1, Symmetry.EIGHTFOLD);
  }

  /** Written out, as {@code equals} of a vector is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Atom atom
        && near == atom.near
        && far == atom.far
        && symmetry == atom.symmetry;
  }

  /** Without the symmetry, in which few atoms of one leap differ. */
  @Override
  public int hashCode() {
    return 31 * near + far;
  }

  /** Returns whether the directions of this atom are neither orthogonal nor diagonal. */
  public boolean isOblique() {
    return symmetry == Symmetry.OBLIQUE;
  }

  /** Returns the directions of the atom, as bits 0 to 7. */
  public int ownDirections() {
    return switch (symmetry) {
      case ORTHOGONAL -> 0b01010101;
      case DIAGONAL -> 0b10101010;
      case EIGHTFOLD, OBLIQUE -> 0b11111111;
    };
  }

  /**
   * Returns the leap in a direction.
   *
   * <p>Directions are numbered clockwise from forward. In a direction that an atom lacks, an atom
   * that is not oblique is replaced by its partner of the same length (W by F, D by A, H by G: seed
   * 001). For an oblique atom (x,y) direction 0 is (x,y), 1 is (y,x), and two more are a quarter
   * turn.
   *
   * @param direction the direction, 0 to 7
   */
  public Vector leap(int direction) {
    if (!isOblique()) {
      return new Vector(far * FILES[direction], far * RANKS[direction]);
    }
    int x = direction % 2 == 0 ? near : far;
    int y = direction % 2 == 0 ? far : near;
    return switch (direction / 2) {
      case 0 -> new Vector(x, y);
      case 1 -> new Vector(y, -x);
      case 2 -> new Vector(-x, -y);
      default -> new Vector(-y, x);
    };
  }

  /** Returns the direction of a leap, which the atom must have. */
  public int direction(Vector leap) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if ((ownDirections() & 1 << direction) != 0 && leap(direction).equals(leap)) {
        return direction;
      }
    }
    throw new IllegalArgumentException("not a leap of " + this + ": " + leap);
  }

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
}
