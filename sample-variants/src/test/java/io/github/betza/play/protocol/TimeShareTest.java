package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.play.search.SearchLimits;
import org.junit.jupiter.api.Test;

class TimeShareTest {
  @Test
  void theOverheadIsTakenOffTheTime() {
    assertThat(TimeShare.exactly(1_000, 40)).isEqualTo(SearchLimits.NONE.withMillis(960, 960));
    assertThat(TimeShare.exactly(1_000, 0)).isEqualTo(SearchLimits.NONE.withMillis(1_000, 1_000));
    assertThat(TimeShare.ofClock(1_000, 0, 1, 400))
        .isEqualTo(SearchLimits.NONE.withMillis(300, 600));
  }

  /** However long the game lasts, the clock keeps a reserve, though each move takes all it may. */
  @Test
  void theClockKeepsAReserve() {
    long clock = 5_000;
    for (int move = 0; move < 1_000; move++) {
      clock -= TimeShare.ofClock(clock, 100, 0, 40).hardMillis();
      assertThat(clock).isGreaterThan(400);
      clock += 100;
    }
    assertThat(clock).isLessThan(1_000);
  }

  @Test
  void aMoveAlwaysHasSomeTime() {
    assertThat(TimeShare.exactly(10, 5_000)).isEqualTo(SearchLimits.NONE.withMillis(1, 1));
    assertThat(TimeShare.ofClock(-5, 0, 1, 5_000)).isEqualTo(SearchLimits.NONE.withMillis(0, 1));
  }
}
