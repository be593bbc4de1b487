package io.github.betza.processor.path.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.work.Work;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeadEndTest {
  private static OptionalInt legs(String notation, int work) {
    Piece piece = Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
    return DeadEnd.of(piece.alternatives(), new Work(work));
  }

  /** A leg that branches is counted once, however many of its branches fail. */
  @ParameterizedTest
  @CsvSource({"cafuabmW, 2", "mafmabmabmabcW, 4", "mafmasmabmabcW, 4", "mafmafsmabmabcK, 4"})
  void countsTheLegsBeforeTheImpossibleOne(String notation, int legs) {
    assertThat(legs(notation, 1_000_000)).hasValue(legs);
  }

  @ParameterizedTest
  @CsvSource({"K", "O", "KcafuabmW", "oR", "mReabcafR"})
  void saysNothingOfOthers(String notation) {
    assertThat(legs(notation, 1_000_000)).isEmpty();
  }

  @Test
  void whatIsHardToFollowIsNotReported() {
    assertThat(legs("mafmabmabmabcW", 20)).isEmpty();
  }
}
