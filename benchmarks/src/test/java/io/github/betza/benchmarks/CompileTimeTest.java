package io.github.betza.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.Section;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compiles a few pieces once. How long that takes is of no interest here. */
@Tag("deep")
final class CompileTimeTest {
  @Test
  void measuresACompilation() throws IOException, InterruptedException {
    List<CompileTimeRow> rows = CompileTime.measure(List.of(2), 1);

    assertThat(rows).extracting(CompileTimeRow::pieces).containsExactly(2);
    // Each class has about ten methods at least.
    assertThat(rows)
        .allSatisfy(
            row -> {
              assertThat(row.lines()).isGreaterThan(40L * row.pieces());
              assertThat(row.bytes()).isGreaterThan(1000L * row.pieces());
            });
  }

  @Test
  void eachNumberOfPiecesIsARow() {
    Section section = new CompileTimeSection(List.of(1, 2));

    List<List<String>> rows = section.measure(Effort.SMALLEST, line -> {}).get(0).rows();

    assertThat(rows).extracting(row -> row.get(0)).containsExactly("1", "2");
  }
}
