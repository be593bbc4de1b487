package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Custody;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Works out the custodial captures of {@code [ccM]}: "the piece between the just moved piece, and
 * the friendly piece that could be reached moving as M" (seed 002).
 */
final class Custodies {
  private final ProblemLog log;

  Custodies(ProblemLog log) {
    this.log = log;
  }

  Optional<Part.Custodial> of(Span span, List<Route> routes) {
    List<Custody> custodies = new ArrayList<>();
    for (Route route : routes) {
      if (log.hasErrors()) {
        return Optional.empty();
      }
      if (!isLeapOnLine(route)) {
        log.add(
            ProblemCode.UNSUPPORTED_CUSTODY,
            route.span(),
            "the friendly piece of a custodial capture is found by a leap along a line of at least"
                + " two squares, because the victim stands between",
            "D and A are such leaps, as in \"[ccD]\" or \"[ccDA]\"");
        return Optional.empty();
      }
      add((Step) route.parts().get(0), custodies);
    }
    return Optional.of(new Part.Custodial(span, custodies));
  }

  private static boolean isLeapOnLine(Route route) {
    if (!route.isStep() || route.initial()) {
      return false;
    }
    Step step = (Step) route.parts().get(0);
    return !step.atom().isOblique()
        && !step.isUnit()
        && step.range().isOnce()
        && step.style().equals(Step.Style.PLAIN)
        && step.mark() == Step.Mark.NONE
        && step.modality() == Step.Modality.BOTH;
  }

  private static void add(Step step, List<Custody> custodies) {
    Atom atom = step.atom();
    Atom unit = atom.near() == 0 ? Atom.leaper(0, 1) : Atom.leaper(1, 1);
    for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
      if ((step.bits() & 1 << direction) != 0) {
        List<Vector> between = new ArrayList<>();
        for (int distance = 1; distance < atom.far(); distance++) {
          between.add(unit.leap(direction).times(distance));
        }
        custodies.add(new Custody(between, atom.leap(direction)));
      }
    }
  }
}
