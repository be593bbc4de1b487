package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Advice;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Landing.Custody;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.spec.Atom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the custodial captures of {@code [ccM]}: "the piece between the just moved piece, and the
 * friendly piece that could be reached moving as M" (seed 002).
 */
public record CustodyFactory(ProblemLog log) {
  /** Returns the part for some sequences. */
  public Optional<SequencePart.Custodial> of(Span span, List<MoveSequence> routes) {
    List<Custody> custodies = new ArrayList<>();
    for (MoveSequence route : routes) {
      if (log.hasErrors()) {
        return Optional.empty();
      }
      if (!isLeapOnLine(route)) {
        log.add(
            ProblemCode.UNSUPPORTED_CUSTODY,
            route.span(),
            "\"cc\" captures a piece between two own ones, so a straight leap of "
                + "two squares or more must follow it: D, A, H or G",
            Advice.suggest(
                    log.edited(route.span(), "D", "D, the straight leap of two squares").guessed())
                .noting("write the effect after a move, as in \"mR--[ccD]\" or \"mQ--[ccDA]\""));
        return Optional.empty();
      }
      add((BaseMove) route.parts().get(0), custodies);
    }
    return Optional.of(new SequencePart.Custodial(span, custodies));
  }

  private static boolean isLeapOnLine(MoveSequence route) {
    if (!route.isStep() || route.initial()) {
      return false;
    }
    BaseMove step = (BaseMove) route.parts().get(0);
    return !step.atom().isOblique()
        && !step.isUnit()
        && step.range().isOnce()
        && step.style().equals(BaseMove.Style.PLAIN)
        && step.mark() == BaseMove.Mark.NONE
        && step.modality() == BaseMove.Modality.BOTH;
  }

  private static void add(BaseMove step, List<Custody> custodies) {
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
