package io.github.betza.benchmarks.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import java.util.stream.LongStream;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * Reports the processor time of the thread that runs a benchmark, per operation; JMH reports the
 * time by the clock. In a turn of a few milliseconds the two differ as soon as another program uses
 * the processor.
 */
public final class ThreadTimeProfiler implements InternalProfiler {
  /** The name of the result, in nanoseconds for an operation. */
  static final String LABEL = "thread.time.norm";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** The beginning of the names of JMH's threads that run benchmarks. */
  private static final String WORKER = "-jmh-worker-";

  private long began;

  /** Makes a profiler. */
  public ThreadTimeProfiler() {}

  @Override
  public String getDescription() {
    return "takes the time that the thread had a processor";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    began = workersTime();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double nanos = workersTime() - began;
    return List.of(
        new ScalarResult(
            LABEL, nanos / result.getMetadata().getAllOps(), "ns/op", AggregationPolicy.AVG));
  }

  /** Returns the total time of these threads; 0 before the first iteration. */
  private static long workersTime() {
    return LongStream.of(THREADS.getAllThreadIds())
        .filter(ThreadTimeProfiler::isWorker)
        .map(THREADS::getThreadCpuTime)
        .sum();
  }

  private static boolean isWorker(long id) {
    ThreadInfo info = THREADS.getThreadInfo(id);
    return info != null && info.getThreadName().contains(WORKER);
  }
}
