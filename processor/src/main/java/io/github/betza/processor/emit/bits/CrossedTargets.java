package io.github.betza.processor.emit.bits;

import io.github.betza.processor.emit.bits.BitTerm.Condition;
import io.github.betza.processor.emit.bits.BitTerm.Hop;
import io.github.betza.processor.emit.bits.BitTerm.Leaps;
import io.github.betza.processor.emit.bits.BitTerm.Shape;
import io.github.betza.processor.emit.bits.BitTerm.Slide;
import io.github.betza.processor.emit.bits.BitTerm.Turn;
import io.github.betza.processor.path.Vector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Captures of paths that come to the square of the captured piece before they end there. That
 * square is occupied whenever something is captured on it, so it need not be among the occupied
 * squares for a hurdle to be there, and a path that needs it empty captures nothing on it.
 */
final class CrossedTargets {
  private CrossedTargets() {}

  /** Returns the captures of a shape as shapes that do not look at their own targets. */
  static List<Shape> captures(Shape shape) {
    if (shape instanceof Leaps leaps) {
      return leaps.steps().stream()
          .flatMap(step -> leap(leaps.conditions(), step, leaps.joined()).stream())
          .toList();
    }
    if (shape instanceof Slide slide) {
      return slide(slide);
    }
    // The second part of these is on another line than the first, or beyond the hurdle.
    return shape instanceof Hop || shape instanceof Turn ? List.of(shape) : List.of();
  }

  private static Optional<Shape> leap(List<Condition> conditions, Vector step, boolean joined) {
    if (conditions.contains(new Condition(step, false))) {
      return Optional.empty();
    }
    List<Condition> others =
        conditions.stream().filter(each -> !each.square().equals(step)).toList();
    return Optional.of(new Leaps(others, List.of(step), joined));
  }

  private static List<Shape> slide(Slide slide) {
    List<Condition> passed = new ArrayList<>(slide.conditions());
    for (int steps = 1; steps <= slide.most(); steps++) {
      Vector square = slide.pivot().plus(slide.step().times(steps));
      boolean isEmpty = slide.conditions().contains(new Condition(square, false));
      if (isEmpty || slide.conditions().contains(new Condition(square, true))) {
        List<Shape> captures = new ArrayList<>();
        if (steps > 1) {
          captures.add(
              new Slide(
                  slide.conditions(), slide.pivot(), slide.step(), steps - 1, slide.joined()));
        }
        if (!isEmpty) {
          leap(passed, square, slide.joined()).ifPresent(captures::add);
        } else if (steps < slide.most()) {
          int left = slide.most() - steps;
          captures.addAll(slide(new Slide(passed, square, slide.step(), left, slide.joined())));
        }
        return captures;
      }
      passed.add(new Condition(square, false));
    }
    return List.of(slide);
  }
}
