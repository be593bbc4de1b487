package io.github.betza.processor.emit.plan;

import io.github.betza.processor.emit.plan.Shape.Span;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.List;

/** What a shape is, with the shapes that follow it by their numbers. */
record Form(Span span, boolean far, Leg leg, List<Landing> landings, List<Fork> forks) {
  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Form form
        && span == form.span
        && far == form.far
        && leg.equals(form.leg)
        && landings.equals(form.landings)
        && forks.equals(form.forks);
  }

  @Override
  public int hashCode() {
    return 31
            * (31 * (31 * (31 * span.hashCode() + Boolean.hashCode(far)) + leg.hashCode())
                + landings.hashCode())
        + forks.hashCode();
  }

  /** What comes after a leg where the square reached holds something. */
  record Fork(LegOutcome outcome, List<Turned> next) {
    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Fork fork && outcome.equals(fork.outcome) && next.equals(fork.next);
    }

    @Override
    public int hashCode() {
      return 31 * outcome.hashCode() + next.hashCode();
    }
  }

  /** A shape by its number, as it is turned. */
  record Turned(int number, Placement placement) {
    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Turned turned
          && number == turned.number
          && placement.equals(turned.placement);
    }

    @Override
    public int hashCode() {
      return 31 * number + placement.hashCode();
    }
  }
}
