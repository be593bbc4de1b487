package io.github.betza.benchmarks.perft;

import io.github.betza.benchmarks.measure.MeasuringException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;

/** A dialog with an engine, in lines. An engine that is silent for too long is terminated. */
final class EngineProcess implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 600_000;

  private final Path program;
  private final Process process;
  private final BufferedReader answers;
  private final PrintWriter questions;
  private final Timer timer = new Timer(true);
  private final long patienceMillis;

  /** Terminates the engine, unless it is cancelled before. */
  private TimerTask end;

  EngineProcess(Path program) {
    this(program, PATIENCE_MILLIS);
  }

  /**
   * Starts an engine.
   *
   * @param patienceMillis the longest silence before it is terminated, in milliseconds
   */
  EngineProcess(Path program, long patienceMillis) {
    this.program = program;
    this.patienceMillis = patienceMillis;
    try {
      process = new ProcessBuilder(program.toString()).redirectErrorStream(true).start();
    } catch (IOException exception) {
      throw new MeasuringException(
          program + " cannot be started: " + exception.getMessage(), exception);
    }
    answers = process.inputReader(StandardCharsets.UTF_8);
    questions = new PrintWriter(process.outputWriter(StandardCharsets.UTF_8), false);
    end = newEnd();
    timer.schedule(end, patienceMillis);
  }

  private TimerTask newEnd() {
    return new TimerTask() {
      @Override
      public void run() {
        process.destroyForcibly();
      }
    };
  }

  /** Gives the engine as much time as at the start. */
  private void waitAnew() {
    end.cancel();
    end = newEnd();
    timer.schedule(end, patienceMillis);
  }

  void say(String line) {
    waitAnew();
    questions.print(line + "\n");
    questions.flush();
  }

  /** Returns the lines up to the first one with a given beginning. */
  List<String> readUntil(String last) {
    List<String> lines = new ArrayList<>();
    try {
      String line;
      do {
        line = answers.readLine();
        if (line == null) {
          throw new MeasuringException(
              program + " ended, or was silent for too long, before it said \"" + last + "\"");
        }
        waitAnew();
        lines.add(line);
      } while (!line.startsWith(last));
    } catch (IOException exception) {
      throw new MeasuringException(program + ": " + exception.getMessage(), exception);
    }
    return lines;
  }

  /** Returns the rest of the line with a given beginning. */
  String only(List<String> lines, String begin) {
    return lines.stream()
        .filter(line -> line.startsWith(begin))
        .map(line -> line.substring(begin.length()))
        .findFirst()
        .orElseThrow(
            () -> new MeasuringException(program + " did not say \"" + begin.strip() + "\""));
  }

  /**
   * Returns the processor time of the engine, in nanoseconds; the time by the clock from any start
   * if the system does not report it.
   */
  long processorNanos() {
    return process.info().totalCpuDuration().map(Duration::toNanos).orElseGet(System::nanoTime);
  }

  @Override
  public void close() {
    say("quit");
    timer.cancel();
    process.destroy();
  }
}
