package io.github.betza.processor.path.resolve;

import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Leg;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.Vector;
import io.github.betza.processor.path.Wrap;
import io.github.betza.processor.path.spec.MoveSpec.Chain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The displacement of a path: a fixed part from its legs of a known length, and a part for every
 * step of each of its slides. Joined edges do not matter: a step to the right is one to the right
 * on a cylinder too.
 *
 * @param firstStep its first step
 * @param fixed the displacement of its legs of a known length
 * @param slides its slides, in order
 */
record Displacement(Vector firstStep, Vector fixed, List<Slide> slides) {
  /** More slides lead in too many directions for letters to select one. */
  private static final int MOST_SLIDES = 2;

  Displacement {
    slides = List.copyOf(slides);
  }

  /**
   * A slide, with the legs that take their length from it.
   *
   * @param perStep the displacement of one step of all of them
   * @param length the number of steps of the slide
   * @param goesRound whether it may go once round the board, back to its start
   */
  record Slide(Vector perStep, Between length, boolean goesRound) {
    int most() {
      return Math.min(length.most(), LargestBoard.ACROSS + (goesRound ? 1 : 0));
    }

    /** Returns the same slide with another displacement for each step. */
    Slide leading(Vector farther) {
      return new Slide(farther, length, goesRound);
    }
  }

  /** Returns the displacement of a path that begins with a leg, before any step. */
  static Displacement before(Leg first, Chain chain) {
    Vector step = first.step(0).times(chain.withdraws() ? -1 : 1);
    return new Displacement(step, Vector.ZERO, List.of());
  }

  /** Returns whether a leg of this length is a slide, with a length of its own. */
  static boolean isSlide(Length length) {
    return length instanceof Between between && between.least() != between.most();
  }

  /** Returns only the number of slides, without the rest. */
  Displacement slidesOnly() {
    Vector none = Vector.ZERO;
    return new Displacement(none, none, slides.stream().map(slide -> slide.leading(none)).toList());
  }

  /** Returns the displacement with one more leg, unless direction letters cannot select by it. */
  Optional<Displacement> after(Leg leg) {
    if (!leg.isStraight()) {
      return Optional.empty();
    }
    Vector step = leg.step(0);
    List<Slide> longer = new ArrayList<>(slides);
    if (leg.length() instanceof Between between) {
      if (between.least() == between.most()) {
        Vector farther = fixed.plus(step.times(between.most()));
        return Optional.of(new Displacement(firstStep, farther, slides));
      }
      longer.add(new Slide(step, between, leg.wrap() != Wrap.NONE));
    } else if (leg.length() instanceof Length.SameAsBefore && !slides.isEmpty()) {
      Slide slide = longer.remove(longer.size() - 1);
      longer.add(slide.leading(slide.perStep().plus(step)));
    } else {
      return Optional.empty();
    }
    return longer.size() > MOST_SLIDES
        ? Optional.empty()
        : Optional.of(new Displacement(firstStep, fixed, longer));
  }

  /** Returns the displacement with this number of steps of its only slide. */
  Vector after(int steps) {
    return fixed.plus(slides.get(0).perStep().times(steps));
  }

  /** Returns the displacement with the fewest steps of all slides. */
  Vector least() {
    Vector sum = fixed;
    for (Slide slide : slides) {
      sum = sum.plus(slide.perStep().times(slide.length().least()));
    }
    return sum;
  }

  /**
   * Returns whether the lengths of both slides do not affect a selection. Of a single slide the
   * selected lengths can be kept; the lengths of two would depend on each other.
   */
  boolean isClear(Predicate<Vector> meant) {
    if (slides.size() < MOST_SLIDES) {
      return true;
    }
    Slide first = slides.get(0);
    Slide second = slides.get(1);
    boolean expected = meant.test(least());
    for (int i = first.length().least(); i <= first.most(); i++) {
      Vector sum = fixed.plus(first.perStep().times(i));
      for (int j = second.length().least(); j <= second.most(); j++) {
        if (meant.test(sum.plus(second.perStep().times(j))) != expected) {
          return false;
        }
      }
    }
    return true;
  }
}
