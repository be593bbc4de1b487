package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.spec.Turn;
import java.util.List;
import java.util.Optional;

/**
 * Repeats the moves of a group: {@code (N)*}, {@code (mW-F)*}.
 *
 * @param suffix how often
 */
record GroupRepetition(RangeParser.Suffix suffix, ProblemLog log) {
  /**
   * Returns a route that is one base move with a range; nothing where it cannot have one. A group
   * "is the same as" what it holds (seed 002), so {@code (R)4} is {@code R4}; but where a limit is
   * written inside, the whole slide is repeated.
   */
  Optional<Route> ranged(Route route) {
    if (!route.isStep()) {
      return Optional.empty();
    }
    Step step = (Step) route.parts().get(0);
    boolean open = step.range().isOnce() || (step.range().isUnlimited() && step.isUnit());
    return open && step.mark() == Step.Mark.NONE && isPlain(step.style())
        ? Optional.of(route.with(List.of(step.ranged(suffix.range()))))
        : Optional.empty();
  }

  /** A leap that is lame or jumps does so every time; other modifiers need the range inside. */
  private static boolean isPlain(Step.Style style) {
    return style.equals(new Step.Style(style.passing(), Step.Hop.NONE, Turn.NONE, false));
  }

  /** Returns the rider of a member of a group; nothing where it cannot be repeated. */
  Optional<Route> rider(Route route) {
    Optional<Route> ranged = ranged(route);
    if (ranged.isPresent()) {
      return ranged;
    }
    Optional<List<Step>> steps = route.steps();
    if (steps.isEmpty()) {
      return refuse(suffix.span(), "only base moves and sequences of them can be repeated");
    }
    for (Step step : steps.get()) {
      if (step.style().turn() != Turn.NONE) {
        return refuse(step.span(), "a crooked or circular rider cannot be repeated");
      }
      if (step.mark() == Step.Mark.APPROACH || step.mark() == Step.Mark.WITHDRAWAL) {
        return refuse(step.span(), "a capture by approach or withdrawal cannot be repeated");
      }
    }
    Span span = route.span().to(suffix.span());
    return Optional.of(route.with(List.of(new Part.Ride(span, steps.get(), suffix.range()))));
  }

  private Optional<Route> refuse(Span span, String message) {
    String note = "base moves and sequences of them can be repeated, as in \"(mW-F)*\"";
    log.add(ProblemCode.UNDEFINED_COMBINATION, span, message, note);
    return Optional.empty();
  }
}
