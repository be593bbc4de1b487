package io.github.betza.cluster;

import java.util.function.BooleanSupplier;

/** Counts what follows a unit of work. Several threads use it at once. */
@FunctionalInterface
interface UnitCounter {
  /**
   * Returns how many sequences of moves follow a unit.
   *
   * @param unit its number
   * @param ended whether nobody needs the result any more
   * @throws java.util.concurrent.CancellationException where that is so
   */
  long count(int unit, BooleanSupplier ended);
}
