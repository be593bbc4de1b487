package io.github.betza.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A process that a test started; its outputs are one. */
final class Program implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 240;

  private final Process process;
  private final List<String> lines = new ArrayList<>();
  private boolean ended;

  private Program(Process process) {
    this.process = process;
    Thread reader = new Thread(this::read, "output of a process");
    reader.setDaemon(true);
    reader.start();
  }

  /** Starts a class of this class path. */
  static Program start(Class<?> main, String... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(args));
    return new Program(new ProcessBuilder(command).redirectErrorStream(true).start());
  }

  private void read() {
    try (BufferedReader reader = process.inputReader()) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        add(line);
      }
    } catch (IOException e) {
      // The process was killed.
    }
    end();
  }

  private synchronized void add(String line) {
    lines.add(line);
    notifyAll();
  }

  private synchronized void end() {
    ended = true;
    notifyAll();
  }

  /** Waits for a line with some text in it. */
  synchronized MatchResult await(String pattern) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    int next = 0;
    while (true) {
      for (; next < lines.size(); next++) {
        Matcher matcher = Pattern.compile(pattern).matcher(lines.get(next));
        if (matcher.find()) {
          return matcher.toMatchResult();
        }
      }
      assertThat(!ended && System.nanoTime() < end)
          .as("no line with %s in %s", pattern, lines)
          .isTrue();
      TimeUnit.SECONDS.timedWait(this, 1);
    }
  }

  /** Waits for the end, and returns the exit code. */
  int exitCode() throws InterruptedException {
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("ends").isTrue();
    return process.exitValue();
  }

  /** Ends the process without giving it time for anything. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
