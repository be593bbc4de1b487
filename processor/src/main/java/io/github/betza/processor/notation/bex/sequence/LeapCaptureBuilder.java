package io.github.betza.processor.notation.bex.sequence;

import io.github.betza.processor.notation.move.Continuation;
import io.github.betza.processor.notation.move.Fragment;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * The legs of captures by leaping over: exactly one piece ({@code [cj]}), or any number of them
 * with an empty square behind each ({@code [cl]}, the long leaper of Ultima), both of seed 002.
 */
final class LeapCaptureBuilder {
  /** The most legs. */
  static final long MOST_LEGS = 3L * LargestBoard.ACROSS;

  /** Each victim needs its own square and an empty one behind it. */
  private static final int MOST_VICTIMS = LargestBoard.ACROSS / 2;

  private static final List<LegOutcome> EMPTY = List.of(LegOutcome.EMPTY);
  private static final List<LegOutcome> CAPTURE = List.of(LegOutcome.CAPTURE);

  private final BaseMove step;
  private final Atom atom;
  private final Heading heading;
  private final boolean many;
  private final Continuation after;

  private LeapCaptureBuilder(BaseMove step, Heading heading, Continuation after) {
    this.step = step;
    this.atom = step.atom();
    this.heading = heading;
    this.many = step.mark() == BaseMove.Mark.LEAP_ANY;
    this.after = after;
  }

  /**
   * Returns the legs of a step.
   *
   * @param heading its directions
   * @param after the continuation
   */
  static Fragment of(BaseMove step, Heading heading, Continuation after) {
    return new LeapCaptureBuilder(step, heading, after).legs();
  }

  private Fragment legs() {
    if (!step.isUnit()) {
      return steps(straight(unit(atom), atom.far()), atom.far());
    }
    if (step.range().isUnlimited()) {
      return many ? rounds() : slides();
    }
    int most = Math.min(step.range().most(), LargestBoard.ACROSS);
    return steps(straight(atom, most), step.range().least());
  }

  /** A leap along a line goes over the squares of that line. */
  private static Atom unit(Atom leap) {
    return leap.near() == 0 ? Atom.leaper(0, 1) : Atom.leaper(1, 1);
  }

  /** To the victim, and on behind it. */
  private Fragment slides() {
    return Fragment.inLine(
        List.of(slide(heading).ending(List.of(), CAPTURE), slide(BaseMoveLegBuilder.ONWARD)),
        after);
  }

  /**
   * To a victim, then either on to the end of the move, or to the square behind the victim and from
   * there to the next one.
   */
  private Fragment rounds() {
    Fragment end = Fragment.of(slide(BaseMoveLegBuilder.ONWARD), after);
    LegSpec behind =
        LegSpec.straight(atom, BaseMoveLegBuilder.ONWARD, Length.one(), List.of(), List.of());
    Fragment onward = end;
    for (int victim = MOST_VICTIMS; victim > 1; victim--) {
      Fragment there =
          Fragment.of(slide(BaseMoveLegBuilder.ONWARD), Continuation.to(CAPTURE, onward));
      onward = Fragment.anyOf(List.of(end, Fragment.of(behind, Continuation.to(EMPTY, there))));
    }
    return Fragment.of(slide(heading), Continuation.to(CAPTURE, onward));
  }

  private LegSpec slide(Heading where) {
    return LegSpec.straight(atom, where, BaseMove.Range.UNLIMITED.length(), List.of(), List.of());
  }

  private List<LegSpec> straight(Atom unit, int count) {
    List<LegSpec> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Heading where = i == 0 ? heading : BaseMoveLegBuilder.ONWARD;
      steps.add(LegSpec.straight(unit, where, Length.one(), List.of(), List.of()));
    }
    return steps;
  }

  /**
   * Single steps, each to an empty square or to a victim. There are three legs for every step:
   * before the first capture, with a capture, and after one.
   *
   * @param least the fewest steps
   */
  private Fragment steps(List<LegSpec> steps, int least) {
    Fragment quiet = Fragment.EMPTY;
    Fragment capturing = Fragment.EMPTY;
    Fragment captured = Fragment.EMPTY;
    for (int number = steps.size(); number >= 1; number--) {
      LegSpec step = steps.get(number - 1);
      Fragment beforeCapture = Fragment.anyOf(List.of(quiet, capturing));
      Fragment more = many ? Fragment.anyOf(List.of(capturing, captured)) : captured;
      Continuation onward = Continuation.to(EMPTY, more);
      quiet = Fragment.of(step, Continuation.to(EMPTY, beforeCapture));
      capturing = Fragment.of(step, Continuation.to(CAPTURE, captured));
      captured = Fragment.of(step, number >= least ? onward.or(after) : onward);
    }
    return Fragment.anyOf(List.of(quiet, capturing));
  }
}
