package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.LegDirections.LegDirection;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Keeps the paths of a chain that lead in some directions: direction letters before a whole chain
 * select by the displacement of the finished path, or by its first step if it returns to its start
 * (seed 004). Of a path with a slide, the lengths that lead in these directions are kept.
 */
final class SelectedPaths {
  /** The work of keeping one leg of a path. */
  private static final long LEG = 60;

  private final Chain chain;
  private final SelectionCache meant;
  private final PathEnd.Known ends;
  private final Sector selection;
  private final Work work;
  private final boolean tracksSide;
  private final Deque<Made> made = new ArrayDeque<>();
  private final List<Node> nodes = new ArrayList<>();

  /** The first leg of the paths that are followed. */
  private int entry;

  /** A leg of the current path, with the outcomes after which it goes on. */
  private record Made(Leg leg, List<LegOutcome> outcomes) {}

  private SelectedPaths(Chain chain, SelectionCache meant, PathEnd.Known ends, Work work) {
    this.work = work;
    this.chain = chain;
    this.meant = meant;
    this.ends = ends;
    this.selection = chain.selection().orElse(Sector.ALL);
    this.tracksSide = PathTreeBuilder.tracksSide(chain);
  }

  /**
   * Returns the first legs of the selected paths.
   *
   * @param chain a chain with a clear selection, see {@link SelectionCheck}
   * @param meant the cache of selections
   * @param ends the ends of paths built before
   * @param work the work that this is a part of
   */
  static List<Node> of(Chain chain, SelectionCache meant, PathEnd.Known ends, Work work) {
    SelectedPaths paths = new SelectedPaths(chain, meant, ends, work);
    for (int entry : chain.entries()) {
      paths.entry = entry;
      paths.follow(entry, Arrival.START);
    }
    return paths.nodes;
  }

  private void follow(int number, Arrival arrival) {
    LegSpec spec = chain.legs().get(number);
    List<Integer> followers = PathTreeBuilder.followers(chain, number);
    for (LegDirection way :
        LegDirections.of(spec, arrival, followers.isEmpty(), tracksSide, work)) {
      Leg leg = PathTreeBuilder.leg(spec, way);
      if (!spec.landings().isEmpty()) {
        finish(leg, spec);
      }
      if (!spec.outcomes().isEmpty()) {
        // The displacement does not depend on the outcomes, so one path has all of them.
        made.addLast(new Made(leg, spec.outcomes()));
        followers.forEach(next -> follow(next, way.end()));
        made.removeLast();
      }
    }
  }

  /** Keeps the path that ends with a leg, or the selected lengths of its slide. */
  private void finish(Leg last, LegSpec spec) {
    work.count(LEG * (made.size() + 1));
    List<Leg> legs = new ArrayList<>(made.stream().map(Made::leg).toList());
    legs.add(last);
    Displacement path = Displacement.before(legs.get(0), chain);
    if (SelectionCheck.goesHome(spec)) {
      if (selects(Vector.ZERO, path.firstStep())) {
        nodes.add(path(legs, spec));
      }
      return;
    }
    for (Leg leg : legs) {
      path = path.after(leg).orElseThrow();
    }
    if (path.slides().size() == 1) {
      keepLengths(legs, path, spec);
    } else if (selects(path.least(), path.firstStep())) {
      // Of two slides, either all lengths are selected or none.
      nodes.add(path(legs, spec));
    }
  }

  private void keepLengths(List<Leg> legs, Displacement path, LegSpec spec) {
    Between between = path.slides().get(0).length();
    int slide = slide(legs);
    int most = path.slides().get(0).most();
    int start = 0;
    for (int steps = between.least(); steps <= most + 1; steps++) {
      boolean meant = steps <= most && selects(path.after(steps), path.firstStep());
      if (meant && start == 0) {
        start = steps;
      } else if (!meant && start != 0) {
        int end = steps > most ? between.most() : steps - 1;
        List<Leg> limited = new ArrayList<>(legs);
        limited.set(slide, legs.get(slide).withLength(new Between(start, end)));
        if (end == 1) {
          limited.replaceAll(SelectedPaths::equalToOne);
        }
        nodes.add(path(limited, spec));
        start = 0;
      }
    }
  }

  /** Returns the number of the only leg with a free length of its own. */
  private static int slide(List<Leg> legs) {
    int slide = 0;
    while (!Displacement.isSlide(legs.get(slide).length())) {
      slide++;
    }
    return slide;
  }

  /** Returns a path; paths with equal ends share them. */
  private Node path(List<Leg> legs, LegSpec spec) {
    PathEnd end = ends.last(legs.get(legs.size() - 1), spec.landings());
    int leg = made.size();
    for (Iterator<Made> before = made.descendingIterator(); before.hasNext(); ) {
      end = end.after(legs.get(--leg), before.next().outcomes());
    }
    return end.node();
  }

  /** A slide of one step is a step, so no later leg can take its length from it. */
  private static Leg equalToOne(Leg leg) {
    return leg.length() instanceof Length.SameAsBefore ? leg.withLength(Length.one()) : leg;
  }

  private boolean selects(Vector displacement, Vector firstStep) {
    return meant.is(selection, displacement, chain.legs().get(entry).atom(), firstStep);
  }

  /**
   * Finds and caches which paths belong to a selection: many paths of a piece lead to the same few
   * squares, and finding the directions of a leap takes time.
   */
  static final class SelectionCache {
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
     * Returns whether a path belongs to a selection: by its displacement, or by its first step if
     * it returns to its start (seed 004).
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
}
