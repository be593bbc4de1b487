package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.notation.move.Continuation;
import io.github.betza.processor.notation.move.Fragment;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.Heading.Absolute;
import io.github.betza.processor.path.spec.Heading.Ahead;
import io.github.betza.processor.path.spec.Heading.DirectionSet;
import io.github.betza.processor.path.spec.LegSpec;
import io.github.betza.processor.path.spec.LegSpec.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Converts a step to legs. */
record BaseMoveLegBuilder(
    BaseMove step, Heading heading, boolean first, boolean last, Continuation after) {
  /** In the direction of the leg before, with the same atom. */
  static final Heading ONWARD = new DirectionSet(1);

  /** Straight back from the leg before. */
  static final Heading BACK = new DirectionSet(1 << 4);

  /** An empty or occupied square. */
  static final List<LegOutcome> ANY = List.of(LegOutcome.EMPTY, LegOutcome.HOP);

  /**
   * Returns the legs of a step.
   *
   * @param heading its directions
   * @param first whether the move begins with it
   * @param last whether the move ends with it
   * @param after the continuation by its {@link #outcomes}
   */
  static Fragment of(
      BaseMove step, Heading heading, boolean first, boolean last, Continuation after) {
    return new BaseMoveLegBuilder(step, heading, first, last, after).legs();
  }

  /** Returns the most legs of a step. */
  static long size(BaseMove step) {
    return step.mark().leaps() ? LeapCaptureBuilder.MOST_LEGS : 1;
  }

  /**
   * Returns the conditions on the square where a step ends, and the effects there.
   *
   * @param last whether the move ends with it
   */
  static List<LegOutcome> outcomes(BaseMove step, boolean last) {
    return switch (step.mark()) {
      case APPROACH -> List.of(LegOutcome.EMPTY);
      case RANGED -> last ? List.of(LegOutcome.EMPTY) : ANY;
      default -> arriving(step, last);
    };
  }

  /** Whether the first leg of a step has another direction than the step. */
  static boolean beginsElsewhere(BaseMove step) {
    return step.mark() == BaseMove.Mark.WITHDRAWAL;
  }

  /** Whether the last leg of a step has another direction than the step. */
  static boolean endsElsewhere(BaseMove step) {
    return step.mark() == BaseMove.Mark.APPROACH || step.mark() == BaseMove.Mark.RANGED;
  }

  private Fragment legs() {
    return switch (step.mark()) {
      case NONE -> unmarked();
      case APPROACH -> approach();
      case WITHDRAWAL -> withdrawal();
      case RANGED -> ranged();
      case LEAP_ONE, LEAP_ANY -> LeapCaptureBuilder.of(step, heading, after);
    };
  }

  private Fragment unmarked() {
    if (step.style().over()) {
      return overPieces();
    }
    LegSpec leg = leg(step.atom(), heading, length(), false, List.of());
    if (step.style().hop() == BaseMove.Hop.NONE) {
      return Fragment.of(leg, after);
    }
    boolean far = step.style().hop() == BaseMove.Hop.ANY_DISTANCE;
    LegSpec behind =
        leg(
            step.atom(),
            ONWARD,
            far ? length() : Length.one(),
            step.style().turn() != Turn.NONE,
            List.of());
    return Fragment.inLine(List.of(leg.ending(List.of(), List.of(LegOutcome.HOP)), behind), after);
  }

  private static List<LegOutcome> arriving(BaseMove step, boolean last) {
    if (!last && step.transit() == BaseMove.Transit.HURDLE) {
      return List.of(LegOutcome.HOP);
    }
    List<LegOutcome> outcomes = new ArrayList<>();
    if (step.modality().moves()) {
      outcomes.add(LegOutcome.EMPTY);
    }
    if (step.modality().captures()) {
      outcomes.add(LegOutcome.CAPTURE);
    }
    return outcomes;
  }

  /** A crooked rider without a range is as long as a slide, as in XBETZA. */
  private Length length() {
    return switch (step.style().turn()) {
      case NONE -> step.range().length();
      case CIRCULAR ->
          step.range().isOnce() ? BaseMove.Range.UNLIMITED.length() : step.range().length();
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
  private Fragment overPieces() {
    int fitting = Math.min(step.range().most(), LargestBoard.ACROSS / step.atom().far());
    return Fragment.anyOf(
        IntStream.rangeClosed(step.range().least(), Math.max(step.range().least(), fitting))
            .mapToObj(this::longer)
            .toList());
  }

  private Fragment longer(int factor) {
    Atom atom = step.atom();
    Atom longer = new Atom(factor * atom.near(), factor * atom.far(), atom.symmetry());
    LegSpec leap = LegSpec.straight(longer, heading, Length.one(), List.of(), List.of());
    return Fragment.of(leap, after);
  }

  /** To its target, to the enemy behind that square, and back. */
  private Fragment approach() {
    LegSpec there = leg(step.atom(), heading, length(), false, arriving(step, last));
    LegSpec capture = single(ONWARD, List.of(LegOutcome.CAPTURE));
    return Fragment.inLine(List.of(there, capture, single(BACK, List.of())), after);
  }

  /** To the enemy behind, back, and on to its target. */
  private Fragment withdrawal() {
    LegSpec capture = single(opposite(), List.of(LegOutcome.CAPTURE));
    LegSpec back = single(BACK, first ? List.of(LegOutcome.EMPTY) : ANY);
    LegSpec away = leg(step.atom(), ONWARD, length(), false, List.of());
    return Fragment.inLine(List.of(capture, back, away), after);
  }

  /** To the enemy and back. */
  private Fragment ranged() {
    LegSpec there = leg(step.atom(), heading, length(), false, List.of(LegOutcome.CAPTURE));
    Length same = step.range().isOnce() ? Length.one() : new Length.SameAsBefore();
    LegSpec back = LegSpec.straight(step.atom(), BACK, same, List.of(), List.of());
    return Fragment.inLine(List.of(there, back), after);
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
