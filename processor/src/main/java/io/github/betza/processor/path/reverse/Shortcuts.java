package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.reverse.Track.Stage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Captures after which a move may end on the next empty square. Whatever else can be done behind
 * that square, such as capturing another piece, says no more of them.
 */
final class Shortcuts {
  /** The steps with which a move may end, by the legs up to the capture. */
  private final Map<List<Stage>, Set<Vector>> steps;

  private Shortcuts(Map<List<Stage>, Set<Vector>> steps) {
    this.steps = steps;
  }

  /** Finds those of some paths. */
  static Shortcuts of(List<Track> tracks) {
    Map<List<Stage>, Set<Vector>> steps = new HashMap<>();
    for (Track track : tracks) {
      int last = track.stages().size() - 1;
      Leg leg = track.stages().get(last).leg();
      if (last > 0
          && Track.isPlain(leg)
          && mayBeOne(leg)
          && track.landing().outcome().equals(LegOutcome.EMPTY)
          && track.landing().isPlain()) {
        steps
            .computeIfAbsent(new ArrayList<>(track.stages().subList(0, last)), s -> new HashSet<>())
            .add(leg.step(0));
      }
    }
    return new Shortcuts(steps);
  }

  /**
   * Returns whether a capture is possible in a shorter way wherever it is in this one.
   *
   * @param before the legs up to the capture
   * @param rest the legs behind it, of which there are at least two
   */
  boolean cover(List<Stage> before, List<Stage> rest) {
    Leg next = rest.get(0).leg();
    boolean passes = next.length() instanceof Length.Between between && between.least() > 1;
    return Track.isPlain(next)
        && (passes || rest.get(0).outcome().equals(LegOutcome.EMPTY))
        && steps.getOrDefault(before, Set.of()).contains(next.step(0));
  }

  private static boolean mayBeOne(Leg leg) {
    return leg.length() instanceof Length.Between between && between.least() == 1;
  }
}
