package io.github.betza.processor.translate;

/** Counts comparisons, of which a translation may not make too many. */
final class Budget {
  private int left;

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
}
