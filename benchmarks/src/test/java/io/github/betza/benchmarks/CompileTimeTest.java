package io.github.betza.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compiles a few pieces once. How long that takes is of no interest here. */
final class CompileTimeTest {
  @Test
  void measuresACompilation() throws IOException, InterruptedException {
    List<CompileTimeRow> rows = CompileTime.measure(List.of(2), 1);

    assertThat(rows).extracting(CompileTimeRow::pieces).containsExactly(2);
    assertThat(rows).extracting(CompileTimeRow::distinct).containsExactly(2);
    // Each class has about ten methods at least.
    assertThat(rows)
        .allSatisfy(
            row -> {
              assertThat(row.lines()).isGreaterThan(40L * row.pieces());
              assertThat(row.bytes()).isGreaterThan(1000L * row.pieces());
            });
    assertThat(CompileTime.table(rows).lines()).hasSize(3);
  }
}
