package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.bex.WayBack.Run;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * What the stages of a sequence that were gone mean for those that follow.
 *
 * @param last the leap of the step made last, which a way back is not: what follows one goes on in
 *     the general direction in which the piece was going; nothing at the beginning, behind a bend,
 *     or where no later stage depends on it
 * @param bent whether a bend leaves open where the step made last goes
 * @param runs what each stage ran over; nothing where it cannot be retraced, or need not be
 */
record Passed(Optional<Vector> last, boolean bent, List<Optional<List<Run>>> runs) {
  /** At the beginning. */
  static final Passed NOTHING = new Passed(Optional.empty(), false, List.of());

  Passed {
    runs = List.copyOf(runs);
  }

  /** Returns the state after a step or a rider. */
  Passed then(Optional<Vector> leap, boolean bends, Optional<List<Run>> run) {
    List<Optional<List<Run>>> more = new ArrayList<>(runs);
    more.add(run);
    return new Passed(leap, bends, more);
  }

  /**
   * Returns the state after a way back over all stages from one on, which are undone then: a way
   * back that follows does not retrace them again.
   */
  Passed back(int from) {
    List<Optional<List<Run>>> left = new ArrayList<>(runs.subList(0, from));
    runs.subList(from, runs.size())
        .forEach(stage -> left.add(stage.map(each -> each.stream().map(Run::undo).toList())));
    left.add(Optional.of(List.of()));
    return new Passed(last, bent, left);
  }

  /**
   * Returns what later stages depend on.
   *
   * @param direction whether one depends on where the step made last goes
   * @param retraced which stages are retraced later
   */
  Passed reduced(boolean direction, IntPredicate retraced) {
    List<Optional<List<Run>>> left = new ArrayList<>();
    for (int stage = 0; stage < runs.size(); stage++) {
      left.add(retraced.test(stage) ? runs.get(stage) : Optional.empty());
    }
    return new Passed(direction ? last : Optional.empty(), direction && bent, left);
  }
}
