package io.github.betza.processor.tool;

/** Thrown if compiling is necessary, and this Java is not a JDK but a mere JRE. */
public final class NoCompilerException extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  NoCompilerException() {
    super("this Java has no compiler: run it with a JDK");
  }
}
