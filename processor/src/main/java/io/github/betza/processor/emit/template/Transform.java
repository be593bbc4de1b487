package io.github.betza.processor.emit.template;

import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * How a {@link LegTemplate} lies on the board, or within another template: the images of its
 * forward and right vectors.
 *
 * @param up the vector of the template's (0,1)
 * @param right the vector of the template's (1,0); (0,0) for a template that lies on a line
 */
public record Transform(Vector up, Vector right) implements UnaryOperator<Vector> {
  /** No change. */
  public static final Transform IDENTITY = new Transform(new Vector(0, 1), new Vector(1, 0));

  /** The four turns and their reflections; the first is {@link #IDENTITY}. */
  public static final List<Transform> TURNS = turns();

  /** Turned by 180 degrees. */
  public static final Transform REVERSED = new Transform(new Vector(0, -1), new Vector(-1, 0));

  /** Returns the transform on the line through a vector. */
  public static Transform onLine(Vector step) {
    return new Transform(step, Vector.ZERO);
  }

  private static List<Transform> turns() {
    List<Transform> turns = new ArrayList<>();
    for (int hand : new int[] {1, -1}) {
      Vector up = new Vector(0, 1);
      for (int quarter = 0; quarter < 4; quarter++) {
        turns.add(new Transform(up, new Vector(hand * up.ranks(), -hand * up.files())));
        up = new Vector(up.ranks(), -up.files());
      }
    }
    return List.copyOf(turns);
  }

  /** Returns the image of a vector of the template. */
  @Override
  public Vector apply(Vector vector) {
    int files = vector.files();
    int ranks = vector.ranks();
    return new Vector(
        right.files() * files + up.files() * ranks, right.ranks() * files + up.ranks() * ranks);
  }

  /** Returns the transform of a template that lies within this one. */
  public Transform of(Transform inner) {
    return new Transform(apply(inner.up), apply(inner.right));
  }

  /** Returns the transform that undoes this one, which must be one of {@link #TURNS}. */
  public Transform inverse() {
    return new Transform(
        new Vector(right.ranks(), up.ranks()), new Vector(right.files(), up.files()));
  }

  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Transform transform
        && up.equals(transform.up)
        && right.equals(transform.right);
  }

  @Override
  public int hashCode() {
    return 31 * up.hashCode() + right.hashCode();
  }
}
