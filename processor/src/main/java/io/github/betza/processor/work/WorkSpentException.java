package io.github.betza.processor.work;

/** A search that may end without an answer has taken all the work that it may take. */
public final class WorkSpentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WorkSpentException() {
    super("the work is spent", null, false, false);
  }
}
