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
   * @param rounds the steps of a round, in all the ways in which it may be gone. Each round may be
   *     gone in another way, as long as its directions are those of the round before.
   * @param range how many rounds there may be
   */
  record Ride(Span span, List<List<Step>> rounds, Step.Range range) implements Part, Program.Stage {
    public Ride {
      rounds = rounds.stream().map(List::copyOf).toList();
    }

    @Override
    public Link link() {
      return rounds.get(0).get(0).link();
    }

    @Override
    public Ride linked(Link link) {
      return new Ride(
          span, rounds.stream().map(steps -> Route.relinked(steps, link)).toList(), range);
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

  /**
   * A custodial capture from the square reached ({@code [cc]}).
   *
   * @param link whether the other captor lies in any direction
   */
  record Custodial(Span span, List<Custody> custodies, Link link) implements Part {
    public Custodial {
      custodies = List.copyOf(custodies);
    }

    @Override
    public Custodial linked(Link newLink) {
      return new Custodial(span, custodies, newLink);
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
