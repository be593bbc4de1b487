package io.github.betza.processor.translate;

/** Counts comparisons, on which a translation may not spend too much. */
final class Budget {
  /** A comparison without an answer has taken all the time that one may take. */
  private static final int MOST_UNDECIDED = 2;

  private int left;
  private int undecided;

  Budget(int most) {
    this.left = most;
  }

  /**
   * Notes a comparison.
   *
   * @param work how long the paths are that are compared, in legs
   * @throws NoFormException where there were too many
   */
  void spend(int work) {
    left -= work;
    if (left < 0) {
      throw new NoFormException("the piece has too many different paths to be put in other words");
    }
  }

  /**
   * Notes that a comparison gave no answer.
   *
   * @throws NoFormException where too many gave none
   */
  void spendOnNothing() {
    undecided++;
    if (undecided > MOST_UNDECIDED) {
      throw new NoFormException("it has too many paths to compare them with those of other words");
    }
  }
}
