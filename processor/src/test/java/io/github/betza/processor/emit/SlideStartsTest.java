package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.plan.TooLargeException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The slides of which only the end is looked for where only captures are wanted. */
final class SlideStartsTest {
  @ParameterizedTest
  @CsvSource({
    "R, true",
    "fBbR, true",
    "FyafsF, true",
    "mRcpR, true",
    // Moves of one sort only: they are followed where those are wanted, and not else.
    "mR, false",
    "cR, false",
    // A slide that goes on from empty squares, one that may come twice, and one that is counted.
    "RmasR, false",
    "afsafsR, false",
    "R5, false",
    // Captures en passant end on empty squares, too.
    "mRceR, false",
  })
  void whichStartAtTheirEnd(String notation, boolean expected) throws TooLargeException {
    assertThat(Generated.text(Generated.piece(notation)).contains("Slides.start("))
        .isEqualTo(expected);
  }
}
