package io.github.betza.processor.path.spec;

import io.github.betza.processor.path.Vector;

/** The directions that a leg may take. Every dialect has its own form. */
public sealed interface Heading {

  /**
   * Some of the atom's own directions, independent of the step before.
   *
   * @param bits bit n is set for direction n of the atom, counted from the owner's forward
   */
  record Absolute(int bits) implements Heading {}

  /**
   * The directions that turn by at most 45 degrees from the step before: "the same general
   * direction" of seed 002.
   *
   * @param bits the allowed directions of the atom; bit n is set for direction n, counted from the
   *     owner's forward
   */
  record Ahead(int bits) implements Heading {
    /** Returns whether a step turns by at most 45 degrees from the one before; neither is zero. */
    public static boolean isAhead(Vector before, Vector step) {
      long along = (long) before.files() * step.files() + (long) before.ranks() * step.ranks();
      long across = (long) before.ranks() * step.files() - (long) before.files() * step.ranks();
      return along > 0 && Math.abs(across) <= along;
    }
  }

  /**
   * Directions that depend on the side of the last turn, such as {@code q} and {@code z} on a later
   * leg of XBETZA. A move without a turn may take both.
   *
   * @param right the directions after a turn to the right; these do not depend on the side
   * @param left the directions after a turn to the left; these do not depend on the side
   */
  record BySide(Heading right, Heading left) implements Heading {}

  /**
   * Some of the eight directions, relative to the direction of the leg before, as in XBETZA.
   *
   * @param bits bit n is set for direction n; the first leg counts from forward, every other leg
   *     from the direction of the step before
   * @param handed whether left and right change places after a left-handed oblique step (one whose
   *     direction is odd), because they mean "the same way as the first sideways choice" (seed 001)
   */
  record DirectionSet(int bits, boolean handed) implements Heading {
    /** Makes a set in which left and right keep their ordinary meaning. */
    public DirectionSet(int bits) {
      this(bits, false);
    }

    /** Written out, as {@code equals} of a vector is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof DirectionSet set && bits == set.bits && handed == set.handed;
    }

    @Override
    public int hashCode() {
      return 2 * bits + (handed ? 1 : 0);
    }
  }

  /**
   * Directions by the angle from the step before, or from the owner's forward for a first step. The
   * directions of the atom are numbered clockwise. If one of them is nearest to the step before, it
   * is number 0; if two are equally near, they are the last and the first of the circle: numbers 7
   * and 0 of an atom with eight directions, 7 and 1 of one with four. So the ferz after a wazir's
   * step counts as a diagonal atom does from forward, the wazir after a ferz's step likewise, and
   * any atom after its own step as the king does, or the wazir.
   *
   * @param straight the allowed ones of four directions with one nearest: bits 0, 2, 4, 6
   * @param slanted the allowed ones of four directions with two nearest: bits 1, 3, 5, 7
   * @param eightfold the allowed ones of eight directions with one nearest
   * @param oblique the allowed ones of eight directions with two nearest
   */
  record Sector(int straight, int slanted, int eightfold, int oblique) implements Heading {
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
}
