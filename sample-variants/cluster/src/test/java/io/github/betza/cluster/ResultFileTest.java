package io.github.betza.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import io.github.betza.cli.cluster.ClusterException;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultFileTest {
  private static final int UNITS = 20;

  @TempDir Path folder;
  private Path path;
  private String text;

  @BeforeEach
  void write() throws IOException {
    path = folder.resolve("results");
    try (ResultFile file = ResultFile.open(path, "abc", UNITS)) {
      assertThat(file.kept()).isEmpty();
      file.add(0, 12);
      file.add(7, Long.MAX_VALUE);
    }
    text = Files.readString(path);
    assertThat(text).startsWith("betza perft abc\n0 12 ");
  }

  @Test
  void keepsResults() {
    try (ResultFile file = ResultFile.open(path, "abc", UNITS)) {
      assertThat(file.kept()).containsExactly(entry(0, 12L), entry(7, Long.MAX_VALUE));
      file.add(8, 1);
    }
    try (ResultFile file = ResultFile.open(path, "abc", UNITS)) {
      assertThat(file.kept()).hasSize(3).containsEntry(8, 1L);
    }
  }

  /** An interrupted count leaves any part of what it wrote. */
  @Test
  void whatWasNotWrittenToTheEndIsLeftOut() throws IOException {
    int lines = text.indexOf('\n') + 1;
    int one = text.indexOf('\n', lines) + 1;
    for (int length = 0; length < text.length(); length++) {
      Files.writeString(path, text.substring(0, length));
      try (ResultFile file = ResultFile.open(path, "abc", UNITS)) {
        assertThat(file.kept()).hasSize(length < one ? 0 : 1);
        file.add(7, Long.MAX_VALUE);
      }
      try (ResultFile file = ResultFile.open(path, "abc", UNITS)) {
        assertThat(file.kept()).containsEntry(7, Long.MAX_VALUE);
      }
    }
  }

  @Test
  void aChangedLetterIsDamage() throws IOException {
    for (int at = text.indexOf('\n') + 1; at < text.length() - 1; at++) {
      char changed = text.charAt(at) == '1' ? '2' : '1';
      String damaged = text.substring(0, at) + changed + text.substring(at + 1);
      Files.writeString(path, damaged);
      assertThatThrownBy(() -> ResultFile.open(path, "abc", UNITS))
          .as(damaged)
          .isInstanceOf(ClusterException.class)
          .hasMessageContaining("is damaged in line ");
      assertThat(path).hasContent(damaged);
    }
  }

  @Test
  void anotherCountIsRefused() {
    assertThatThrownBy(() -> ResultFile.open(path, "abd", UNITS))
        .isInstanceOf(ClusterException.class)
        .hasMessageEndingWith(
            " belongs to another count: the game, the position, the depth or the version differs");
    assertThat(path).hasContent(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "a list of things to do\n", "betza moves\n"})
  void anotherFileIsRefusedAndStaysAsItIs(String content) throws IOException {
    Files.writeString(path, content);
    assertThatThrownBy(() -> ResultFile.open(path, "abc", UNITS))
        .isInstanceOf(ClusterException.class)
        .hasMessageEndingWith(" holds no results of a count");
    assertThat(Files.readString(path)).isEqualTo(content);
  }

  @Test
  void twoCountsCannotUseOneFile() {
    try (ResultFile file = ResultFile.open(path, "abc", UNITS)) {
      assertThatThrownBy(() -> ResultFile.open(path, "abc", UNITS))
          .isInstanceOf(ClusterException.class)
          .hasMessageStartingWith("--resume: another count uses ");
      assertThat(file.kept()).hasSize(2);
    }
  }

  /** A count writes the result of a unit once, so one of the two was put there. */
  @ParameterizedTest
  @ValueSource(longs = {12, 13})
  void aUnitThatIsThereTwiceIsRefused(long nodes) throws IOException {
    try (ResultFile file = ResultFile.open(path, "abc", UNITS)) {
      file.add(0, nodes);
    }
    String twice = Files.readString(path);
    assertThatThrownBy(() -> ResultFile.open(path, "abc", UNITS))
        .isInstanceOf(ClusterException.class)
        .hasMessage(
            "--resume: '"
                + path
                + "' is damaged in line 4: it has a result of unit 0, and so has line 2");
    assertThat(path).hasContent(twice);
  }

  @Test
  void aUnitThatTheCountDoesNotHaveIsRefused() {
    assertThatThrownBy(() -> ResultFile.open(path, "abc", 7))
        .isInstanceOf(ClusterException.class)
        .hasMessage("--resume: '" + path + "' is damaged in line 3");
  }

  /** What a count never writes is not read either. */
  @Test
  void aFileWithMoreResultsThanUnitsIsRefused() throws IOException {
    Files.writeString(path, text + "0 12 00000000\n".repeat(100));
    assertThatThrownBy(() -> ResultFile.open(path, "abc", UNITS))
        .isInstanceOf(ClusterException.class)
        .hasMessage(
            "--resume: '" + path + "' is damaged: it has more results than the count has units");
  }

  @Test
  void resultsThatAreTooLargeTogetherAreRefused() {
    Results results = new Results(WorkUnits.of(Games.find("chess", null).orElseThrow(), 2));
    try (ResultFile file = ResultFile.open(path, "abc", UNITS)) {
      assertThatThrownBy(() -> file.giveTo(results))
          .isInstanceOf(ClusterException.class)
          .hasMessage(
              "--resume: '"
                  + path
                  + "' is damaged in line 3: all sequences together are more than"
                  + " 9223372036854775807; the largest result is 9223372036854775807, of unit 7");
    }
  }

  /** Nothing ever comes out of a pipe that only this program has open. */
  @Test
  @Timeout(60)
  @DisabledOnOs(OS.WINDOWS)
  void aPipeIsRefused() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    assertThatThrownBy(() -> ResultFile.open(pipe, "abc", UNITS))
        .isInstanceOf(ClusterException.class)
        .hasMessage("--resume: '" + pipe + "' cannot be used: it is not a regular file");
  }

  @Test
  void aFolderIsRefused() {
    assertThatThrownBy(() -> ResultFile.open(folder, "abc", UNITS))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining(" cannot be used: ");
  }
}
