package io.github.betza.processor.path.optimize;

import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Completes the steps of a rider that turns by the same angle after each, as {@code Nrf7} of seed
 * 004 does. A circle that is known as a whole is the same circle when it is walked backward, from
 * whichever step; an arc would need one leg for each of its lengths.
 */
final class CircleCompleter {
  private CircleCompleter() {}

  /**
   * Returns the steps, and those after them until the circle is closed. Where they do not turn by
   * the same angle, they are returned as they are.
   */
  static List<Vector> completed(List<Vector> steps) {
    List<Vector> around = around(steps.get(0));
    int size = around.size();
    int first = around.indexOf(steps.get(0));
    int turn = Math.floorMod(around.indexOf(steps.get(1)) - first, size);
    List<Vector> circle = new ArrayList<>();
    for (int at = first; circle.isEmpty() || at != first; at = (at + turn) % size) {
      circle.add(around.get(at));
    }
    boolean isArc = circle.size() >= steps.size() && circle.subList(0, steps.size()).equals(steps);
    return isArc ? circle : steps;
  }

  /** Returns a step to all sides, in the order of their directions. */
  private static List<Vector> around(Vector step) {
    Set<Vector> sides =
        new TreeSet<>(
            Comparator.comparingDouble(
                (Vector side) -> Math.atan2((double) side.ranks(), (double) side.files())));
    for (int files : new int[] {step.files(), -step.files()}) {
      for (int ranks : new int[] {step.ranks(), -step.ranks()}) {
        sides.add(new Vector(files, ranks));
        int across = ranks;
        sides.add(new Vector(across, files));
      }
    }
    return List.copyOf(sides);
  }
}
