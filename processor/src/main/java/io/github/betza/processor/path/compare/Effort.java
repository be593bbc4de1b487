package io.github.betza.processor.path.compare;

/** Counts work, so that no piece takes more of it than there is time for. */
final class Effort {
  private long left;

  Effort(long most) {
    this.left = most;
  }

  /**
   * Notes that work was done.
   *
   * @throws UndecidedException where it was too much
   */
  void spend(long work) {
    left -= work;
    if (left < 0) {
      throw new UndecidedException("they have too many paths");
    }
  }
}
