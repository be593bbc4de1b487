package io.github.betza.processor.path;

import java.util.Comparator;

/**
 * A step, as White sees it.
 *
 * @param files files to the right; negative for the left
 * @param ranks ranks forward; negative for backward
 */
public record Vector(int files, int ranks) {
  /** The zero step; also the square from which squares are counted. */
  public static final Vector ZERO = new Vector(0, 0);

  /** Sorts vectors: the furthest forward first, then the furthest to the right. */
  public static final Comparator<Vector> ORDER =
      (one, other) ->
          one.ranks() != other.ranks()
              ? Integer.compare(other.ranks(), one.ranks())
              : Integer.compare(other.files(), one.files());

  /** Returns this step followed by another. */
  public Vector plus(Vector other) {
    return new Vector(files + other.files, ranks + other.ranks);
  }

  /** Returns the step that leads from the other to this one. */
  public Vector minus(Vector other) {
    return new Vector(files - other.files, ranks - other.ranks);
  }

  /** Returns both numbers, for example "(1,2)". */
  public String text() {
    return "(" + files + "," + ranks + ")";
  }

  /** Returns the step in the opposite direction. */
  public Vector opposite() {
    return new Vector(-files, -ranks);
  }

  /** Returns this step repeated a number of times. */
  public Vector times(int factor) {
    return new Vector(files * factor, ranks * factor);
  }

  /** Returns the shortest step in the same direction. */
  public Vector shortest() {
    int parts = commonDivisor(Math.abs(files), Math.abs(ranks));
    return new Vector(files / parts, ranks / parts);
  }

  /** Returns the greatest common divisor of two numbers, neither of them negative. */
  public static int commonDivisor(int first, int second) {
    return second == 0 ? first : commonDivisor(second, first % second);
  }

  /** Returns whether another step leads along the same line, in either direction. */
  public boolean isAlong(Vector other) {
    return files * other.ranks == ranks * other.files;
  }

  /** Returns whether another step leads along the same line in the same direction. */
  public boolean leadsAlong(Vector other) {
    return isAlong(other) && files * other.files + ranks * other.ranks > 0;
  }

  /** Returns the larger of the numbers of files and ranks, without sign. */
  public int reach() {
    return Math.max(Math.abs(files), Math.abs(ranks));
  }

  /**
   * Compares the numbers. Paths are compared square by square, so this is written out: the JVM
   * generates the methods of a record at their first call, which takes time.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Vector vector && files == vector.files && ranks == vector.ranks;
  }

  /** Written out as well: lists of vectors are sorted by their text. */
  @Override
  public String toString() {
    return "Vector[files=" + files + ", ranks=" + ranks + "]";
  }

  /** Spreads the numbers, which are small, so that neighbouring squares differ in many bits. */
  @Override
  public int hashCode() {
    int hash = (files * 0x9E3779B1 + ranks) * 0x85EBCA6B;
    return hash ^ (hash >>> 15);
  }
}
