package io.github.betza.processor.path;

/**
 * A step, as White sees it.
 *
 * @param files files to the right; negative for the left
 * @param ranks ranks forward; negative for backward
 */
public record Vector(int files, int ranks) {
  /** Returns this step followed by another. */
  public Vector plus(Vector other) {
    return new Vector(files + other.files, ranks + other.ranks);
  }

  /** Returns this step made a number of times. */
  public Vector times(int factor) {
    return new Vector(files * factor, ranks * factor);
  }

  /** Returns the larger of the files and ranks stepped over, without sign. */
  public int reach() {
    return Math.max(Math.abs(files), Math.abs(ranks));
  }
}
