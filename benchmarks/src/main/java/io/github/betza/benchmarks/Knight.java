package io.github.betza.benchmarks;

import io.github.betza.Betza;

@Betza("N")
final class Knight {
  private Knight() {}
}
