package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.plan.TooLargeException;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rides whose first steps take no branch, and those that are plain loops. */
final class LeapRidesTest {
  @ParameterizedTest
  @CsvSource({
    "NN, 0, true",
    "fCC, 0, true",
    "DDAA, 0, true",
    "WNN, 0, true",
    // From square to square, or both.
    "Q, 0, false",
    "RNN, 0, false",
    // One sort of move only, a limit, a leg before, a hop.
    "mNN, 0, false",
    "cNN, 0, false",
    "N3, 0, false",
    "FyafsF, 0, false",
    "gNN, 0, false",
    // A friend's move, which need not be a ride of leaps.
    "fxafR, 0, false",
    // A declared board.
    "NN, 16, false",
  })
  void whichTakeNoBranch(String notation, int size, boolean expected) throws TooLargeException {
    assertThat(source(notation, size).contains("Slides.allIfEmpty")).isEqualTo(expected);
  }

  private static String source(String notation, int size) throws TooLargeException {
    Optional<DeclaredGeometry> geometry =
        size == 0 ? Optional.empty() : Optional.of(new DeclaredGeometry(size, size));
    return Generated.text(Generated.source("PieceMoves", Generated.piece(notation), geometry));
  }
}
