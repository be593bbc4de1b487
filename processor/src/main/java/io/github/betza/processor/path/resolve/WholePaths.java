package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.resolve.LegDirections.LegDirection;
import io.github.betza.processor.path.spec.Heading.Absolute;
import io.github.betza.processor.path.spec.Heading.Sector;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import io.github.betza.processor.work.Work;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps the whole paths of a chain that lead in some directions: direction letters before a bracket
 * of XBETZA. A whole path is one direction for each of the legs. Its displacement is the sum of all
 * its legs, with slides so long that single steps do not matter: the griffon's path by the
 * north-eastern ferz's square and northwards leads more forward than sideways, as a knight's leap
 * does, however far it slides. A move that stops on the way is kept with every whole path that goes
 * on from it.
 */
public final class WholePaths {
  /** The number of steps assumed for a slide: more than all single steps of a move together. */
  private static final int LONG = 1_000;

  /** The work of keeping one leg of a path. */
  private static final long LEG = 60;

  private static final Vector FORWARD = new Vector(0, 1);

  private final Chain chain;
  private final Sector selection;
  private final Work work;
  private final boolean tracksSide;
  private final List<LegSpec> made = new ArrayList<>();
  private final List<List<LegSpec>> kept = new ArrayList<>();
  private int all;

  private WholePaths(Chain chain, Sector selection, Work work) {
    this.work = work;
    this.chain = chain;
    this.selection = selection;
    this.tracksSide = PathTreeBuilder.tracksSide(chain);
  }

  /**
   * The result of a selection.
   *
   * @param paths the legs of the selected paths, each in one direction
   * @param all whether these are all the paths of the chain
   */
  public record Selected(List<List<LegSpec>> paths, boolean all) {
    public Selected {
      paths = paths.stream().map(List::copyOf).toList();
    }
  }

  /**
   * Selects paths. The work does not exceed {@link PathCount#all}.
   *
   * @param chain legs that do not bend, each before the next one in the list
   * @param selection the selected directions, seen from the owner's forward; a path that returns to
   *     its start leads where its first step does
   * @param work the work that this is a part of
   */
  public static Selected select(Chain chain, Sector selection, Work work) {
    WholePaths paths = new WholePaths(chain, selection, work);
    paths.follow(0, Arrival.START, Vector.ZERO, Vector.ZERO);
    return new Selected(paths.kept, paths.kept.size() == paths.all);
  }

  private void follow(int number, Arrival arrival, Vector before, Vector firstStep) {
    LegSpec spec = chain.legs().get(number);
    boolean last = number == chain.legs().size() - 1;
    for (LegDirection way : LegDirections.of(spec, arrival, last, tracksSide, work)) {
      int direction = way.directions().get(0);
      Vector step = spec.atom().leap(direction);
      Vector first = number == 0 ? step : firstStep;
      Vector displacement = before.plus(step.times(spec.length().isOne() ? 1 : LONG));
      made.add(spec.heading(new Absolute(1 << direction)));
      if (!last) {
        follow(number + 1, way.end(), displacement, first);
      } else {
        finish(displacement.equals(Vector.ZERO) ? first : displacement);
      }
      made.remove(made.size() - 1);
    }
  }

  private void finish(Vector toward) {
    all++;
    if (TurnAngles.leads(toward, selection, FORWARD)) {
      work.count(LEG * made.size());
      kept.add(List.copyOf(made));
    }
  }
}
