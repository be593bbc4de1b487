package io.github.betza.processor.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkTest {
  @ParameterizedTest
  @ValueSource(longs = {5, 15})
  void aPartIsSpentWithTheWhole(long part) {
    Work whole = new Work(10);
    Work some = whole.part(part);
    some.spend(5);
    assertThatThrownBy(() -> some.spend(6)).isInstanceOf(WorkSpentException.class);
    Work other = whole.part(100);
    assertThat(other.isSpent()).isTrue();
    assertThatThrownBy(() -> other.spend(1)).isInstanceOf(WorkSpentException.class);
    assertThat(whole.done()).isEqualTo(12);
  }

  @Test
  void aPartThatIsSpentLeavesTheRestOfTheWhole() {
    Work whole = new Work(10);
    Work some = whole.part(2);
    some.count(3);
    assertThat(some.isSpent()).isTrue();
    assertThat(whole.isSpent()).isFalse();
    whole.spend(7);
    assertThat(whole.done()).isEqualTo(10);
  }

  /** What has to be done is never ended, but nothing optional is begun behind it. */
  @Test
  void workThatHasToBeDoneIsCountedOnly() {
    Work work = new Work(10);
    work.count(100);
    work.count(100);
    assertThat(work.done()).isEqualTo(200);
    assertThatThrownBy(() -> work.spend(0)).isInstanceOf(WorkSpentException.class);
  }

  @Test
  void longerTextsMayTakeMore() {
    Work small = Work.on("K");
    Work large = Work.on("K".repeat(1_000));
    small.count(10_000_000);
    large.count(10_000_000);
    assertThat(small.isSpent()).isTrue();
    assertThat(large.isSpent()).isFalse();
  }
}
