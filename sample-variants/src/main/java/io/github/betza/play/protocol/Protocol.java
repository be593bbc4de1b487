package io.github.betza.play.protocol;

/** What one side of a dialog answers. */
interface Protocol {
  /**
   * Answers a line.
   *
   * @return whether the dialog goes on
   */
  boolean answer(String line);

  /** Answers that the thinking under way has come to its end. */
  void thoughtEnded();

  /** Brings what it still has to answer to its end, because nothing more is said to it. */
  void ended();
}
