package io.github.betza.processor.notation.extended;

import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Atom.Symmetry;
import io.github.betza.processor.path.spec.Heading.Sector;

/** Arithmetic with the directions of legs. */
final class SectorArithmetic {
  private SectorArithmetic() {}

  /** Returns the directions of a first step, which counts from forward. */
  static int bits(Sector sector, Symmetry symmetry) {
    return switch (symmetry) {
      case ORTHOGONAL -> sector.straight();
      case DIAGONAL -> sector.slanted();
      case EIGHTFOLD -> sector.eightfold();
      case OBLIQUE -> sector.oblique();
    };
  }

  /** Returns the directions that are in both. */
  static Sector both(Sector one, Sector other) {
    return new Sector(
        one.straight() & other.straight(),
        one.slanted() & other.slanted(),
        one.eightfold() & other.eightfold(),
        one.oblique() & other.oblique());
  }

  /** Returns whether the sector contains no direction of any atom. */
  static boolean isEmpty(Sector sector) {
    return (sector.straight() | sector.slanted() | sector.eightfold() | sector.oblique()) == 0;
  }

  /**
   * Returns whether an atom that goes on in the most similar direction goes straight on: its leap
   * is then a multiple of the one before.
   */
  static boolean areParallel(Atom before, Atom atom) {
    return switch (before.symmetry()) {
      case ORTHOGONAL, DIAGONAL ->
          atom.symmetry() == before.symmetry() || atom.symmetry() == Symmetry.EIGHTFOLD;
      case EIGHTFOLD -> atom.symmetry() == Symmetry.EIGHTFOLD;
      case OBLIQUE -> before.near() * atom.far() == before.far() * atom.near();
    };
  }
}
