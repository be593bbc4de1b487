package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.resolve.Bridges;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * The legs of captures by leaping over: exactly one piece ({@code [cj]}), or any number of them
 * with an empty square behind each ({@code [cl]}, the long leaper of Ultima), both of seed 002.
 */
final class LeapCaptures {
  /** Each victim needs its own square and an empty one behind it. */
  private static final int MOST_VICTIMS = LargestBoard.ACROSS / 2;

  private static final List<LegOutcome> EMPTY = List.of(LegOutcome.EMPTY);
  private static final List<LegOutcome> CAPTURE = List.of(LegOutcome.CAPTURE);

  private final Step step;
  private final Atom atom;
  private final Heading heading;
  private final boolean many;

  /** What must stand on the square where the step ends, and what is done there. */
  private final List<LegOutcome> arriving;

  private LeapCaptures(Step step, Heading heading, List<LegOutcome> arriving) {
    this.step = step;
    this.atom = step.atom();
    this.heading = heading;
    this.many = step.mark() == Step.Mark.LEAP_ANY;
    this.arriving = arriving;
  }

  /** Returns how many legs there will be at the most. */
  static long size(Step step) {
    long routes = Bridges.shortestPaths(step.atom());
    return step.atom().isOblique()
        ? Atom.DIRECTIONS * routes * 4L * step.atom().far()
        : 4L * LargestBoard.ACROSS;
  }

  /**
   * Returns the legs of a step.
   *
   * @param heading where it goes
   * @param arriving what must stand on the square where it ends, and what is done there
   */
  static Legs of(Step step, Heading heading, List<LegOutcome> arriving) {
    return new LeapCaptures(step, heading, arriving).legs();
  }

  private Legs legs() {
    if (!step.isUnit()) {
      return atom.isOblique()
          ? oblique(((Absolute) heading).bits())
          : steps(straight(unit(atom), atom.far()), atom.far());
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
  private Legs slides() {
    LegSpec there = slide(heading).ending(List.of(), CAPTURE);
    return Legs.inLine(List.of(there, slide(StepLegs.ONWARD)), arriving);
  }

  /**
   * To a victim, then either on to the end of the move, or to the square behind the victim and from
   * there to the next one.
   */
  private Legs rounds() {
    List<LegSpec> legs = new ArrayList<>();
    List<Integer> exits = new ArrayList<>();
    for (int victim = 0; victim < MOST_VICTIMS; victim++) {
      boolean more = victim < MOST_VICTIMS - 1;
      Heading where = victim == 0 ? heading : StepLegs.ONWARD;
      legs.add(
          slide(where).ending(List.of(), CAPTURE).leadingTo(more ? List.of(1, 2) : List.of(1)));
      exits.add(legs.size());
      legs.add(slide(StepLegs.ONWARD));
      if (more) {
        legs.add(LegSpec.straight(atom, StepLegs.ONWARD, Length.one(), List.of(), EMPTY));
      }
    }
    return new Legs(legs, List.of(0), exits, arriving);
  }

  private LegSpec slide(Heading where) {
    return LegSpec.straight(atom, where, Step.Range.UNLIMITED.length(), List.of(), List.of());
  }

  private List<LegSpec> straight(Atom unit, int count) {
    List<LegSpec> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Heading where = i == 0 ? heading : StepLegs.ONWARD;
      steps.add(LegSpec.straight(unit, where, Length.one(), List.of(), List.of()));
    }
    return steps;
  }

  /** An oblique leap goes over the squares of any of its shortest paths of king's steps. */
  private Legs oblique(int bits) {
    List<Legs> ways = new ArrayList<>();
    for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
      if ((bits & 1 << direction) != 0) {
        for (List<LegSpec> way : KingPaths.of(atom.leap(direction))) {
          ways.add(steps(way, way.size()));
        }
      }
    }
    return Legs.anyOf(ways);
  }

  /**
   * Single steps, each to an empty square or to a victim. Three legs stand for every step: nothing
   * was captured yet, a piece is captured here, something was captured before. Where the move does
   * not end on an empty square as it goes on from one, a fourth leg stands for its last step.
   *
   * @param least how many of the steps must be made
   */
  private Legs steps(List<LegSpec> steps, int least) {
    List<LegSpec> legs = new ArrayList<>();
    List<Integer> exits = new ArrayList<>();
    boolean apart = !arriving.equals(EMPTY);
    int width = apart ? 4 : 3;
    List<Integer> afterCapture = apart ? List.of(2, 3) : List.of(2);
    List<Integer> more = apart ? List.of(1, 2, 3) : List.of(1, 2);
    for (int number = 1; number <= steps.size(); number++) {
      LegSpec step = steps.get(number - 1).leadingTo(List.of());
      boolean goesOn = number < steps.size();
      boolean captured = number > 1;
      legs.add(goesOn ? onward(step, EMPTY, 0, List.of(0, 1), width) : step);
      legs.add(goesOn ? onward(step, CAPTURE, 1, afterCapture, width) : step);
      legs.add(
          goesOn && captured ? onward(step, EMPTY, 2, many ? more : afterCapture, width) : step);
      if (apart) {
        legs.add(step);
      }
      if (captured && number >= least) {
        exits.add(legs.size() - 1);
      }
    }
    return new Legs(legs, List.of(0, 1), exits, arriving);
  }

  /**
   * Lets a leg go on to some of those that stand for the next step.
   *
   * @param place which of the legs it is that stand for its own step
   * @param next which of the next ones are meant
   * @param width how many legs stand for each step
   */
  private static LegSpec onward(
      LegSpec leg, List<LegOutcome> outcomes, int place, List<Integer> next, int width) {
    return leg.ending(List.of(), outcomes)
        .leadingTo(next.stream().map(number -> width - place + number).toList());
  }
}
