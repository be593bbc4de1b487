package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.resolve.LegDirections.LegDirection;
import io.github.betza.processor.path.resolve.SelectedPaths.SelectionCache;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks whether direction letters before a chain can select among its paths: the displacement of
 * each path must be known except for the lengths of slides, and two slides must lead in the
 * selected direction, or in another one, whatever their lengths.
 */
public final class SelectionCheck {
  private final Chain chain;
  private final Sector selection;
  private final Work work;
  private final boolean tracksSide;

  /** With at most one slide, the selection is clear in whatever direction the legs go. */
  private final boolean vectorsMatter;

  private final SelectionCache meant;
  private final Set<Place> seen = new HashSet<>();

  /** The first leg of the paths that are followed. */
  private int entry;

  /**
   * The next leg, and the displacement before it; empty if direction letters cannot select by it.
   */
  private record Place(int leg, Arrival arrival, Optional<Displacement> displacement) {}

  private SelectionCheck(Chain chain, Work work) {
    this.work = work;
    this.meant = new SelectionCache(work);
    this.chain = chain;
    this.selection = chain.selection().orElse(Sector.ALL);
    this.tracksSide = PathTreeBuilder.tracksSide(chain);
    this.vectorsMatter = slides(chain) > 1;
  }

  /** Returns the number of slides of a chain with independent lengths. */
  public static long slides(Chain chain) {
    return chain.legs().stream().map(LegSpec::length).filter(Displacement::isSlide).count();
  }

  /**
   * Returns whether the selection of a chain is clear. It is not if it depends on the lengths of
   * two slides, on a third one, or on a curve. The work is bounded by {@link PathCount#all}.
   */
  public static boolean isClear(Chain chain, Work work) {
    SelectionCheck check = new SelectionCheck(chain, work);
    for (int entry : chain.entries()) {
      check.entry = entry;
      check.seen.clear();
      if (!check.isClear(entry, Arrival.START, Optional.empty())) {
        return false;
      }
    }
    return true;
  }

  private boolean isClear(int number, Arrival arrival, Optional<Displacement> before) {
    LegSpec spec = chain.legs().get(number);
    List<Integer> followers = PathTreeBuilder.followers(chain, number);
    boolean begins = number == entry && arrival.equals(Arrival.START);
    for (LegDirection way :
        LegDirections.of(spec, arrival, followers.isEmpty(), tracksSide, work)) {
      Leg leg = PathTreeBuilder.leg(spec, way);
      Optional<Displacement> start = begins ? Optional.of(Displacement.before(leg, chain)) : before;
      Optional<Displacement> after = start.flatMap(path -> path.after(leg));
      if (!spec.landings().isEmpty()
          && !goesHome(spec)
          && !after.map(this::isClear).orElse(false)) {
        return false;
      }
      Optional<Displacement> known = vectorsMatter ? after : after.map(Displacement::slidesOnly);
      for (int next : spec.outcomes().isEmpty() ? List.<Integer>of() : followers) {
        // A place seen before is clear, because the search ends at the first unclear one.
        if (seen.add(new Place(next, way.end(), known)) && !isClear(next, way.end(), known)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns whether a move with this last leg returns to its start, wherever that is. */
  static boolean goesHome(LegSpec last) {
    return last.landings().stream().anyMatch(landing -> landing.finish().returns());
  }

  private boolean isClear(Displacement path) {
    return path.isClear(
        where -> meant.is(selection, where, chain.legs().get(entry).atom(), path.firstStep()));
  }
}
