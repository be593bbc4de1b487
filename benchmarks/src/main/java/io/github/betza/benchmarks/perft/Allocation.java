package io.github.betza.benchmarks.perft;

import com.sun.management.ThreadMXBean;
import io.github.betza.benchmarks.measure.Table;
import java.lang.management.ManagementFactory;
import java.util.Locale;

/** The memory that a thread allocates while it counts. */
final class Allocation {
  private Allocation() {}

  /**
   * Returns the bytes for a node, or {@link Table#NONE} if the virtual machine does not report
   * them. The first count is ignored, because lists grow in it.
   */
  static String perNode(Counting counting, PerftTask task, long nodes) {
    if (!(ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads)
        || !threads.isThreadAllocatedMemorySupported()) {
      return Table.NONE;
    }
    Walk walk = new Walk(task.begin(), task.depth());
    counting.count(walk, task.depth());
    long id = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(id);
    counting.count(walk, task.depth());
    long bytes = threads.getThreadAllocatedBytes(id) - before;
    return String.format(Locale.ROOT, "%.3f", (double) bytes / nodes);
  }
}
