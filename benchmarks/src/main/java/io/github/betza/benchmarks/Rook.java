package io.github.betza.benchmarks;

import io.github.betza.Betza;

@Betza("R")
final class Rook {
  private Rook() {}
}
