package io.github.betza.benchmarks;

import io.github.betza.Betza;

@Betza("Q")
final class Queen {
  private Queen() {}
}
