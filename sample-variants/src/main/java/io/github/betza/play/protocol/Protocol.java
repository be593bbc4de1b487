package io.github.betza.play.protocol;

/** The answers of one side of a dialog. */
interface Protocol {
  /**
   * Answers a line.
   *
   * @return whether the dialog goes on
   */
  boolean answer(String line);

  /** Answers the end of the running search. */
  void thoughtEnded();

  /** Completes all open answers, because the input has ended. */
  void ended();
}
