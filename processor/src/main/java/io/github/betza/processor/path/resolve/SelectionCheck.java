package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks whether direction letters in front of a chain can select among its paths: whether it is
 * known where each of them leads, but for the length of one slide. What may follow a leg depends
 * only on how the leg arrived, so no path is followed twice over the same leg.
 */
final class SelectionCheck {
  private final Chain chain;
  private final boolean tracksSide;
  private final Set<Place> seen = new HashSet<>();

  /** What is known of the displacement of a path. */
  private enum Known {
    /** All of it. */
    EXACTLY,
    /** All but the length of a slide. */
    BUT_FOR_A_SLIDE,
    /** It depends on two slides, on a curve, or on the edge of the board. */
    UNCLEAR
  }

  private record Place(int leg, Arrival arrival, Known known) {}

  private SelectionCheck(Chain chain) {
    this.chain = chain;
    this.tracksSide = PathBuilder.tracksSide(chain);
  }

  /** Returns whether it is clear for every path whether it is meant. */
  static boolean isClear(Chain chain) {
    SelectionCheck check = new SelectionCheck(chain);
    for (int entry : chain.entries()) {
      if (!check.isClear(new Place(entry, Arrival.START, Known.EXACTLY))) {
        return false;
      }
    }
    return true;
  }

  private boolean isClear(Place place) {
    if (!seen.add(place)) {
      // Whoever came here first has found it clear: nobody goes on from what is not.
      return true;
    }
    LegSpec spec = chain.legs().get(place.leg());
    List<Integer> followers = PathBuilder.followers(chain, place.leg());
    for (Way way : Ways.of(spec, place.arrival(), followers.isEmpty(), tracksSide)) {
      Known known = after(place.known(), PathBuilder.leg(spec, way));
      if (known == Known.UNCLEAR && !spec.landings().isEmpty()) {
        return false;
      }
      for (int next : spec.outcomes().isEmpty() ? List.<Integer>of() : followers) {
        if (!isClear(new Place(next, way.end(), known))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Known after(Known before, Leg leg) {
    if (before == Known.UNCLEAR || !leg.isStraight() || leg.wrap() != Wrap.NONE) {
      return Known.UNCLEAR;
    }
    if (isFixed(leg)) {
      return before;
    }
    boolean goesOn =
        before == Known.EXACTLY
            ? leg.length() instanceof Between
            : leg.length() instanceof Length.SameAsBefore;
    return goesOn ? Known.BUT_FOR_A_SLIDE : Known.UNCLEAR;
  }

  /** Returns whether a leg takes a number of steps that is known beforehand. */
  static boolean isFixed(Leg leg) {
    return leg.length() instanceof Between between && between.least() == between.most();
  }
}
