package io.github.betza.game;

import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/** Draws sets of squares, as the bits of words. What fails becomes a set of few squares. */
final class SquareWords {
  private SquareWords() {}

  /** Draws sets of the squares of a word. */
  static Arbitrary<Long> one() {
    return two(Long.SIZE).map(words -> words[0]);
  }

  /** Draws sets of the first squares of two words, from none to all of them. */
  static Arbitrary<long[]> two(int squares) {
    return Arbitraries.integers()
        .between(0, squares - 1)
        .withDistribution(RandomDistribution.uniform())
        .set()
        .ofMaxSize(squares)
        .withSizeDistribution(RandomDistribution.uniform())
        .map(SquareWords::words);
  }

  private static long[] words(Set<Integer> squares) {
    long[] words = new long[2];
    squares.forEach(square -> words[square / Long.SIZE] |= 1L << square);
    return words;
  }
}
