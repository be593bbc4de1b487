package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Sector;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds which paths selections mean, and caches it: many paths of a piece lead to the same few
 * squares, and finding the directions of a leap takes some time.
 */
final class SelectionCache {
  private static final Vector FORWARD = new Vector(0, 1);

  private final Map<Sector, Map<Vector, Boolean>> known = new HashMap<>();

  /** Returns whether a selection means a path, see {@link PathBuilder#isSelected}. */
  boolean is(Sector selection, Vector displacement, Atom atom, Vector firstStep) {
    if (displacement.equals(Vector.ZERO)) {
      return byItself(selection, displacement, atom, firstStep);
    }
    return known
        .computeIfAbsent(selection, each -> new HashMap<>())
        .computeIfAbsent(displacement, each -> byItself(selection, each, atom, firstStep));
  }

  /** Returns the same without remembering anything. */
  static boolean byItself(Sector selection, Vector displacement, Atom atom, Vector firstStep) {
    // The first step is read as without the rest of the chain: that of fK-bK leads where fK does.
    return displacement.equals(Vector.ZERO)
        ? TurnAngles.leads(atom, firstStep, selection, FORWARD)
        : TurnAngles.leads(displacement, selection, FORWARD);
  }
}
