package io.github.betza.benchmarks.perft;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The builds of the engine that are at hand.
 *
 * @param builds the builds, in the order in which they are numbered from 1
 */
record Engines(List<FairyStockfish> builds) {
  /** Copies the list. */
  Engines {
    builds = List.copyOf(builds);
  }

  /**
   * Returns the build that counts a game fastest, or nothing where none knows the game and counts
   * as we do.
   *
   * @param depth to how many plies they are tried
   * @param nodes how many sequences we count
   * @param notes is told of a build that counts otherwise
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

  /** Returns what the builds are, a sentence each. */
  List<String> descriptions() {
    return IntStream.range(0, builds.size())
        .mapToObj(i -> "Build " + (i + 1) + ": " + builds.get(i).description() + ".")
        .toList();
  }
}
