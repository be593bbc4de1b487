package io.github.betza.processor.emit.template;

import io.github.betza.processor.emit.template.LegTemplate.Continuation;
import io.github.betza.processor.emit.template.LegTemplate.PlacedTemplate;
import io.github.betza.processor.emit.template.LegTemplate.Span;
import io.github.betza.processor.path.Landing;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.LegEffect;
import io.github.betza.processor.path.Vector;
import java.util.List;

/**
 * Finds out whether legs lie on a line, can be turned, or depend on their direction on the board.
 */
final class Spans {
  private Spans() {}

  /** Returns how a leg with all legs after it may be placed. */
  static Span span(Leg leg, List<Landing> landings, List<Continuation> continuations) {
    boolean fixed = LegQueries.dependsOnPlace(leg);
    boolean holds = false;
    for (Landing landing : landings) {
      fixed |= dependsOnOwner(landing);
      holds |= !landing.custodies().isEmpty();
    }
    boolean all = true;
    boolean any = fixed;
    for (Continuation continuation : continuations) {
      for (PlacedTemplate next : continuation.next()) {
        all &= next.template().span() == Span.FAR_LINE;
        any |= next.template().span() == Span.BOARD || next.template().span() == Span.FAR_LINE;
      }
    }
    boolean line = unit(vectors(leg, landings, continuations)) != null && !fixed;
    if (LegQueries.isFar(leg)) {
      return line && all && !holds && hasNoBoard(continuations) ? Span.FAR_LINE : Span.BOARD;
    }
    if (any) {
      return Span.BOARD;
    }
    return line ? Span.LINE : Span.PLANE;
  }

  /**
   * Whether the owner's direction must be known: a borrowed move is made in it, and the board
   * computes distant squares with it.
   */
  private static boolean dependsOnOwner(Landing landing) {
    return landing.outcome().effect() == LegEffect.BORROW || LandingQueries.isFar(landing);
  }

  private static boolean hasNoBoard(List<Continuation> continuations) {
    for (Continuation continuation : continuations) {
      for (PlacedTemplate next : continuation.next()) {
        if (next.template().span() == Span.BOARD) {
          return false;
        }
      }
    }
    return true;
  }

  /** Returns all vectors of a subtree that its placement depends on. */
  static List<Vector> vectors(Leg leg, List<Landing> landings, List<Continuation> continuations) {
    List<Vector> vectors = LegQueries.vectors(leg);
    vectors.addAll(LandingQueries.vectors(landings));
    for (Continuation continuation : continuations) {
      for (PlacedTemplate next : continuation.next()) {
        vectors.add(next.transform().up());
        if (!next.template().isLine()) {
          vectors.add(next.transform().right());
        }
      }
    }
    return vectors;
  }

  /**
   * Returns the longest vector of which all are multiples, in the direction of the first, or null.
   */
  static Vector unit(List<Vector> vectors) {
    Vector shortest = vectors.get(0).shortest();
    int common = multiple(vectors.get(0), shortest);
    for (Vector vector : vectors) {
      if (vector.files() * shortest.ranks() != vector.ranks() * shortest.files()) {
        return null;
      }
      common = Vector.commonDivisor(common, Math.abs(multiple(vector, shortest)));
    }
    return shortest.times(common);
  }

  /** Returns the factor of a vector on a line relative to the unit of that line. */
  static int multiple(Vector vector, Vector unit) {
    return unit.files() != 0 ? vector.files() / unit.files() : vector.ranks() / unit.ranks();
  }
}
