package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The way back over legs that were gone. Leaps go back whatever stands on the squares between; the
 * length of a slide is only known as that of the slide gone last.
 */
final class WayBack {
  private WayBack() {}

  /**
   * Steps in one direction that were gone.
   *
   * @param step each of them
   * @param range how many there were
   * @param undone whether the piece has come back over them already
   */
  record Run(Vector step, Step.Range range, boolean undone) {
    static Run of(Vector step, Step.Range range) {
      return new Run(step, range, false);
    }

    Run undo() {
      return new Run(step, range, true);
    }

    boolean isFixed() {
      return range.isFixed();
    }
  }

  /**
   * Returns what a step in some direction runs over; nothing where it cannot be retraced. A capture
   * by approach or withdrawal ends where the step does.
   */
  static Optional<List<Run>> runs(Step step, Vector leap) {
    Run run = Run.of(leap, step.range());
    if (step.mark().leaps()) {
      return step.range().isFixed() ? Optional.of(List.of(run)) : Optional.empty();
    }
    if (step.style().over()) {
      return Optional.empty();
    }
    return switch (step.style().hop()) {
      case NONE -> Optional.of(List.of(run));
      case ANY_DISTANCE -> Optional.of(List.of(run, run));
      case DIRECTLY_BEHIND -> Optional.of(List.of(run, Run.of(leap, Step.Range.ONCE)));
    };
  }

  /**
   * Returns the legs back over some runs, or nothing where their lengths are not known any more. A
   * slide that was undone is not retraced again, but it was the last one all the same.
   */
  static Optional<List<LegSpec>> over(List<Run> runs) {
    List<LegSpec> legs = new ArrayList<>();
    boolean longBehind = false;
    for (int i = runs.size() - 1; i >= 0; i--) {
      Run run = runs.get(i);
      if (!run.undone()) {
        if (!run.isFixed() && longBehind) {
          return Optional.empty();
        }
        legs.add(back(run));
      }
      longBehind |= !run.range().isOnce();
    }
    return Optional.of(legs);
  }

  private static LegSpec back(Run run) {
    Vector vector = run.step().times(run.isFixed() ? -run.range().least() : -1);
    int files = Math.abs(vector.files());
    int ranks = Math.abs(vector.ranks());
    Atom atom = Atom.leaper(Math.min(files, ranks), Math.max(files, ranks));
    return LegSpec.straight(
        atom,
        new Absolute(1 << atom.direction(vector)),
        run.isFixed() ? Length.one() : new Length.SameAsBefore(),
        List.of(),
        StepLegs.ANY);
  }
}
