package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.line.WholePath.Stage;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Captures after which a move may end on the next empty square. No other continuation beyond that
 * square, such as a second capture, adds to them.
 *
 * @param steps the steps with which a move may end, by the legs up to the capture
 */
record NextSquareCaptures(Map<List<Stage>, Set<Vector>> steps) {
  static NextSquareCaptures of(List<WholePath> paths) {
    Map<List<Stage>, Set<Vector>> steps = new HashMap<>();
    for (WholePath path : paths) {
      int last = path.legs().size() - 1;
      Leg leg = path.legs().get(last);
      if (last > 0
          && JoinedSlides.isPlain(leg)
          && mayBeOne(leg)
          && path.landing().outcome().equals(LegOutcome.EMPTY)
          && path.landing().isPlain()) {
        steps
            .computeIfAbsent(path.stages().subList(0, last), s -> new HashSet<>())
            .add(leg.step(0));
      }
    }
    return new NextSquareCaptures(steps);
  }

  /**
   * Returns whether a shorter path makes the same capture whenever this path does.
   *
   * @param before the legs up to the capture
   * @param rest the legs after it, at least two
   */
  boolean cover(List<Stage> before, List<Stage> rest) {
    Leg next = rest.get(0).leg();
    boolean passes = next.length() instanceof Length.Between between && between.least() > 1;
    return JoinedSlides.isPlain(next)
        && (passes || rest.get(0).outcome().equals(LegOutcome.EMPTY))
        && steps.getOrDefault(before, Set.of()).contains(next.step(0));
  }

  private static boolean mayBeOne(Leg leg) {
    return leg.length() instanceof Length.Between between && between.least() == 1;
  }
}
