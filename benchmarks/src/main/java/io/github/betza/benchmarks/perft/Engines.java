package io.github.betza.benchmarks.perft;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The installed builds of the engine.
 *
 * @param builds the builds, in the order of their numbers from 1
 */
record Engines(List<FairyStockfish> builds) {
  /** Copies the list. */
  Engines {
    builds = List.copyOf(builds);
  }

  /**
   * Returns the build that counts a game fastest, or nothing if no build has the game and counts
   * the same as we do.
   *
   * @param depth the plies of the trial
   * @param nodes our number of sequences
   * @param notes receives a note about a build with another count
   */
  Optional<FairyStockfish> fastest(PerftTask task, int depth, long nodes, List<String> notes) {
    Optional<FairyStockfish> fastest = Optional.empty();
    long least = Long.MAX_VALUE;
    for (FairyStockfish build : builds) {
      if (!build.variants().contains(task.game())) {
        continue;
      }
      FairyStockfish.Counted counted =
          build.count(task.game(), task.fen(), depth, System::nanoTime);
      if (counted.nodes() != nodes) {
        notes.add(
            String.format(
                Locale.ROOT,
                "%s: %s counts %,d to depth %d where we count %,d; its rules are others.",
                task.name(),
                build.name(),
                counted.nodes(),
                depth,
                nodes));
      } else if (counted.nanos() < least) {
        least = counted.nanos();
        fastest = Optional.of(build);
      }
    }
    return fastest;
  }

  /** Returns the number of a build, 1 for the first. */
  int number(FairyStockfish build) {
    return builds.indexOf(build) + 1;
  }

  /** Returns a sentence about each build. */
  List<String> descriptions() {
    return IntStream.range(0, builds.size())
        .mapToObj(i -> "Build " + (i + 1) + ": " + builds.get(i).description() + ".")
        .toList();
  }
}
