package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.ProblemLog;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.spec.LegSpec.PassedSquares;

/**
 * Finds the number of leaps that gives a step the length of the one before it: "equal in length to
 * previous step, measured in board steps" (seed 004 on {@code e}).
 *
 * <p>A board step leads to a neighbouring square, orthogonal or diagonal, so a leap is as long as
 * its longer part: N as D, and C as H.
 */
final class EqualLengthReader {
  private EqualLengthReader() {}

  /**
   * A step with a known length.
   *
   * @param step the step
   * @param range the possible numbers of leaps
   * @param same whether it takes exactly the number of the step before
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

  /** Returns a step without {@code e}. */
  static Measured free(ChainStep step) {
    return new Measured(step, step.length(), false);
  }

  /** Returns a step with {@code e}, or reports that it cannot have that length. */
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
   * joined edges they differ on the square where the move began, which is empty until the piece has
   * crossed an edge.
   */
  private static boolean isSlide(ChainStep step) {
    boolean stepwise = step.atom().far() == 1 || step.passing() == PassedSquares.LAME;
    return stepwise && !step.atom().isOblique() && !step.wraps();
  }
}
