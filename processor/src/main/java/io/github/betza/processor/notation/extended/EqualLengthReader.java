package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.spec.PassedSquares;

/**
 * Finds the leaps by which a step is as long as the one before it: "equal in length to previous
 * step, measured in board steps" (seed 004 on {@code e}).
 *
 * <p>A board step leads to a neighboring square, straight or slanted, so a leap is as long as its
 * longer part: N as D, and C as H.
 */
final class EqualLengthReader {
  private EqualLengthReader() {}

  /**
   * A step whose length is known.
   *
   * @param step the step
   * @param range how many leaps it may take
   * @param same whether it takes exactly as many as the step before
   */
  record Measured(ChainStep step, Between range, boolean same) {
    /** Returns the length of its leg. */
    Length length() {
      return same ? new Length.SameAsBefore() : range;
    }

    private int far() {
      return step.atom().far();
    }

    private boolean isFixed() {
      return range.least() == range.most();
    }

    private boolean isEndless() {
      return range.most() == Length.UNLIMITED;
    }
  }

  /** Returns a step that has no {@code e}. */
  static Measured free(ChainStep step) {
    return new Measured(step, step.length(), false);
  }

  /** Returns a step that has an {@code e}, or reports that it has no such length. */
  static Measured after(Measured before, ChainStep step, ProblemLog log) {
    Measured own = free(step);
    if (before.isFixed()) {
      int squares = before.range().most() * before.far();
      int times = squares / own.far();
      if (squares % own.far() == 0 && own.range().least() <= times && times <= own.range().most()) {
        return new Measured(step, new Between(times, times), false);
      }
    } else if (before.far() % own.far() == 0 && covers(own, before)) {
      int ratio = before.far() / own.far();
      if (ratio == 1 || isSlide(step)) {
        return new Measured(ratio == 1 ? step : step.stretched(ratio), before.range(), true);
      }
    }
    throw new RefusedTextException(
        log,
        ProblemCode.UNDEFINED_COMBINATION,
        step.equal().orElseThrow().span(),
        "'e' repeats the length of the step before, but this step cannot "
            + "always have that length",
        "put 'e' before R, B or Q, as in \"RxebR\"; or give the leap before it "
            + "a number, as in \"D-3-eR\"");
  }

  private static boolean covers(Measured own, Measured before) {
    int ratio = before.far() / own.far();
    return own.range().least() <= before.range().least() * ratio
        && (own.isEndless()
            || (!before.isEndless() && before.range().most() * ratio <= own.range().most()));
  }

  /**
   * Whether several leaps in a row are one lame leap: every square but the last must be empty. Over
   * joined edges the square where the move began, which is empty until the piece has crossed one,
   * tells them apart.
   */
  private static boolean isSlide(ChainStep step) {
    boolean stepwise = step.atom().far() == 1 || step.passing() == PassedSquares.LAME;
    return stepwise && !step.atom().isOblique() && !step.wraps();
  }
}
