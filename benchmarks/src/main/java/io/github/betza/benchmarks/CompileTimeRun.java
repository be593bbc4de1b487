package io.github.betza.benchmarks;

import java.lang.management.ManagementFactory;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * One run of javac in a virtual machine of its own. It ends with a line about its cost: see {@link
 * CompileTimeRow.Times}.
 */
final class CompileTimeRun {
  private static final double NANOS = 1e9;

  private CompileTimeRun() {}

  /**
   * Compiles.
   *
   * @param options the options of javac, and the files
   */
  public static void main(String[] options) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    int result = compiler.run(null, System.err, System.err, options);
    if (result != 0) {
      System.exit(result);
    }
    double thread = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / NANOS;
    double wall = ManagementFactory.getRuntimeMXBean().getUptime() / 1e3;
    System.out.println(wall + " " + thread);
  }
}
