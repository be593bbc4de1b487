package io.github.betza.processor.emit.template;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * A leg with all that may follow it, in coordinates of its own: the four bends of a griffon are one
 * template in eight transforms. Templates are shared, and equal ones are the same object.
 *
 * @param number the number in the order of making
 * @param span how it may be placed
 * @param leg the leg, in the template's coordinates
 * @param landings the ways to end the move after it
 * @param continuations the ways to go on after it
 * @param symmetries the transforms that change nothing, the identity first; none for a template
 *     that is never turned or reflected
 * @param far whether the leg's steps cannot be offsets: the board computes every square
 * @param needsSteps whether it needs to know how many steps the last slide before it took
 */
public record LegTemplate(
    int number,
    Span span,
    Leg leg,
    List<Landing> landings,
    List<Continuation> continuations,
    List<Transform> symmetries,
    boolean far,
    boolean needsSteps) {
  /** How a template may be placed. */
  public enum Span {
    /** All its squares lie on a line, so it takes one offset: that of its (0,1). */
    LINE,
    /** As LINE, but steps are not offsets: they go round the board or beyond the padding. */
    FAR_LINE,
    /** It can be turned and reflected: it takes the offsets of its (0,1) and its (1,0). */
    PLANE,
    /** It can only be turned by 180 degrees: it depends on files, ranks or edges of the board. */
    BOARD
  }

  /**
   * A way to go on.
   *
   * @param outcome what must stand on the square reached, and what is done there
   * @param next the templates that may follow
   */
  public record Continuation(LegOutcome outcome, List<PlacedTemplate> next) {}

  /**
   * A template in its place.
   *
   * @param template the template
   * @param transform where it lies
   */
  public record PlacedTemplate(LegTemplate template, Transform transform) {}

  /** Returns the template of a leap whose direction and length do not matter. */
  public static LegTemplate toAnywhere(
      int number, List<Landing> landings, List<Continuation> continuations) {
    Leg leap = Leg.leap(new Vector(0, 1));
    return new LegTemplate(
        number, Span.PLANE, leap, landings, continuations, List.of(), false, false);
  }

  /** Returns the one of all transforms with the same effect that stands for them. */
  public Transform canonical(Transform transform) {
    Transform best = transform;
    for (Transform symmetry : symmetries) {
      Transform other = transform.of(symmetry);
      if (LegTemplateBuilder.ORDER.compare(other, best) < 0) {
        best = other;
      }
    }
    return best;
  }

  /** Returns whether a leg that follows this one takes as many steps as this. */
  public boolean isCounted() {
    return !leg.length().isOne() && isNeeded(continuations);
  }

  /** Returns whether the steps of a leg must be known to what follows it. */
  static boolean isNeeded(List<Continuation> continuations) {
    for (Continuation continuation : continuations) {
      for (PlacedTemplate next : continuation.next()) {
        if (next.template().needsSteps()) {
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
