package io.github.betza.processor.path.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Alternative;
import io.github.betza.processor.path.LargestBoard;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.work.Work;
import io.github.betza.processor.work.WorkSpentException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FollowerTest {
  private static final int MOST = 1_000_000;

  /** A square that is asked for takes twelve bytes at the least, and an effect more than fifty. */
  @Tag("deep")
  @ParameterizedTest
  @ValueSource(strings = {"vm(blda)sR", "v(daa)3R", "c(mka)3Q"})
  void whatIsKeptOfLongMovesIsBoundedToo(String notation) {
    Piece piece = Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
    long[] kept = {0};
    Follower follower =
        new Follower(
            new Requirements(LargestBoard.ACROSS),
            new Work(MOST),
            (result, terms) -> {
              kept[0] += 12L * terms.size() + 50L * result.effects().size();
              return true;
            });
    assertThatThrownBy(
            () -> {
              for (Alternative alternative : piece.alternatives()) {
                ((Alternative.Walk) alternative).first().forEach(follower::follow);
              }
            })
        .isInstanceOf(WorkSpentException.class);
    assertThat(kept[0]).isPositive().isLessThan(4 * MOST);
  }
}
