package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.path.spec.Sector;
import io.github.betza.processor.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * Keeps those paths of a chain that lead in some direction: direction letters before a whole chain
 * select by the displacement of the finished path, and by its first step where it returns to the
 * square where it began (seed 004). A path with a slide is kept for those lengths of the slide with
 * which it leads there.
 */
final class SelectedPaths {
  /** What a leg of a path costs that is kept, in units of work. */
  private static final long LEG = 60;

  private final Chain chain;
  private final SelectionCache meant;
  private final PathEnd.Known ends;
  private final Sector selection;
  private final Work work;
  private final boolean tracksSide;
  private final Deque<Made> made = new ArrayDeque<>();
  private final List<Node> nodes = new ArrayList<>();

  /** The leg with which the paths begin that are followed. */
  private int entry;

  /** A leg of the path that is followed, with the outcomes after which it goes on. */
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
   * Returns the first legs of the paths that are meant.
   *
   * @param chain a chain whose selection is clear, see {@link SelectionCheck}
   * @param meant what is known already of where paths lead
   * @param ends the ends of paths that there are already
   * @param work of which this is a part
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
        // Where the path leads does not depend on the outcomes, so all of them are one path.
        made.addLast(new Made(leg, spec.outcomes()));
        followers.forEach(next -> follow(next, way.end()));
        made.removeLast();
      }
    }
  }

  /** Keeps the path that ends with a leg, or those lengths of its slide that are meant. */
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
      // Where there are two slides, all their lengths are meant, or none.
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

  /** Returns the number of the only leg whose length is not known and is not that of another. */
  private static int slide(List<Leg> legs) {
    int slide = 0;
    while (!Displacement.isSlide(legs.get(slide).length())) {
      slide++;
    }
    return slide;
  }

  /** Returns a path, which shares its end with all that end alike. */
  private Node path(List<Leg> legs, LegSpec spec) {
    PathEnd end = ends.last(legs.get(legs.size() - 1), spec.landings());
    int leg = made.size();
    for (Iterator<Made> before = made.descendingIterator(); before.hasNext(); ) {
      end = end.after(legs.get(--leg), before.next().outcomes());
    }
    return end.node();
  }

  /** A slide of one step is a step, which no later leg can take its length from. */
  private static Leg equalToOne(Leg leg) {
    return leg.length() instanceof Length.SameAsBefore ? leg.withLength(Length.one()) : leg;
  }

  private boolean selects(Vector displacement, Vector firstStep) {
    return meant.is(selection, displacement, chain.legs().get(entry).atom(), firstStep);
  }
}
