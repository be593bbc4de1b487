package io.github.betza.benchmarks;

import io.github.betza.Betza;

@Betza("FyafsF")
final class Griffon {
  private Griffon() {}
}
