package io.github.betza.benchmarks;

import io.github.betza.benchmarks.CompileTimeRow.Times;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Runs of javac, each in a virtual machine of its own that starts cold.
 *
 * @param errors the file for javac's messages
 * @param options the options of the virtual machine
 */
record JavacProcess(Path errors, List<String> options) {
  private static final String NO_MEMORY = "OutOfMemoryError";

  /** Copies the list. */
  JavacProcess {
    options = List.copyOf(options);
  }

  /** Returns the class path of this program, which includes the processor. */
  static String path() {
    return System.getProperty("java.class.path");
  }

  /**
   * Compiles, and returns the cost, or nothing if the virtual machine ran out of memory.
   *
   * @param classes the folder for the class files
   * @param arguments further options of javac
   * @param files the source files
   * @throws IOException if compiling fails for another reason
   * @throws InterruptedException if this thread is interrupted
   */
  Optional<Times> run(Path classes, List<String> arguments, List<Path> files)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", path(), CompileTimeRun.class.getName()));
    command.addAll(arguments);
    command.addAll(List.of("-nowarn", "-cp", path(), "-d", classes.toString()));
    files.forEach(file -> command.add(file.toString()));
    Process process = new ProcessBuilder(command).redirectError(errors.toFile()).start();
    try {
      String answer =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
      if (process.waitFor() != 0) {
        String messages = Files.readString(errors);
        if (messages.contains(NO_MEMORY)) {
          return Optional.empty();
        }
        throw new IOException("javac failed:\n" + messages);
      }
      double[] numbers =
          Arrays.stream(answer.split(" ")).mapToDouble(Double::parseDouble).toArray();
      return Optional.of(new Times(numbers[0], numbers[1]));
    } finally {
      // If the measuring is interrupted, javac must end as well.
      process.destroy();
    }
  }
}
