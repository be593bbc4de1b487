package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.path.Landing.Custody;
import java.util.List;
import java.util.Optional;

/** An element of a sequence. */
public sealed interface SequencePart
    permits BaseMove,
        SequencePart.Ride,
        SequencePart.Ranged,
        SequencePart.Swap,
        SequencePart.Custodial,
        SequencePart.SelfCapture,
        SequencePart.Home,
        SequencePart.Imitation,
        SequencePart.Null,
        SequencePart.Immobilization {
  /** Returns its place in the notation. */
  Span span();

  /** Returns how it follows the part before it. */
  default SequenceLink link() {
    return SequenceLink.ANYWHERE;
  }

  /** Returns the same part, with another link to the one before it. */
  default SequencePart linked(SequenceLink link) {
    return this;
  }

  /**
   * A sequence of steps that is repeated, every time in the same directions.
   *
   * @param round the steps of a round
   * @param range the number of rounds
   */
  record Ride(Span span, List<BaseMove> round, BaseMove.Range range)
      implements SequencePart, SequencePlan.Stage {
    public Ride {
      round = List.copyOf(round);
    }

    @Override
    public SequenceLink link() {
      return round.get(0).link();
    }

    @Override
    public Ride linked(SequenceLink link) {
      return new Ride(span, MoveSequence.relinked(round, link), range);
    }
  }

  /**
   * A capture from afar ({@code [cr]}).
   *
   * @param steps the steps that would capture
   */
  record Ranged(Span span, List<BaseMove> steps) implements SequencePart {
    public Ranged {
      steps = List.copyOf(steps);
    }

    @Override
    public SequenceLink link() {
      return steps.get(0).link();
    }

    @Override
    public Ranged linked(SequenceLink link) {
      return new Ranged(span, MoveSequence.relinked(steps, link));
    }
  }

  /**
   * A swap of places with an enemy piece ({@code [xw]}).
   *
   * @param steps the steps that would capture it
   */
  record Swap(Span span, List<BaseMove> steps) implements SequencePart {
    public Swap {
      steps = List.copyOf(steps);
    }
  }

  /** A custodial capture from the square reached ({@code [cc]}). */
  record Custodial(Span span, List<Custody> custodies) implements SequencePart {
    public Custodial {
      custodies = List.copyOf(custodies);
    }
  }

  /** The mover captures itself ({@code [cu]}). */
  record SelfCapture(Span span) implements SequencePart {}

  /** The mover goes back to its start ({@code [xo]}). */
  record Home(Span span) implements SequencePart {}

  /** It captures as its victim does ({@code [ci]}). */
  record Imitation(Span span) implements SequencePart {}

  /** It stays where it is ({@code O}). */
  record Null(Span span) implements SequencePart {}

  /**
   * An immobilisation, or its end ({@code [xi]}, {@code [x!i]}).
   *
   * @param routes the captures that would take the affected pieces
   * @param release whether it is the end
   */
  record Immobilization(Span span, List<MoveSequence> routes, boolean release)
      implements SequencePart {
    public Immobilization {
      routes = List.copyOf(routes);
    }
  }

  /**
   * How a part of a move follows the part before it.
   *
   * @param ahead whether it goes on in the same general direction ({@code -}), or in any ({@code
   *     --})
   * @param operator the place of the operator; empty before the first part
   */
  record SequenceLink(boolean ahead, Optional<Span> operator) {
    /** The reason for writing {@code --}. */
    public static final String ANY_TURN = "\"--\" turns by any angle";

    /** Before the first part. */
    public static final SequenceLink ANYWHERE = new SequenceLink(false, Optional.empty());
  }
}
