package io.github.betza.processor.emit.plan;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * A leg with all that may follow it, in coordinates of its own: the four bends of a griffon are one
 * shape in eight placements. Shapes are shared, and equal ones are the same object.
 *
 * @param number the number in the order of making
 * @param span how it may be placed
 * @param leg the leg, in the shape's coordinates
 * @param landings the ways to end the move after it
 * @param ways the ways to go on after it
 * @param symmetries the placements that change nothing, the identity first; none for a shape that
 *     is never turned or reflected
 * @param far whether the leg's steps cannot be offsets: the board is asked for every square
 * @param needsSteps whether it needs to know how many steps the last slide before it took
 */
public record Shape(
    int number,
    Span span,
    Leg leg,
    List<Landing> landings,
    List<Onward> ways,
    List<Placement> symmetries,
    boolean far,
    boolean needsSteps) {

  /** How a shape may be placed. */
  public enum Span {
    /** All its squares lie on a line, so it takes one offset: that of its (0,1). */
    LINE,
    /** As LINE, but steps are not offsets: they go round the board or beyond the padding. */
    FAR_LINE,
    /** It can be turned and reflected: it takes the offsets of its (0,1) and its (1,0). */
    PLANE,
    /** It can only be turned by 180 degrees: it asks the board about files, ranks or edges. */
    BOARD
  }

  /**
   * A way to go on.
   *
   * @param outcome what must stand on the square reached, and what is done there
   * @param next the shapes that may follow
   */
  public record Onward(LegOutcome outcome, List<Placed> next) {}

  /**
   * A shape in its place.
   *
   * @param shape the shape
   * @param placement where it lies
   */
  public record Placed(Shape shape, Placement placement) {}

  /** Returns the shape of a leap whose direction and length do not matter. */
  static Shape toAnywhere(int number, List<Landing> landings, List<Onward> ways) {
    Leg leap = Leg.leap(new Vector(0, 1));
    return new Shape(number, Span.PLANE, leap, landings, ways, List.of(), false, false);
  }

  /** Returns the one of all placements with the same effect that stands for them. */
  Placement canonical(Placement placement) {
    Placement best = placement;
    for (Placement symmetry : symmetries) {
      Placement other = placement.of(symmetry);
      if (ShapeBuilder.ORDER.compare(other, best) < 0) {
        best = other;
      }
    }
    return best;
  }

  /** Returns whether a leg that follows this one takes as many steps as this. */
  public boolean isCounted() {
    return !leg.length().isOne() && isNeeded(ways);
  }

  /** Returns whether the steps of a leg must be known to what follows it. */
  static boolean isNeeded(List<Onward> ways) {
    for (Onward way : ways) {
      for (Placed next : way.next()) {
        if (next.shape().needsSteps()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether all its squares lie on a line. */
  public boolean isLine() {
    return span == Span.LINE || span == Span.FAR_LINE;
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return number;
  }
}
