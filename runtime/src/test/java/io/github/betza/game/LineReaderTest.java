package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.Geometry;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LineReaderTest {
  private static final Geometry GEOMETRY = new Geometry(4, 3);

  @ParameterizedTest
  @CsvSource({
    "'0,1x1-999999999', 2",
    "'1,0x2-999999999', 2",
    "'0,2', 1",
    "'0,1x3-9', 0",
    "'0,3', 0",
    "'1,0x1-9#0,1x1-2', 6"
  })
  void linesEndWithTheBoard(String path, int count) {
    assertThat(LineReader.read(GEOMETRY, path).orElseThrow()).hasSize(count);
  }

  /** Where a leap goes too far to be looked at, nothing is known, and nothing fails. */
  @ParameterizedTest
  @ValueSource(strings = {"999999999,-999999999", "1,0.0,-999999999"})
  void leapsThatAreTooLong(String path) {
    assertThat(LineReader.read(GEOMETRY, path)).isEmpty();
  }

  /** Ways that never hold are no lines, but who looks at each of them looks for ever. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0,1x1-35#0,-1x1-35#0,1x1-35#0,-1x1-35#0,1x1-35#0,-1x1-35",
        "0,1x1-35#0,-1x1-35#0,1x1-35#0,-1x1-35#0,1x1-35#0,8x5-9"
      })
  @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void waysWithoutEnd(String path) {
    assertThat(LineReader.read(new Geometry(36, 36), path)).isEmpty();
    assertThat(LineReader.read(GEOMETRY, path)).isPresent();
  }

  /** Numbers without end, and repetitions that lead nowhere, are no lines. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "zzz",
        "0,1x1",
        "0,1x0-0",
        "0,1x5-2",
        "0,0x1-200000000",
        "0,1x1-99999999999",
        "-2147483648,0",
        "99999999999,1",
        "1,1.0,1x0-3",
        "o0,0x1-3",
        "o0,1x3-1",
        "o1,1x1-99999999999"
      })
  void refusesWhatHasNoMeaning(String path) {
    assertThatThrownBy(() -> LineReader.check("1,1 " + path))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("'" + path + "' is no path of an attack");
  }
}
