package io.github.betza.processor.variant.address;

/** Thrown for a text that cannot be read as the address of a game; the message gives the reason. */
public final class MalformedAddressException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  MalformedAddressException(String message) {
    super(message);
  }
}
