package io.github.betza.cluster;

import io.github.betza.cli.cluster.ClusterException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/** The results that this member knows, its own and those of others. Several threads may use it. */
final class Results {
  private static final long UNKNOWN = -1;

  private final WorkUnits work;
  private final AtomicLongArray counts;
  private final AtomicInteger missing;
  private final AtomicLong total = new AtomicLong();
  private final Map<String, AtomicInteger> missingByFirstMove = new HashMap<>();

  Results(WorkUnits work) {
    this.work = work;
    this.counts = new AtomicLongArray(work.size());
    this.missing = new AtomicInteger(work.size());
    work.firstMoves().forEach(first -> missingByFirstMove.put(first, new AtomicInteger()));
    for (int unit = 0; unit < work.size(); unit++) {
      counts.set(unit, UNKNOWN);
      work.units()
          .get(unit)
          .times()
          .keySet()
          .forEach(first -> missingByFirstMove.get(first).incrementAndGet());
    }
  }

  /**
   * Takes the result of a unit.
   *
   * @return whether it was unknown
   * @throws ClusterException if it cannot be true
   */
  boolean add(int unit, long nodes) {
    if (unit < 0 || unit >= work.size() || nodes < 0) {
      throw new ClusterException("unit " + unit + " cannot have the result " + nodes);
    }
    if (!counts.compareAndSet(unit, UNKNOWN, nodes)) {
      if (counts.get(unit) != nodes) {
        throw new ClusterException(
            "unit " + unit + " was counted twice, as " + counts.get(unit) + " and " + nodes);
      }
      return false;
    }
    Map<String, Long> timesByFirstMove = work.units().get(unit).times();
    total.accumulateAndGet(sequences(unit, nodes), this::sum);
    timesByFirstMove.keySet().forEach(first -> missingByFirstMove.get(first).decrementAndGet());
    missing.decrementAndGet();
    return true;
  }

  /** Returns how many sequences lead through a unit, whatever their first moves. */
  private long sequences(int unit, long nodes) {
    long sequences = 0;
    for (long times : work.units().get(unit).times().values()) {
      if (nodes > Long.MAX_VALUE / times) {
        throw tooMany();
      }
      sequences = sum(sequences, times * nodes);
    }
    return sequences;
  }

  private long sum(long before, long more) {
    if (before > Long.MAX_VALUE - more) {
      throw tooMany();
    }
    return before + more;
  }

  private ClusterException tooMany() {
    int largest = 0;
    for (int unit = 1; unit < work.size(); unit++) {
      largest = counts.get(unit) > counts.get(largest) ? unit : largest;
    }
    return new ClusterException(
        "all sequences together are more than %s; the largest result is %s, of unit %s"
            .formatted(Long.MAX_VALUE, counts.get(largest), largest));
  }

  boolean isKnown(int unit) {
    return counts.get(unit) != UNKNOWN;
  }

  boolean isComplete() {
    return missing.get() == 0;
  }

  /** Returns how many units have a result. */
  int known() {
    return work.size() - missing.get();
  }

  /** Returns the units without a result. */
  List<Integer> missing() {
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < work.size(); unit++) {
      if (!isKnown(unit)) {
        units.add(unit);
      }
    }
    return units;
  }

  /** Returns the known results by their units. */
  Map<Integer, Long> all() {
    Map<Integer, Long> all = new HashMap<>();
    for (int unit = 0; unit < work.size(); unit++) {
      if (isKnown(unit)) {
        all.put(unit, counts.get(unit));
      }
    }
    return all;
  }

  /** Returns how many sequences the known results are. */
  long total() {
    return total.get();
  }

  /** Returns whether all that follows a first move is known. */
  boolean isComplete(String firstMove) {
    return missingByFirstMove.get(firstMove).get() == 0;
  }

  /** Returns how many sequences begin with a first move, as far as is known. */
  long total(String firstMove) {
    long nodes = 0;
    for (int unit = 0; unit < work.size(); unit++) {
      Long times = work.units().get(unit).times().get(firstMove);
      if (times != null && isKnown(unit)) {
        nodes = Math.addExact(nodes, Math.multiplyExact(times, counts.get(unit)));
      }
    }
    return nodes;
  }
}
