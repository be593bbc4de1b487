package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.LegOutcome;
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
   * Returns the legs back over some runs, or nothing where their lengths are not known any more. A
   * slide that was undone is not retraced again, but it was the last one all the same.
   *
   * @param last whether the move ends with them
   */
  static Optional<Legs> over(List<Run> runs, boolean last) {
    List<LegSpec> legs = new ArrayList<>();
    boolean longBehind = false;
    for (int i = runs.size() - 1; i >= 0; i--) {
      Run run = runs.get(i);
      if (!run.undone()) {
        if (!run.isFixed() && longBehind) {
          return Optional.empty();
        }
        legs.add(back(run).ending(List.of(), StepLegs.ANY));
      }
      longBehind |= !run.range().isOnce();
    }
    LegSpec arriving = legs.get(legs.size() - 1).ending(List.of(), List.of());
    legs.set(legs.size() - 1, arriving);
    return Optional.of(Legs.inLine(legs, last ? List.of(LegOutcome.EMPTY) : StepLegs.ANY));
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
        List.of());
  }
}
