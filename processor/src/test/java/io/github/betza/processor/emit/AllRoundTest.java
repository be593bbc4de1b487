package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.plan.TooLargeException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pieces whose straight and slanted first steps are one method. */
final class AllRoundTest {
  @ParameterizedTest
  @CsvSource({
    "KNADcaKcabKmabK, 1",
    "caK, 1",
    "caKcabK, 1",
    // Steps to some sides only, of one kind only, and such as an own piece does not stop.
    "cafsK, 2",
    "caWcabW, 1",
    "cadK, 2",
  })
  void howManyMethodsTheStepsAre(String notation, int methods) throws TooLargeException {
    assertThat(Generated.text(Generated.piece(notation)))
        .containsPattern("step" + (methods == 1 ? "" : methods) + "\\(int\\[] cells")
        .doesNotContain("step" + (methods + 1) + "(");
  }
}
