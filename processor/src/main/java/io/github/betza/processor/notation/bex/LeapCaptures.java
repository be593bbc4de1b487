package io.github.betza.processor.notation.bex;

import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Outcome;
import io.github.betza.processor.path.resolve.Bridges;
import io.github.betza.processor.path.spec.Absolute;
import io.github.betza.processor.path.spec.Atom;
import io.github.betza.processor.path.spec.Heading;
import io.github.betza.processor.path.spec.LegSpec;
import java.util.ArrayList;
import java.util.List;

/**
 * The legs of captures by leaping over: exactly one piece ({@code [cj]}), or any number of them
 * with an empty square behind each ({@code [cl]}, the long leaper of Ultima).
 */
final class LeapCaptures {
  /** Each victim needs its own square and an empty one behind it. */
  private static final int MOST_VICTIMS = StepLegs.LONGEST / 2;

  private static final List<Outcome> PASS = List.of(Outcome.PASS);
  private static final List<Outcome> CAPTURE = List.of(Outcome.CAPTURE);

  private LeapCaptures() {}

  /** Returns how many legs there will be at the most. */
  static long size(Step step) {
    long routes = Bridges.shortestPaths(step.atom());
    return step.atom().isOblique()
        ? Atom.DIRECTIONS * routes * 3L * step.atom().far()
        : 3L * StepLegs.LONGEST;
  }

  static Legs of(Step step, Heading heading) {
    boolean many = step.mark() == Step.Mark.LEAP_ANY;
    if (!step.isUnit()) {
      return step.atom().isOblique()
          ? oblique(step.atom(), ((Absolute) heading).bits(), many)
          : steps(straight(unit(step.atom()), heading, step.atom().far()), step.atom().far(), many);
    }
    if (step.range().isUnlimited()) {
      return many ? rounds(step.atom(), heading) : slides(step.atom(), heading);
    }
    int most = Math.min(step.range().most(), StepLegs.LONGEST);
    return steps(straight(step.atom(), heading, most), step.range().least(), many);
  }

  /** A leap along a line goes over the squares of that line. */
  private static Atom unit(Atom leap) {
    return leap.near() == 0 ? Atom.leaper(0, 1) : Atom.leaper(1, 1);
  }

  /** To the victim, and on behind it. */
  private static Legs slides(Atom atom, Heading heading) {
    LegSpec there = slide(atom, heading).ending(List.of(), CAPTURE);
    return Legs.inLine(List.of(there, slide(atom, StepLegs.ONWARD)), PASS);
  }

  /**
   * To a victim, then either on to the end of the move, or to the square behind the victim and from
   * there to the next one.
   */
  private static Legs rounds(Atom atom, Heading heading) {
    List<LegSpec> legs = new ArrayList<>();
    List<Integer> exits = new ArrayList<>();
    for (int victim = 0; victim < MOST_VICTIMS; victim++) {
      boolean more = victim < MOST_VICTIMS - 1;
      Heading where = victim == 0 ? heading : StepLegs.ONWARD;
      legs.add(
          slide(atom, where)
              .ending(List.of(), CAPTURE)
              .leadingTo(more ? List.of(1, 2) : List.of(1)));
      exits.add(legs.size());
      legs.add(slide(atom, StepLegs.ONWARD));
      if (more) {
        legs.add(LegSpec.straight(atom, StepLegs.ONWARD, Length.one(), List.of(), PASS));
      }
    }
    return new Legs(legs, List.of(0), exits, PASS);
  }

  private static LegSpec slide(Atom atom, Heading heading) {
    return LegSpec.straight(atom, heading, Step.Range.UNLIMITED.length(), List.of(), List.of());
  }

  private static List<LegSpec> straight(Atom atom, Heading heading, int count) {
    List<LegSpec> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Heading where = i == 0 ? heading : StepLegs.ONWARD;
      steps.add(LegSpec.straight(atom, where, Length.one(), List.of(), List.of()));
    }
    return steps;
  }

  /** An oblique leap goes over the squares of any of its shortest paths of king's steps. */
  private static Legs oblique(Atom atom, int bits, boolean many) {
    List<Legs> ways = new ArrayList<>();
    for (int direction = 0; direction < Atom.DIRECTIONS; direction++) {
      if ((bits & 1 << direction) != 0) {
        for (List<LegSpec> way : KingPaths.of(atom.leap(direction))) {
          ways.add(steps(way, way.size(), many));
        }
      }
    }
    return ways.stream().reduce(Legs::or).orElseThrow();
  }

  /**
   * Single steps, each to an empty square or to a victim. Three legs stand for every step: nothing
   * was captured yet, a piece is captured here, something was captured before.
   *
   * @param least how many of the steps must be made
   */
  private static Legs steps(List<LegSpec> steps, int least, boolean many) {
    List<LegSpec> legs = new ArrayList<>();
    List<Integer> exits = new ArrayList<>();
    for (int number = 1; number <= steps.size(); number++) {
      LegSpec step = steps.get(number - 1).leadingTo(List.of());
      boolean goesOn = number < steps.size();
      // From the first leg of a step to the first and second of the next; from the second to the
      // third; from the third to the third, and to the second where there may be more victims.
      legs.add(goesOn ? step.ending(List.of(), PASS).leadingTo(List.of(3, 4)) : step);
      legs.add(goesOn ? step.ending(List.of(), CAPTURE).leadingTo(List.of(4)) : step);
      boolean captured = number > 1;
      legs.add(
          goesOn && captured
              ? step.ending(List.of(), PASS).leadingTo(many ? List.of(2, 3) : List.of(3))
              : step);
      if (captured && number >= least) {
        exits.add(legs.size() - 1);
      }
    }
    return new Legs(legs, List.of(0, 1), exits, PASS);
  }
}
