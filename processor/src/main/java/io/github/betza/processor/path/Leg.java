package io.github.betza.processor.path;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * A run of steps over empty squares, without the effect at its end. It ends at the first square
 * that is not empty, or on any empty square before it, within the limits of its length.
 *
 * @param cycle the steps: a straight rider has one, a circular or crooked one repeats several in
 *     turn
 * @param residue the leg may end only after numbers of steps with this remainder when divided by
 *     the length of the cycle; {@link #ANY} for every number. The leg after a curve depends on the
 *     direction of arrival
 * @param length the number of steps, skipped squares included
 * @param bridge the condition on the squares that each step passes over
 * @param ski whether it passes over the first square, whatever its content, and cannot end there
 * @param wrap the joined edges of the board
 */
public record Leg(
    List<Vector> cycle, int residue, Length length, Bridge bridge, boolean ski, Wrap wrap) {
  /** No condition on the number of steps except the length. */
  public static final int ANY = -1;

  /** Copies the cycle. */
  public Leg {
    cycle = List.copyOf(cycle);
  }

  public static Leg leap(Vector step) {
    return new Leg(List.of(step), ANY, Length.one(), Bridge.NONE, false, Wrap.NONE);
  }

  /** Returns the same leg with other steps, and a condition on the squares that they pass over. */
  public Leg withSteps(List<Vector> newCycle, Bridge newBridge) {
    return new Leg(newCycle, residue, length, newBridge, ski, wrap);
  }

  /**
   * Returns the same leg with every vector changed. Routes are sorted, so legs that are equal up to
   * the change become equal.
   */
  public Leg mapped(UnaryOperator<Vector> change) {
    List<Vector> newCycle = cycle.stream().map(change).toList();
    if (bridge.isNone()) {
      return withSteps(newCycle, bridge);
    }
    List<List<List<Vector>>> routes = new ArrayList<>();
    for (List<List<Vector>> ofStep : bridge.routes()) {
      routes.add(
          ofStep.stream()
              .map(route -> route.stream().map(change).sorted(Vector.ORDER).toList())
              .sorted(Comparator.comparing(List::toString))
              .toList());
    }
    return withSteps(newCycle, new Bridge(bridge.condition(), routes));
  }

  /** Returns the same leg with another condition on the number of steps. */
  public Leg withResidue(int newResidue) {
    return new Leg(cycle, newResidue, length, bridge, ski, wrap);
  }

  /** Returns the same leg with another length. */
  public Leg withLength(Length newLength) {
    return new Leg(cycle, residue, newLength, bridge, ski, wrap);
  }

  /** Returns the same leg on a board with other edges joined. */
  public Leg withWrap(Wrap newWrap) {
    return new Leg(cycle, residue, length, bridge, ski, newWrap);
  }

  /** Returns whether every step has the same vector. */
  public boolean isStraight() {
    return cycle.size() == 1;
  }

  /** Returns whether it goes straight on, may end after each step, and no edges are joined. */
  public boolean isPlain() {
    return isStraight() && residue == ANY && !ski && wrap == Wrap.NONE;
  }

  public Vector step(int number) {
    return cycle.get(number % cycle.size());
  }

  /** Returns whether the residue lets the leg end after a number of steps. */
  public boolean mayEndAfter(int steps) {
    return residue == ANY || steps % cycle.size() == residue;
  }

  /** Written out, as {@link Vector#equals} is. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Leg leg
        && residue == leg.residue
        && ski == leg.ski
        && wrap == leg.wrap
        && cycle.equals(leg.cycle)
        && length.equals(leg.length)
        && bridge.equals(leg.bridge);
  }

  @Override
  public int hashCode() {
    return 31 * (31 * (31 * residue + cycle.hashCode()) + length.hashCode()) + bridge.hashCode();
  }
}
