package io.github.betza.processor.notation.extended;

import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.path.Length;
import io.github.betza.processor.path.Length.Between;
import io.github.betza.processor.path.spec.PassedSquares;

/**
 * Finds the leaps by which a step is as long as the one before it: "equal in length to previous
 * step, measured in board steps" (seed 004 on {@code e}).
 *
 * <p>A board step leads to a neighbouring square, straight or slanted, so a leap is as long as its
 * longer part: N as D, and C as H.
 */
final class EqualLength {
  private final Trouble trouble;

  EqualLength(Trouble trouble) {
    this.trouble = trouble;
  }

  /**
   * A step whose length is known.
   *
   * @param step the step
   * @param range how many leaps it may take
   * @param same whether it takes exactly as many as the step before
   */
  record Measured(Step step, Between range, boolean same) {
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

    private String reach() {
      if (isFixed()) {
        return squares(range.most() * far());
      }
      String leaps = far() == 1 ? "" : " in leaps of " + far();
      return (isEndless() ? "any number of squares" : "up to " + squares(range.most() * far()))
          + leaps;
    }
  }

  /** Returns a step that has no {@code e}. */
  static Measured free(Step step) {
    return new Measured(step, step.length(), false);
  }

  /** Returns a step that has an {@code e}, or reports that it has no such length. */
  Measured after(Measured before, Step step) {
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
      refuse(
          step,
          "'e' cannot compare leaps of "
              + squares(before.far())
              + " with others of "
              + own.far()
              + (step.wraps() ? " where edges of the board are joined" : ""),
          "let both leap equally far, or write how often the first one does, such as \"D-3-eR\"");
      return own;
    }
    refuse(
        step,
        "'e' asks for the length of the step before, which goes "
            + before.reach()
            + ", but this goes "
            + own.reach(),
        "R, B and Q go as far as 'e' asks, such as in \"RxebR\"");
    return own;
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
  private static boolean isSlide(Step step) {
    boolean stepwise = step.atom().far() == 1 || step.passing() == PassedSquares.LAME;
    return stepwise && !step.atom().isOblique() && !step.wraps();
  }

  private void refuse(Step step, String why, String help) {
    trouble.report(ProblemCode.UNDEFINED_COMBINATION, step.equal().orElseThrow().span(), why, help);
  }

  private static String squares(int number) {
    return number == 1 ? "1 square" : number + " squares";
  }
}
