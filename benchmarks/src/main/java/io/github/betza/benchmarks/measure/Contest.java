package io.github.betza.benchmarks.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/**
 * Contestants measured by turns. In each round every contestant has a process of its own; all
 * processes run at the same time, and warm up together. Then they take many short turns, one at a
 * time, and the turns of two contestants alternate: a change of the machine's speed affects both
 * alike. New processes in each round show how differently the virtual machine may compile the same
 * code.
 */
public final class Contest {
  /** A contestant. */
  @FunctionalInterface
  public interface Contestant {
    /**
     * Plays a round.
     *
     * @param turns notified before and after each measurement
     * @return a time for each turn
     */
    Sample play(Effort effort, Turns turns) throws InterruptedException;
  }

  private Contest() {}

  /** Returns the results of the contestants. */
  public static Outcome run(List<Contestant> contestants, Effort effort) {
    List<List<Sample>> rounds = new ArrayList<>();
    ExecutorService threads = Executors.newCachedThreadPool();
    try {
      for (int round = 0; round < effort.rounds(); round++) {
        rounds.add(
            effort.forked()
                ? together(contestants, effort, round, threads)
                : apart(contestants, effort));
      }
    } catch (InterruptedException exception) {
      Thread.currentThread().interrupt();
      throw new MeasuringException("interrupted while something was measured", exception);
    } finally {
      threads.shutdownNow();
    }
    return new Outcome(rounds);
  }

  private static List<Sample> apart(List<Contestant> contestants, Effort effort)
      throws InterruptedException {
    List<Sample> samples = new ArrayList<>();
    for (Contestant contestant : contestants) {
      samples.add(contestant.play(effort, Turns.free()));
    }
    return samples;
  }

  private static List<Sample> together(
      List<Contestant> contestants, Effort effort, int round, ExecutorService threads)
      throws InterruptedException {
    List<Turns> turns = contestants.stream().map(contestant -> Turns.given()).toList();
    List<Future<Sample>> samples = new ArrayList<>();
    for (int i = 0; i < contestants.size(); i++) {
      Contestant contestant = contestants.get(i);
      Turns own = turns.get(i);
      samples.add(
          threads.submit(
              () -> {
                try {
                  return contestant.play(effort, own);
                } finally {
                  own.finish();
                }
              }));
    }
    for (Turns each : turns) {
      each.awaitContestant();
    }
    for (int turn = 0; turn < effort.turns(); turn++) {
      for (int i : order(contestants.size(), round + turn)) {
        turns.get(i).give();
      }
    }
    List<Sample> played = new ArrayList<>();
    for (Future<Sample> sample : samples) {
      played.add(result(sample));
    }
    return played;
  }

  /** Returns the contestants in their order, and every other time from the last to the first. */
  static List<Integer> order(int contestants, int turn) {
    List<Integer> order = new ArrayList<>(IntStream.range(0, contestants).boxed().toList());
    if (turn % 2 == 1) {
      Collections.reverse(order);
    }
    return order;
  }

  private static Sample result(Future<Sample> sample) throws InterruptedException {
    try {
      return sample.get();
    } catch (ExecutionException exception) {
      if (exception.getCause() instanceof MeasuringException reason) {
        throw reason;
      }
      throw new MeasuringException(
          "a contestant failed: " + exception.getCause(), exception.getCause());
    }
  }
}
