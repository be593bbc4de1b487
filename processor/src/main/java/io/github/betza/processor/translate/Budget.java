package io.github.betza.processor.translate;

/** Counts comparisons, of which a translation may not make too many. */
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
   * @throws NoFormException where there were too many
   */
  void spend() {
    left--;
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
