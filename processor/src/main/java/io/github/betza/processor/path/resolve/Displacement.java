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
 * Where a path leads: so far by its legs of a known length, and so much farther with every step of
 * each of its slides. What counts is the way that was made, whatever joined edges it leads over: a
 * step to the right is one to the right on a cylinder too.
 *
 * @param firstStep its first step
 * @param fixed how far its legs of a known length lead together
 * @param slides its slides, in their order
 */
record Displacement(Vector firstStep, Vector fixed, List<Slide> slides) {
  /** More than two slides lead in too many directions for letters to mean one of them. */
  private static final int MOST_SLIDES = 2;

  Displacement {
    slides = List.copyOf(slides);
  }

  /**
   * A slide, with the legs that are as long as it is.
   *
   * @param perStep how far one step of all of them leads
   * @param length how many steps the slide takes
   * @param goesRound whether it may go once round the board, to where it began
   */
  record Slide(Vector perStep, Between length, boolean goesRound) {
    int most() {
      return Math.min(length.most(), LargestBoard.ACROSS + (goesRound ? 1 : 0));
    }

    /** Returns the same with another way for each step. */
    Slide leading(Vector farther) {
      return new Slide(farther, length, goesRound);
    }
  }

  /** Returns where a path of a chain leads that begins with a leg, before any step is made. */
  static Displacement before(Leg first, Chain chain) {
    Vector step = first.step(0).times(chain.withdraws() ? -1 : 1);
    return new Displacement(step, Vector.ZERO, List.of());
  }

  /** Returns whether a leg of some length is a slide, and not as long as one before. */
  static boolean isSlide(Length length) {
    return length instanceof Between between && between.least() != between.most();
  }

  /** Returns how many slides there are, and nothing else that is known. */
  Displacement slidesOnly() {
    Vector none = Vector.ZERO;
    return new Displacement(none, none, slides.stream().map(slide -> slide.leading(none)).toList());
  }

  /**
   * Returns where the path leads with one leg more, unless direction letters cannot select by it.
   */
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

  /** Returns where it leads with so many steps of its only slide. */
  Vector after(int steps) {
    return fixed.plus(slides.get(0).perStep().times(steps));
  }

  /** Returns where it leads with the fewest steps of all slides. */
  Vector least() {
    Vector sum = fixed;
    for (Slide slide : slides) {
      sum = sum.plus(slide.perStep().times(slide.length().least()));
    }
    return sum;
  }

  /**
   * Returns whether it does not matter to a selection how far both slides go. Of a single slide the
   * lengths that are meant can be kept; of two they would depend on each other.
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
