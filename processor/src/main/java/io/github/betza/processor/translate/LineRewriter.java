package io.github.betza.processor.translate;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Bridge.Condition;
import io.github.betza.processor.path.Finish;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.line.WholePath;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes lines in other shapes: a lame leap is a leap with a condition, or a path of steps. */
final class LineRewriter {
  private static final int MOST_STEPS = 8;
  private static final int MOST_LINES = 4_000;

  /** The square where the mover began is empty, so the shortest form omits it. */
  private static final List<Landing> BACK =
      List.of(new Landing(LegOutcome.EMPTY, false), new Landing(LegOutcome.CAPTURE, false));

  /** The destination and the effects that lines must share to be routes of one leap. */
  private record Destination(
      boolean initial, Vector leap, LegOutcome over, List<Landing> landings) {}

  private LineRewriter() {}

  /**
   * Returns the lines with lame leaps, legs of an exact length and slides that skip a square
   * written step by step.
   */
  static List<WholePath> stepwise(List<WholePath> lines) {
    List<WholePath> result = new ArrayList<>();
    for (WholePath returning : lines) {
      WholePath line = walkedBack(returning);
      List<WholePath> ways =
          List.of(new WholePath(line.initial(), List.of(), List.of(), line.landings()));
      for (int i = 0; i < line.legs().size(); i++) {
        List<WholePath> longer = new ArrayList<>();
        for (WholePath way : ways) {
          for (List<Leg> steps : steps(line.legs().get(i))) {
            longer.add(with(way, line, i, steps));
          }
        }
        ways = longer;
      }
      result.addAll(ways);
      if (result.size() > MOST_LINES) {
        return lines;
      }
    }
    return result;
  }

  /**
   * A capture from afar is a capture and the way back; the same holds for a move that returns a
   * step.
   */
  private static WholePath walkedBack(WholePath line) {
    Leg leg = line.legs().get(0);
    boolean returns =
        line.legs().size() == 1
            && line.landings().stream().allMatch(LineRewriter::isReturn)
            && leg.isStraight()
            && leg.bridge().isNone();
    if (!returns) {
      return line;
    }
    Length length = leg.length().isOne() ? Length.one() : new Length.SameAsBefore();
    List<Vector> back = List.of(leg.step(0).opposite());
    return new WholePath(
        line.initial(),
        List.of(leg, new Leg(back, Leg.ANY, length, Bridge.NONE, false, Wrap.NONE)),
        List.of(line.ends()),
        BACK);
  }

  private static boolean isReturn(Landing landing) {
    boolean plain =
        landing.outcome().equals(LegOutcome.EMPTY) || landing.outcome().equals(LegOutcome.CAPTURE);
    return plain && landing.equals(new Landing(landing.outcome(), false, Finish.RETURN, List.of()));
  }

  private static WholePath with(WholePath way, WholePath line, int leg, List<Leg> steps) {
    List<Leg> legs = new ArrayList<>(way.legs());
    List<List<LegOutcome>> outcomes = new ArrayList<>(way.outcomes());
    LegOutcome over =
        line.legs().get(leg).bridge().condition() == Condition.OCCUPIED
            ? LegOutcome.HOP
            : LegOutcome.EMPTY;
    for (int i = 0; i < steps.size() - 1; i++) {
      outcomes.add(List.of(over));
    }
    if (leg < line.outcomes().size()) {
      outcomes.add(line.outcomes().get(leg));
    }
    legs.addAll(steps);
    return new WholePath(line.initial(), legs, outcomes, line.landings());
  }

  /** Returns the step-by-step forms of a leg. */
  private static List<List<Leg>> steps(Leg leg) {
    List<List<Leg>> asItIs = List.of(List.of(leg));
    if (leg.ski()) {
      List<List<Leg>> ways = SkiSlides.ways(leg);
      return ways.isEmpty() ? asItIs : ways;
    }
    if (!leg.isStraight()
        || leg.wrap() != Wrap.NONE
        || !(leg.length() instanceof Between between)
        || between.least() != between.most()
        || between.most() > MOST_STEPS) {
      return asItIs;
    }
    if (leg.bridge().isNone()) {
      return List.of(Collections.nCopies(between.most(), Leg.leap(leg.step(0))));
    }
    if (between.most() > 1 || leg.bridge().condition() == Condition.ONE_OCCUPIED) {
      return asItIs;
    }
    List<List<Leg>> ways = new ArrayList<>();
    for (List<Vector> route : leg.bridge().routes().get(0)) {
      List<Leg> steps = new ArrayList<>();
      Vector at = Vector.ZERO;
      for (Vector square : route) {
        steps.add(Leg.leap(square.minus(at)));
        at = square;
      }
      steps.add(Leg.leap(leg.step(0).minus(at)));
      ways.add(steps);
    }
    return ways;
  }

  /** Returns the lines with paths of king's steps written as leaps, if there is a letter for it. */
  static List<WholePath> leaping(List<WholePath> lines) {
    List<WholePath> result = new ArrayList<>();
    Map<Destination, List<WholePath>> routes = new LinkedHashMap<>();
    for (WholePath line : lines) {
      Optional<Destination> destination = destination(line);
      if (destination.isPresent()) {
        routes.computeIfAbsent(destination.get(), any -> new ArrayList<>()).add(line);
      } else {
        result.add(line);
      }
    }
    routes.forEach((destination, some) -> result.addAll(leap(destination, some)));
    return result;
  }

  /** Returns the destination of a line that passes over squares of one kind only. */
  private static Optional<Destination> destination(WholePath line) {
    Vector leap = Vector.ZERO;
    for (Leg leg : line.legs()) {
      if (!leg.equals(Leg.leap(leg.step(0))) || leg.step(0).reach() > 1) {
        return Optional.empty();
      }
      leap = leap.plus(leg.step(0));
    }
    Set<List<LegOutcome>> outcomes = new HashSet<>(line.outcomes());
    if (outcomes.size() != 1 || leap.reach() != line.legs().size()) {
      return Optional.empty();
    }
    LegOutcome over = line.outcomes().get(0).get(0);
    boolean plain = over.equals(LegOutcome.EMPTY) || over.equals(LegOutcome.HOP);
    return line.outcomes().get(0).size() == 1 && plain
        ? Optional.of(new Destination(line.initial(), leap, over, line.landings()))
        : Optional.empty();
  }

  private static List<WholePath> leap(Destination destination, List<WholePath> routes) {
    Set<List<Vector>> squares = new HashSet<>();
    for (WholePath route : routes) {
      List<Vector> passed = new ArrayList<>();
      Vector at = Vector.ZERO;
      for (Leg leg : route.legs().subList(0, route.legs().size() - 1)) {
        at = at.plus(leg.step(0));
        passed.add(at);
      }
      squares.add(passed);
    }
    Condition condition =
        destination.over().equals(LegOutcome.HOP) ? Condition.OCCUPIED : Condition.EMPTY;
    for (PassedSquares passing : PassedSquares.values()) {
      Bridge bridge = Stride.bridge(destination.leap(), passing);
      boolean same =
          !bridge.isNone()
              && bridge.condition() == condition
              && new HashSet<>(bridge.routes().get(0)).equals(squares);
      if (same) {
        Leg leg =
            new Leg(List.of(destination.leap()), Leg.ANY, Length.one(), bridge, false, Wrap.NONE);
        return List.of(
            new WholePath(destination.initial(), List.of(leg), List.of(), destination.landings()));
      }
    }
    return routes;
  }
}
