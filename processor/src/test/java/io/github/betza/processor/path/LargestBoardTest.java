package io.github.betza.processor.path;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Geometry;
import org.junit.jupiter.api.Test;

final class LargestBoardTest {
  @Test
  void itIsTheLargestOfTheRuntime() {
    assertThat(LargestBoard.SIZE).isEqualTo(Geometry.MAX_SIZE);
  }
}
