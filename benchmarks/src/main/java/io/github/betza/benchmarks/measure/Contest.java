package io.github.betza.benchmarks.measure;

import java.util.ArrayList;
import java.util.List;

/**
 * Contestants measured in turn: a machine that becomes slower or faster meanwhile changes the
 * figures of all, and the ratios hold.
 */
public final class Contest {
  /** What is measured. */
  @FunctionalInterface
  public interface Contestant {
    /** Has a turn. */
    Sample turn(Effort effort);
  }

  private Contest() {}

  /** Returns what the contestants did, in their order. */
  public static List<Sample> run(List<Contestant> contestants, Effort effort) {
    List<List<Sample>> turns = new ArrayList<>();
    contestants.forEach(each -> turns.add(new ArrayList<>()));
    for (int round = 0; round < effort.rounds(); round++) {
      for (int i = 0; i < contestants.size(); i++) {
        turns.get(i).add(contestants.get(i).turn(effort));
      }
    }
    return turns.stream().map(Sample::join).toList();
  }
}
