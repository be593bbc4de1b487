package io.github.betza.benchmarks;

import io.github.betza.Betza;

@Betza("mRcpR")
final class Cannon {
  private Cannon() {}
}
