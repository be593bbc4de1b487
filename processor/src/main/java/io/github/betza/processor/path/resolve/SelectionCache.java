package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.work.Work;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds and caches which paths belong to a selection: many paths of a piece lead to the same few
 * squares, and finding the directions of a leap takes time.
 */
final class SelectionCache {
  private static final Vector FORWARD = new Vector(0, 1);

  /** The work of looking up a displacement. */
  private static final long LOOK = 4;

  /** The work of finding the directions of a leap. */
  private static final long DIRECTIONS = 40;

  private final Map<Sector, Map<Vector, Boolean>> known = new HashMap<>();
  private final Work work;

  SelectionCache(Work work) {
    this.work = work;
  }

  /**
   * Returns whether a path belongs to a selection: by its displacement, or by its first step if it
   * returns to its start (seed 004).
   *
   * @param displacement the displacement of the path, seen from the owner's forward
   * @param atom the atom of its first leg
   * @param firstStep the first step of that leg
   */
  boolean is(Sector selection, Vector displacement, Atom atom, Vector firstStep) {
    work.count(LOOK);
    if (displacement.equals(Vector.ZERO)) {
      work.count(DIRECTIONS);
      // The first step alone decides, without the rest of the chain: fK-bK leads where fK does.
      return TurnAngles.leads(atom, firstStep, selection, FORWARD);
    }
    return known
        .computeIfAbsent(selection, each -> new HashMap<>())
        .computeIfAbsent(displacement, each -> leads(each, selection));
  }

  private boolean leads(Vector displacement, Sector selection) {
    work.count(DIRECTIONS);
    return TurnAngles.leads(displacement, selection, FORWARD);
  }
}
