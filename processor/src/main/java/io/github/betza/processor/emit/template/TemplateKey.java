package io.github.betza.processor.emit.template;

import io.github.betza.processor.emit.template.LegTemplate.Span;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.List;

/** The content of a template; the templates after it are given by number. */
record TemplateKey(Span span, boolean far, Leg leg, List<Landing> landings, List<Fork> forks) {
  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof TemplateKey key
        && span == key.span
        && far == key.far
        && leg.equals(key.leg)
        && landings.equals(key.landings)
        && forks.equals(key.forks);
  }

  @Override
  public int hashCode() {
    return 31
            * (31 * (31 * (31 * span.hashCode() + Boolean.hashCode(far)) + leg.hashCode())
                + landings.hashCode())
        + forks.hashCode();
  }

  /** A branch of a template. */
  record Fork(LegOutcome outcome, List<TurnedTemplate> next) {
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

  /** A template by number, with its transform. */
  record TurnedTemplate(int number, Transform transform) {
    /** Written out, as {@link Vector#equals} is. */
    @Override
    public boolean equals(Object other) {
      return other instanceof TurnedTemplate turned
          && number == turned.number
          && transform.equals(turned.transform);
    }

    @Override
    public int hashCode() {
      return 31 * number + transform.hashCode();
    }
  }
}
