package io.github.betza.processor.path.spec;

/**
 * Directions by the angle from the step before, or from the owner's forward for a first step. The
 * directions of the atom are numbered clockwise. If one of them is nearest to the step before, it
 * is number 0; if two are equally near, they are the last and the first of the circle: numbers 7
 * and 0 of an atom with eight directions, 7 and 1 of one with four. So the ferz after a wazir's
 * step counts as a diagonal atom does from forward, the wazir after a ferz's step likewise, and any
 * atom after its own step as the king does, or the wazir.
 *
 * @param straight the allowed ones of four directions with one nearest: bits 0, 2, 4, 6
 * @param slanted the allowed ones of four directions with two nearest: bits 1, 3, 5, 7
 * @param eightfold the allowed ones of eight directions with one nearest
 * @param oblique the allowed ones of eight directions with two nearest
 */
public record Sector(int straight, int slanted, int eightfold, int oblique) implements Heading {
  /** Every direction. */
  public static final Sector ALL = new Sector(0b01010101, 0b10101010, 0xFF, 0xFF);

  /** The one direction nearest to the step before, or the two nearest. */
  public static final Sector FORWARD = new Sector(0b1, 0b10000010, 0b1, 0b10000001);

  /** Written out, as {@code equals} of a vector is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Sector sector
        && straight == sector.straight
        && slanted == sector.slanted
        && eightfold == sector.eightfold
        && oblique == sector.oblique;
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * straight + slanted) + eightfold) + oblique;
  }

  /** Returns the directions of both sectors. */
  public Sector or(Sector other) {
    return new Sector(
        straight | other.straight,
        slanted | other.slanted,
        eightfold | other.eightfold,
        oblique | other.oblique);
  }
}
