package io.github.betza.processor.notation.bex;

import io.github.betza.processor.notation.bex.Step.Transit;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.Ahead;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.DirectionSet;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Turns a step into legs. */
final class StepLegs {
  /** In the direction of the leg before, as long as the atom is the same. */
  static final Heading ONWARD = new DirectionSet(1);

  /** Straight back from the leg before. */
  static final Heading BACK = new DirectionSet(1 << 4);

  /** Whatever stands there. */
  static final List<LegOutcome> ANY = List.of(LegOutcome.EMPTY, LegOutcome.HOP);

  private final Step step;
  private final Heading heading;
  private final boolean first;
  private final boolean last;

  private StepLegs(Step step, Heading heading, boolean first, boolean last) {
    this.step = step;
    this.heading = heading;
    this.first = first;
    this.last = last;
  }

  /**
   * Returns the legs of a step.
   *
   * @param heading where it goes
   * @param first whether the move begins with it
   * @param last whether the move ends with it
   */
  static Legs of(Step step, Heading heading, boolean first, boolean last) {
    return new StepLegs(step, heading, first, last).legs();
  }

  private Legs legs() {
    return switch (step.mark()) {
      case NONE -> unmarked();
      case APPROACH -> approach();
      case WITHDRAWAL -> withdrawal();
      case LEAP_ONE, LEAP_ANY -> LeapCaptures.of(step, heading, outcomes());
    };
  }

  private Legs unmarked() {
    if (step.style().over()) {
      return overPieces();
    }
    LegSpec leg = leg(step.atom(), heading, length(), false, List.of());
    if (step.style().hop() == Step.Hop.NONE) {
      return Legs.inLine(List.of(leg), outcomes());
    }
    boolean far = step.style().hop() == Step.Hop.ANY_DISTANCE;
    LegSpec behind =
        leg(
            step.atom(),
            ONWARD,
            far ? length() : Length.one(),
            step.style().turn() != Turn.NONE,
            List.of());
    return Legs.inLine(List.of(leg.ending(List.of(), List.of(LegOutcome.HOP)), behind), outcomes());
  }

  /** What must stand where the step ends, and what is done there. */
  private List<LegOutcome> outcomes() {
    if (!last && step.transit() == Transit.HURDLE) {
      return List.of(LegOutcome.HOP);
    }
    List<LegOutcome> outcomes = new ArrayList<>();
    if (step.modality().moves()) {
      outcomes.add(LegOutcome.EMPTY);
    }
    if (step.modality().moves() && !last && step.transit() == Transit.ANY) {
      outcomes.add(LegOutcome.HOP);
    }
    if (step.modality().captures()) {
      outcomes.add(LegOutcome.CAPTURE);
    }
    return outcomes;
  }

  /** A crooked rider without a range goes as far as a slide can, as it does in XBETZA. */
  private Length length() {
    return switch (step.style().turn()) {
      case NONE -> step.range().length();
      case CIRCULAR ->
          step.range().isOnce() ? Step.Range.UNLIMITED.length() : step.range().length();
      case ZIGZAG ->
          step.range().isOnce() || step.range().isUnlimited()
              ? new Length.AcrossBoard()
              : step.range().length();
    };
  }

  private LegSpec leg(
      Atom atom, Heading where, Length length, boolean continuesCurve, List<LegOutcome> goingOn) {
    return new LegSpec(
        atom,
        where,
        length,
        step.style().turn(),
        continuesCurve,
        step.style().passing(),
        false,
        Wrap.NONE,
        List.of(),
        goingOn);
  }

  /** A slide that passes over pieces is a leap to each of its squares. */
  private Legs overPieces() {
    int fitting = Math.min(step.range().most(), LargestBoard.ACROSS / step.atom().far());
    return Legs.anyOf(
        IntStream.rangeClosed(step.range().least(), Math.max(step.range().least(), fitting))
            .mapToObj(this::longer)
            .toList());
  }

  private Legs longer(int factor) {
    Atom atom = step.atom();
    Atom longer = new Atom(factor * atom.near(), factor * atom.far(), atom.symmetry());
    LegSpec leap = LegSpec.straight(longer, heading, Length.one(), List.of(), List.of());
    return Legs.inLine(List.of(leap), outcomes());
  }

  /** To where it ends, to the enemy behind that square, and back. */
  private Legs approach() {
    LegSpec there = leg(step.atom(), heading, length(), false, outcomes());
    LegSpec capture = single(ONWARD, List.of(LegOutcome.CAPTURE));
    return Legs.inLine(List.of(there, capture, single(BACK, List.of())), List.of(LegOutcome.EMPTY));
  }

  /** To the enemy behind, back, and on to where it ends. */
  private Legs withdrawal() {
    LegSpec capture = single(opposite(), List.of(LegOutcome.CAPTURE));
    LegSpec back = single(BACK, first ? List.of(LegOutcome.EMPTY) : ANY);
    LegSpec away = leg(step.atom(), ONWARD, length(), false, List.of());
    return Legs.inLine(List.of(capture, back, away), outcomes());
  }

  private LegSpec single(Heading where, List<LegOutcome> goingOn) {
    return LegSpec.straight(step.atom(), where, Length.one(), List.of(), goingOn);
  }

  private Heading opposite() {
    if (heading instanceof Ahead) {
      throw new IllegalStateException("the direction must be known: " + step);
    }
    int bits = ((Absolute) heading).bits();
    return new Absolute((bits << 4 | bits >> 4) & 0xFF);
  }
}
