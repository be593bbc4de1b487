package io.github.betza.processor.tool;

/** Thrown if the compiler refuses code that the processor generated, which is a bug. */
public final class RefusedCodeException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  RefusedCodeException(String errors) {
    super("the compiler refuses generated code:\n" + errors);
  }
}
