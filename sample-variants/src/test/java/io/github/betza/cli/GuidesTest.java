package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.cli.Guide.Block;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the README and the guides show compiles, runs, and prints what they say. */
@Timeout(300)
class GuidesTest {
  private static final int MOST_WORDS = 35;
  private static final String PROMPT = "$ betza ";

  @TempDir Path folder;

  static Stream<Guide> guides() throws IOException {
    return Guide.all();
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("guides")
  void javaPrintsWhatThePageShows(Guide guide) throws Exception {
    GuideProgram program = GuideProgram.of(guide.blocks());
    if (program.files().isEmpty()) {
      return;
    }
    String problems =
        new GuideRun(folder).compile(program.files(), List.of("-Xlint:all,-processing", "-Werror"));
    assertThat(problems).isEmpty();
    if (!program.outputs().isEmpty()) {
      String printed = new GuideRun(folder).output();
      String expected = String.join(GuideProgram.MARK + "\n", program.outputs());
      assertThat(printed).isEqualTo(expected + GuideProgram.MARK + "\n");
    }
  }

  /** A block that is marked as an error is refused with the text after it. */
  @ParameterizedTest
  @MethodSource("guides")
  void mistakesAreShownAsTheCompilerPrintsThem(Guide guide) throws Exception {
    List<Block> blocks = guide.blocks();
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      if (block.role().equals("error")) {
        String problems =
            new GuideRun(folder).compile(Map.of(block.typeName(), block.code()), List.of());
        assertThat(problems).contains(blocks.get(i + 1).code().stripTrailing());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("guides")
  void commandsPrintWhatThePageShows(Guide guide) {
    for (Block block : guide.blocks()) {
      if (block.language().equals("console")) {
        assertThat(printed(block.code())).isEqualTo(block.code());
      }
    }
  }

  /** Returns the commands of a block, each with what it prints; an error where it fails. */
  private static String printed(String block) {
    StringBuilder shown = new StringBuilder();
    for (String line : block.lines().filter(each -> each.startsWith(PROMPT)).toList()) {
      Cli run = Cli.run(line.substring(PROMPT.length()).split(" ", -1));
      shown.append(line).append('\n').append(run.out()).append(run.code() == 0 ? "" : run.err());
    }
    return shown.toString().replace(System.lineSeparator(), "\n");
  }

  /** The picture in the README is the one that the command line draws. */
  @Test
  void theReadmeShowsTheGriffon() throws IOException {
    Path picture = Path.of("..", "processor", "guide", "pictures", "griffon.svg");
    assertThat(Cli.run("explain", "FyafsF", "--svg").out()).isEqualTo(Files.readString(picture));
  }

  @ParameterizedTest
  @MethodSource("guides")
  void linksLeadSomewhere(Guide guide) {
    assertThat(guide.links()).allSatisfy(target -> assertThat(target).exists());
  }

  /** Users copy what is shown, so it names the version that is built. */
  @ParameterizedTest
  @MethodSource("guides")
  void versionsAreThoseOfTheBuild(Guide guide) throws IOException {
    String pom = Files.readString(Path.of("..", "pom.xml"));
    var own = Pattern.compile("<version>([^<]+)</version>").matcher(pom);
    assertThat(own.find()).isTrue();
    var named =
        Pattern.compile(
            "betza-(?:runtime|processor)(?:[:-]|</artifactId>\\s*<version>)(\\d.*?)(?:\"|<|\\.jar)");
    assertThat(named.matcher(guide.text()).results().map(match -> match.group(1)))
        .allMatch(version -> version.equals(own.group(1)));
  }

  @ParameterizedTest
  @MethodSource("guides")
  void sentencesAreShort(Guide guide) {
    for (String paragraph : guide.paragraphs()) {
      for (String sentence : paragraph.split("(?<=[.:!?])\\s+(?=\\S)", -1)) {
        long words = Arrays.stream(sentence.strip().split("\\s+", -1)).count();
        assertThat(words).as(sentence).isLessThanOrEqualTo(MOST_WORDS);
      }
    }
  }
}
