package io.github.betza.processor.notation.direction;

import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.Heading.Sector;
import java.util.function.ToIntFunction;

/**
 * The meaning of direction letters by the angle from the step before: the same tables, turned to
 * that step.
 */
public final class Sectors {
  private Sectors() {}

  /** Returns the meaning of a single letter. */
  public static Sector single(char letter) {
    return of(symmetry -> Directions.single(letter, symmetry));
  }

  /** Returns the meaning of two letters that form a pair, see {@link Directions#combine}. */
  public static Sector pair(char first, char second) {
    return of(symmetry -> Directions.pair(first, second, symmetry));
  }

  /** Returns the directions of a sector as bits. */
  public static long bits(Sector sector) {
    return sector.straight()
        | sector.slanted()
        | sector.eightfold() << 8
        | (long) sector.oblique() << 16;
  }

  private static Sector of(ToIntFunction<Symmetry> bits) {
    return new Sector(
        bits.applyAsInt(Symmetry.ORTHOGONAL),
        bits.applyAsInt(Symmetry.DIAGONAL),
        bits.applyAsInt(Symmetry.EIGHTFOLD),
        bits.applyAsInt(Symmetry.OBLIQUE));
  }
}
