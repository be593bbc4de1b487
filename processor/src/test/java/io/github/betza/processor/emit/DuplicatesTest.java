package io.github.betza.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.emit.plan.TooLargeException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which pieces look for a move in the list before they append it, and which need not. */
final class DuplicatesTest {
  @ParameterizedTest
  @CsvSource({
    "Q, false",
    "cpQ, false",
    "(paf)3R, false",
    "(paf)3N, false",
    "mRcafpR, false",
    "(paf)3RmN, false",
    "(paf)3RmD, true",
    "RafR, true",
    "mQcafmQ, false",
    "WfNN, false",
    "RfD, true",
    "afsK, true",
    "afsR, true",
    // A capture on the way tells the moves apart, unless the piece comes back to it.
    "caR, false",
    "cabR, false",
    "mQcaQ, false",
    "mRcaRcafD, true",
    "caRcaibD, true",
    "cabRcaibD, true",
    "cacaK, true",
    "KmabK, true",
  })
  void whichMayComeTwice(String notation, boolean expected) throws TooLargeException {
    assertThat(Generated.text(Generated.piece(notation)).contains("Unique(")).isEqualTo(expected);
  }

  /** Where a victim en passant stood, only the position tells; but what stands still is empty. */
  @Test
  void aCaptureEnPassantOnTheWayLeavesQuietMovesAlone() throws TooLargeException {
    assertThat(Generated.text(Generated.piece("QeafmW")))
        .contains("moves.quiet(")
        .contains("moves.pending().addUnique(Move.capture(")
        .doesNotContain("moves.pending().addUnique(Move.quiet(");
  }
}
