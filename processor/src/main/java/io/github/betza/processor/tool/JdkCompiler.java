package io.github.betza.processor.tool;

import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/** The compiler that a JDK has and a JRE has not. */
public final class JdkCompiler {
  private JdkCompiler() {}

  /**
   * Returns the compiler of this Java.
   *
   * @throws NoCompilerException if there is none
   */
  public static JavaCompiler get() {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    if (compiler == null) {
      throw new NoCompilerException();
    }
    return compiler;
  }
}
