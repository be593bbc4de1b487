package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A piece that needs the moves of others says so. */
final class ClassJavadocTest {
  @ParameterizedTest
  @CsvSource({"I, true", "KmbI, true", "xK, true", "NxF, true", "mxaK, false", "N, false"})
  void namesThePieceTable(String notation, boolean asks) {
    PieceSource source = Generated.source("Any", Generated.piece(notation), Optional.empty());
    assertThat(ClassJavadoc.of(source, List.of()).toString().contains("piece table"))
        .isEqualTo(asks);
  }
}
