package io.github.betza.processor.analysis.leg;

import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A turn of a piece's moves about its square. Squares at the same distance, counted in king's
 * moves, are a ring, and a turn moves each of them along its ring. So it turns an orthogonal step
 * into a diagonal one, and back.
 *
 * @param eighths the angle, clockwise, in eighths of a full turn
 * @param mirrored whether left and right are exchanged first
 */
record EighthTurn(int eighths, boolean mirrored) implements UnaryOperator<Vector> {
  /** All turns: the identity first, turns without a reflection before the others. */
  static final List<EighthTurn> ALL = all();

  private static final int EIGHTHS = 8;

  private static List<EighthTurn> all() {
    List<EighthTurn> all = new ArrayList<>();
    for (boolean mirrored : new boolean[] {false, true}) {
      for (int eighths = 0; eighths < EIGHTHS; eighths++) {
        all.add(new EighthTurn(eighths, mirrored));
      }
    }
    return List.copyOf(all);
  }

  @Override
  public Vector apply(Vector vector) {
    int radius = vector.reach();
    Vector start = mirrored ? new Vector(-vector.files(), vector.ranks()) : vector;
    if (radius == 0) {
      return vector;
    }
    int ring = EIGHTHS * radius;
    return onRing(Math.floorMod(place(start, radius) + eighths * radius, ring), radius);
  }

  /** Returns the place of a square on its ring, clockwise from the one straight forward. */
  private static int place(Vector vector, int radius) {
    if (vector.ranks() == radius) {
      return vector.files();
    }
    if (vector.files() == radius) {
      return 2 * radius - vector.ranks();
    }
    return vector.ranks() == -radius ? 4 * radius - vector.files() : 6 * radius + vector.ranks();
  }

  private static Vector onRing(int place, int radius) {
    if (place <= radius) {
      return new Vector(place, radius);
    }
    if (place <= 3 * radius) {
      return new Vector(radius, 2 * radius - place);
    }
    if (place <= 5 * radius) {
      return new Vector(4 * radius - place, -radius);
    }
    return place <= 7 * radius
        ? new Vector(-radius, place - 6 * radius)
        : new Vector(place - EIGHTHS * radius, radius);
  }
}
