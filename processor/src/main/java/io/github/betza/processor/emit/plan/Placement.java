package io.github.betza.processor.emit.plan;

import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * How a {@link Shape} lies on the board, or within another shape: which vectors its own forward and
 * its own right are there.
 *
 * @param up the vector of the shape's (0,1)
 * @param right the vector of the shape's (1,0); (0,0) for a shape that lies on a line
 */
public record Placement(Vector up, Vector right) implements UnaryOperator<Vector> {

  /** As it is. */
  public static final Placement IDENTITY = new Placement(new Vector(0, 1), new Vector(1, 0));

  /** The four turns and their reflections; the first is {@link #IDENTITY}. */
  public static final List<Placement> TURNS = turns();

  /** Turned by 180 degrees. */
  static final Placement REVERSED = new Placement(new Vector(0, -1), new Vector(-1, 0));

  /** Returns the placement on the line through a vector. */
  public static Placement onLine(Vector step) {
    return new Placement(step, Vector.ZERO);
  }

  private static List<Placement> turns() {
    List<Placement> turns = new ArrayList<>();
    for (int hand : new int[] {1, -1}) {
      Vector up = new Vector(0, 1);
      for (int quarter = 0; quarter < 4; quarter++) {
        turns.add(new Placement(up, new Vector(hand * up.ranks(), -hand * up.files())));
        up = new Vector(up.ranks(), -up.files());
      }
    }
    return List.copyOf(turns);
  }

  /** Returns what a vector of the shape is outside of it. */
  @Override
  public Vector apply(Vector vector) {
    int files = vector.files();
    int ranks = vector.ranks();
    return new Vector(
        right.files() * files + up.files() * ranks, right.ranks() * files + up.ranks() * ranks);
  }

  /** Returns the placement of what lies in the shape in a way of its own. */
  public Placement of(Placement inner) {
    return new Placement(apply(inner.up), apply(inner.right));
  }

  /** Returns the placement that undoes this one, which must be one of {@link #TURNS}. */
  Placement inverse() {
    return new Placement(
        new Vector(right.ranks(), up.ranks()), new Vector(right.files(), up.files()));
  }

  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Placement placement
        && up.equals(placement.up)
        && right.equals(placement.right);
  }

  @Override
  public int hashCode() {
    return 31 * up.hashCode() + right.hashCode();
  }
}
