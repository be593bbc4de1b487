package io.github.betza.processor.translate;

/** A dialect has no form for a move. The message is the reason, as a whole sentence. */
final class NoFormException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoFormException(MissingWord missing) {
    this(missing.sentence());
  }

  NoFormException(String reason) {
    super(reason);
  }
}
