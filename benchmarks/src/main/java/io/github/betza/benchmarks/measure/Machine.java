package io.github.betza.benchmarks.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** The description of the machine, in a few lines without a date. */
public final class Machine {
  private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

  private Machine() {}

  /** Returns lines of Markdown. */
  public static String markdown() {
    return "- Processor: "
        + processor()
        + ", "
        + Runtime.getRuntime().availableProcessors()
        + " cores\n- Java: "
        + System.getProperty("java.vm.name")
        + " "
        + System.getProperty("java.vm.version")
        + "\n- System: "
        + System.getProperty("os.name")
        + ", "
        + System.getProperty("os.arch")
        + "\n- Busy cores when it began: "
        + load()
        + "\n";
  }

  private static String processor() {
    if (!Files.isReadable(CPU_INFO)) {
      return "unknown";
    }
    try {
      return Files.readAllLines(CPU_INFO).stream()
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("unknown");
    } catch (IOException exception) {
      throw new MeasuringException(CPU_INFO + ": " + exception.getMessage(), exception);
    }
  }

  /** Figures of a busy machine are unreliable, so the load is part of the report. */
  private static String load() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return load < 0 ? "unknown" : String.format(Locale.ROOT, "%.1f (average of a minute)", load);
  }
}
