package io.github.betza.processor.notation.bex;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.Custody;
import java.util.List;

/** An element of a sequence. */
sealed interface Part
    permits Step,
        Part.Ride,
        Part.Ranged,
        Part.Swap,
        Part.Custodial,
        Part.SelfCapture,
        Part.Home,
        Part.Imitation,
        Part.Null,
        Part.Immobilization {
  /** Returns where it stands. */
  Span span();

  /** Returns how it hangs on the part before it. */
  default Link link() {
    return Link.ANYWHERE;
  }

  /** Returns the same part, hung on the one before it in some way. */
  default Part linked(Link link) {
    return this;
  }

  /**
   * A sequence of steps that is repeated, every time in the same directions.
   *
   * @param round the steps of a round
   * @param range how many rounds there may be
   */
  record Ride(Span span, List<Step> round, Step.Range range) implements Part, Program.Stage {
    public Ride {
      round = List.copyOf(round);
    }

    @Override
    public Link link() {
      return round.get(0).link();
    }

    @Override
    public Ride linked(Link link) {
      return new Ride(span, Route.relinked(round, link), range);
    }
  }

  /**
   * A capture without going there ({@code [cr]}).
   *
   * @param steps the steps that would capture
   */
  record Ranged(Span span, List<Step> steps) implements Part {
    public Ranged {
      steps = List.copyOf(steps);
    }

    @Override
    public Link link() {
      return steps.get(0).link();
    }

    @Override
    public Ranged linked(Link link) {
      return new Ranged(span, Route.relinked(steps, link));
    }
  }

  /**
   * A swap of places with an enemy piece ({@code [xw]}).
   *
   * @param steps the steps that would capture it
   */
  record Swap(Span span, List<Step> steps) implements Part {
    public Swap {
      steps = List.copyOf(steps);
    }
  }

  /** A custodial capture from the square reached ({@code [cc]}). */
  record Custodial(Span span, List<Custody> custodies) implements Part {
    public Custodial {
      custodies = List.copyOf(custodies);
    }
  }

  /** The mover captures itself ({@code [cu]}). */
  record SelfCapture(Span span) implements Part {}

  /** The mover goes back to where it started ({@code [xo]}). */
  record Home(Span span) implements Part {}

  /** It captures as its victim does ({@code [ci]}). */
  record Imitation(Span span) implements Part {}

  /** It stays where it is ({@code O}). */
  record Null(Span span) implements Part {}

  /**
   * An immobilisation, or its end ({@code [xi]}, {@code [x!i]}).
   *
   * @param routes how it would capture the pieces concerned
   * @param release whether it is the end
   */
  record Immobilization(Span span, List<Route> routes, boolean release) implements Part {
    public Immobilization {
      routes = List.copyOf(routes);
    }
  }
}
