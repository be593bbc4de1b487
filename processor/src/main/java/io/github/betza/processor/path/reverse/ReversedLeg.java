package io.github.betza.processor.path.reverse;

import io.github.betza.processor.path.Bridge;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;

/** Turns a leg round: the squares are the same, and are passed in the opposite order. */
final class ReversedLeg {
  private ReversedLeg() {}

  /**
   * Returns the legs that lead from the ends of a leg to its beginning. A curve has one for each
   * step of its cycle that may be the last.
   *
   * @param length the length of the reversed legs
   */
  static List<Leg> of(Leg leg, Length length) throws UnfitException {
    int size = leg.cycle().size();
    int routes = leg.bridge().routes().size();
    if (leg.ski() || (routes > 0 && size % routes != 0)) {
      throw new UnfitException(Obstacle.COMES_BACK);
    }
    List<Leg> legs = new ArrayList<>();
    for (int steps = 1; steps <= size; steps++) {
      int residue = steps % size;
      if (leg.residue() == Leg.ANY || leg.residue() == residue) {
        legs.add(
            new Leg(
                cycle(leg, steps),
                size == 1 ? leg.residue() : residue,
                length,
                bridge(leg, steps),
                false,
                leg.wrap()));
      }
    }
    return legs;
  }

  private static List<Vector> cycle(Leg leg, int steps) {
    List<Vector> cycle = new ArrayList<>();
    for (int i = 0; i < leg.cycle().size(); i++) {
      cycle.add(step(leg, steps - 1 - i).opposite());
    }
    return cycle;
  }

  private static Vector step(Leg leg, int number) {
    return leg.cycle().get(Math.floorMod(number, leg.cycle().size()));
  }

  /** The squares passed over are relative to where the reversed step begins. */
  private static Bridge bridge(Leg leg, int steps) {
    Bridge bridge = leg.bridge();
    if (bridge.isNone()) {
      return bridge;
    }
    List<List<List<Vector>>> perStep = new ArrayList<>();
    for (int i = 0; i < leg.cycle().size(); i++) {
      int number = steps - 1 - i;
      Vector back = step(leg, number).opposite();
      List<List<Vector>> routes =
          bridge.routes().get(Math.floorMod(number, bridge.routes().size()));
      perStep.add(
          routes.stream()
              .map(route -> route.stream().map(over -> over.plus(back)).toList())
              .toList());
    }
    return new Bridge(bridge.condition(), perStep);
  }
}
