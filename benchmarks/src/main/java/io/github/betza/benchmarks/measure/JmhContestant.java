package io.github.betza.benchmarks.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * A benchmark method that JMH measures, by average time in nanoseconds: the processor time of its
 * thread.
 *
 * @param type the class with the benchmark
 * @param method the name of its method
 * @param parameters the values of its parameters
 */
public record JmhContestant(Class<?> type, String method, Map<String, String> parameters)
    implements Contest.Contestant {
  private static final String ALLOCATED = "gc.alloc.rate.norm";

  static {
    // JMH allows only one run at a time on a machine. Here several runs wait for each other.
    System.setProperty("jmh.ignoreLock", "true");
  }

  /** Copies the parameters. */
  public JmhContestant {
    parameters = Map.copyOf(parameters);
  }

  @Override
  public Sample play(Effort effort, Turns turns) {
    ChainedOptionsBuilder options = options(effort);
    if (turns.areFree()) {
      return measure(options);
    }
    try (TurnSocket socket = new TurnSocket(turns)) {
      return measure(options.addProfiler(TurnProfiler.class, String.valueOf(socket.port())));
    } catch (IOException exception) {
      throw new MeasuringException("no turns can be given: " + exception.getMessage(), exception);
    }
  }

  private ChainedOptionsBuilder options(Effort effort) {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(type.getName() + "." + method) + "$")
            .forks(effort.forked() ? 1 : 0)
            .warmupIterations(effort.warmups())
            .warmupTime(TimeValue.milliseconds(effort.warmupMillis()))
            .measurementIterations(effort.turns())
            .measurementTime(TimeValue.milliseconds(effort.millis()))
            .addProfiler(GCProfiler.class)
            .addProfiler(ThreadTimeProfiler.class)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT);
    parameters.forEach((name, value) -> options.param(name, value));
    return options;
  }

  private Sample measure(ChainedOptionsBuilder options) {
    try {
      return sample(new Runner(options.build()).runSingle());
    } catch (RunnerException exception) {
      throw new MeasuringException(
          type.getSimpleName() + "." + method + " " + parameters + ": " + reason(exception),
          exception);
    }
  }

  /** Returns the original cause of an exception; JMH passes it on in both ways. */
  private static String reason(Throwable exception) {
    Throwable reason = exception;
    while (reason.getCause() != null || reason.getSuppressed().length > 0) {
      reason = reason.getCause() != null ? reason.getCause() : reason.getSuppressed()[0];
    }
    return reason.toString();
  }

  private Sample sample(RunResult run) {
    List<Double> nanos = new ArrayList<>();
    for (BenchmarkResult fork : run.getBenchmarkResults()) {
      for (IterationResult iteration : fork.getIterationResults()) {
        nanos.add(iteration.getSecondaryResults().get(ThreadTimeProfiler.LABEL).getScore());
      }
    }
    List<Double> bytes = new ArrayList<>();
    run.getSecondaryResults()
        .forEach(
            (label, result) -> {
              if (label.endsWith(ALLOCATED)) {
                bytes.add(result.getScore());
              }
            });
    return new Sample(nanos, bytes.isEmpty() ? Double.NaN : bytes.get(0));
  }
}
