package io.github.betza.cli.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Model.UsageMessageSpec;

class TerminalProbeTest {
  private static Terminal shown(Map<String, String> environment, String encoding) {
    return new TerminalProbe(environment, encoding, new UsageMessageSpec()).shown(77);
  }

  @Test
  void aTerminalShowsColorsAsWideAsItIs() {
    assertThat(shown(Map.of("TERM", "xterm"), "UTF-8")).isEqualTo(new Terminal(77, true, true));
  }

  @ParameterizedTest
  @CsvSource({
    "NO_COLOR, 1, false",
    "NO_COLOR, 0, false",
    "NO_COLOR, '', true",
    "TERM, dumb, false",
    "TERM, xterm, true"
  })
  void colorsAreLeftOutWhereTheUserSaysSo(String variable, String value, boolean colors) {
    assertThat(shown(Map.of(variable, value), "UTF-8").colors()).isEqualTo(colors);
  }

  @Test
  void theOldestTerminalOfWindowsHasNoColors() {
    assertThat(shown(Map.of("OS", "Windows_NT"), "cp65001").colors()).isFalse();
    assertThat(shown(Map.of("OS", "Windows_NT", "WT_SESSION", "1"), "cp65001").colors()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"40, 40", "0, 77", "-3, 77", "wide, 77", "1234567, 77", "'', 77"})
  void columnsOfTheEnvironmentGoBeforeThoseOfTheSystem(String columns, int width) {
    assertThat(shown(Map.of("COLUMNS", columns), "UTF-8").width()).isEqualTo(width);
  }

  @ParameterizedTest
  @CsvSource({"UTF-8, true", "utf8, true", "cp65001, true", "ANSI_X3.4-1968, false", "'', false"})
  void lettersBeyondAsciiNeedAnEncoding(String encoding, boolean unicode) {
    assertThat(shown(Map.of(), encoding).unicode()).isEqualTo(unicode);
  }
}
