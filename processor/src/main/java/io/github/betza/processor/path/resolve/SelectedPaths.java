package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Node;
import io.github.betza.processor.path.Node.Branch;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.path.spec.Sector;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Keeps those paths of a chain that lead in some direction: direction letters in front of a whole
 * chain select by the displacement of the finished path, and by its first step where it returns to
 * the square where it began (seed 004). A path with a slide is kept for those lengths of the slide
 * with which it leads there.
 */
final class SelectedPaths {
  /** No slide on a board takes more steps. */
  private static final int LONGEST = 35;

  private static final Vector FORWARD = new Vector(0, 1);
  private static final Vector NOWHERE = new Vector(0, 0);

  private final Chain chain;
  private final Sector selection;
  private final boolean tracksSide;
  private final Deque<Made> made = new ArrayDeque<>();
  private final List<Node> nodes = new ArrayList<>();
  private boolean clear = true;

  /** The leg with which the paths begin that are followed. */
  private int entry;

  /** A leg of the path that is followed, with the outcome after which it goes on. */
  private record Made(Leg leg, Outcome outcome) {}

  private SelectedPaths(Chain chain) {
    this.chain = chain;
    this.selection = chain.selection().orElse(Sector.ALL);
    this.tracksSide = PathBuilder.tracksSide(chain);
  }

  /** Returns the first legs of the paths that are meant. */
  static List<Node> of(Chain chain) {
    return followed(chain).nodes;
  }

  /** Returns whether it is clear for every path whether it is meant. */
  static boolean isClear(Chain chain) {
    return followed(chain).clear;
  }

  private static SelectedPaths followed(Chain chain) {
    SelectedPaths paths = new SelectedPaths(chain);
    for (int entry : chain.entries()) {
      paths.entry = entry;
      paths.follow(entry, Arrival.START);
    }
    return paths;
  }

  private void follow(int number, Arrival arrival) {
    LegSpec spec = chain.legs().get(number);
    List<Integer> followers = PathBuilder.followers(chain, number);
    for (Way way : Ways.of(spec, arrival, followers.isEmpty(), tracksSide)) {
      Leg leg = PathBuilder.leg(spec, way);
      if (!spec.landings().isEmpty()) {
        finish(leg, spec);
      }
      for (Outcome outcome : followers.isEmpty() ? List.<Outcome>of() : spec.outcomes()) {
        made.addLast(new Made(leg, outcome));
        followers.forEach(next -> follow(next, way.end()));
        made.removeLast();
      }
    }
  }

  /** Keeps the path that ends with a leg, or those lengths of its slide that are meant. */
  private void finish(Leg last, LegSpec spec) {
    List<Leg> legs = new ArrayList<>(made.stream().map(Made::leg).toList());
    legs.add(last);
    Vector firstStep = legs.get(0).step(0);
    Vector fixed = NOWHERE;
    Vector perStep = NOWHERE;
    int slide = -1;
    for (int i = 0; i < legs.size(); i++) {
      Leg leg = legs.get(i);
      if (!leg.isStraight() || leg.wrap() != Wrap.NONE) {
        clear = false;
        return;
      }
      if (isFixed(leg)) {
        fixed = fixed.plus(leg.step(0).times(((Between) leg.length()).most()));
      } else if (leg.length() instanceof Length.SameAsBefore && slide >= 0) {
        perStep = perStep.plus(leg.step(0));
      } else if (slide < 0) {
        slide = i;
        perStep = leg.step(0);
      } else {
        clear = false;
        return;
      }
    }
    if (slide < 0) {
      if (isMeant(fixed, firstStep)) {
        nodes.add(path(legs, spec));
      }
      return;
    }
    keepLengths(legs, slide, spec, new Line(fixed, perStep, firstStep));
  }

  /** Where a path with a slide leads: so far, and so much farther with every step of the slide. */
  private record Line(Vector fixed, Vector perStep, Vector firstStep) {
    Vector after(int steps) {
      return fixed.plus(perStep.times(steps));
    }
  }

  private void keepLengths(List<Leg> legs, int slide, LegSpec spec, Line line) {
    Length length = legs.get(slide).length();
    if (!(length instanceof Between between)) {
      clear = false;
      return;
    }
    int most = Math.min(between.most(), LONGEST);
    int start = 0;
    for (int steps = between.least(); steps <= most + 1; steps++) {
      boolean meant = steps <= most && isMeant(line.after(steps), line.firstStep());
      if (meant && start == 0) {
        start = steps;
      } else if (!meant && start != 0) {
        int end = steps > most ? between.most() : steps - 1;
        List<Leg> limited = new ArrayList<>(legs);
        Leg leg = legs.get(slide);
        limited.set(
            slide,
            new Leg(
                leg.cycle(),
                leg.residue(),
                new Between(start, end),
                leg.bridge(),
                leg.ski(),
                leg.wrap()));
        if (end == 1) {
          limited.replaceAll(SelectedPaths::equalToOne);
        }
        nodes.add(path(limited, spec));
        start = 0;
      }
    }
  }

  /** Returns a path of its own, without anything that it shares with others. */
  private Node path(List<Leg> legs, LegSpec spec) {
    List<Made> before = List.copyOf(made);
    Node node = new Node(legs.get(legs.size() - 1), spec.landings(), List.of());
    for (int i = before.size() - 1; i >= 0; i--) {
      Branch onward = new Branch(before.get(i).outcome(), List.of(node));
      node = new Node(legs.get(i), List.of(), List.of(onward));
    }
    return node;
  }

  /** A slide of one step is a step, which no later leg can take its length from. */
  private static Leg equalToOne(Leg leg) {
    return leg.length() instanceof Length.SameAsBefore
        ? new Leg(leg.cycle(), leg.residue(), Length.one(), leg.bridge(), leg.ski(), leg.wrap())
        : leg;
  }

  private static boolean isFixed(Leg leg) {
    return leg.length() instanceof Between between && between.least() == between.most();
  }

  private boolean isMeant(Vector displacement, Vector firstStep) {
    return isMeant(selection, displacement, chain.legs().get(entry).atom(), firstStep);
  }

  /** Returns whether a selection means a path, see {@link PathBuilder#isSelected}. */
  static boolean isMeant(Sector selection, Vector displacement, Atom atom, Vector firstStep) {
    // The first step is read as without the rest of the chain: that of fK-bK leads where fK does.
    return displacement.equals(NOWHERE)
        ? Turning.leads(atom, firstStep, selection, FORWARD)
        : Turning.leads(displacement, selection, FORWARD);
  }
}
