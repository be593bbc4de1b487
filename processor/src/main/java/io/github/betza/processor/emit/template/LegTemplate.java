package io.github.betza.processor.emit.template;

import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegOutcome;
import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * A leg with all legs that may follow it, in coordinates of its own: the four bends of a griffon
 * are one template in eight transforms. Templates are shared, and equal templates are the same
 * object.
 *
 * @param number the number in the order of creation
 * @param span how it may be placed
 * @param leg the leg, in the template's coordinates
 * @param landings the ways to end the move after it
 * @param continuations the branches after it
 * @param symmetries the transforms that change nothing, the identity first; empty for a template
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
    /** All its squares lie on a line; it takes one offset, of its (0,1). */
    LINE,
    /** As LINE, but steps are not offsets: they go round the board or beyond the padding. */
    FAR_LINE,
    /** It can be turned and reflected: it takes the offsets of its (0,1) and its (1,0). */
    PLANE,
    /** It can only be turned by 180 degrees: it depends on files, ranks or edges of the board. */
    BOARD
  }

  /**
   * A branch.
   *
   * @param outcome the condition on the square reached, and the effect there
   * @param next the templates that may follow
   */
  public record Continuation(LegOutcome outcome, List<PlacedTemplate> next) {}

  /**
   * A template with its transform.
   *
   * @param template the template
   * @param transform how it lies
   */
  public record PlacedTemplate(LegTemplate template, Transform transform) {}

  /** Returns the template of a leap whose direction and length do not matter. */
  public static LegTemplate toAnywhere(
      int number, List<Landing> landings, List<Continuation> continuations) {
    Leg leap = Leg.leap(new Vector(0, 1));
    return new LegTemplate(
        number, Span.PLANE, leap, landings, continuations, List.of(), false, false);
  }

  /** Returns the transform that represents all transforms with the same effect. */
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

  /** Returns whether a following leg takes the same number of steps as this one. */
  public boolean isCounted() {
    return !leg.length().isOne() && isNeeded(continuations);
  }

  /** Returns whether a following leg needs the number of steps of this one. */
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
