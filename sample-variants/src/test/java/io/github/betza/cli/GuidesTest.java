package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.cli.Guide.Block;
import io.github.betza.processor.BetzaProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
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
    String problems = compile(program.files(), List.of("-Xlint:all,-processing", "-Werror"));
    assertThat(problems).isEmpty();
    if (!program.outputs().isEmpty()) {
      String printed = run();
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
        String problems = compile(Map.of(block.typeName(), block.code()), List.of());
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
    Path picture = Path.of("..", ".github", "griffon.svg");
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
        Pattern.compile("betza-(?:runtime|processor)(?::|</artifactId>\\s*<version>)(\\d[^\"<]*)");
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

  private String compile(Map<String, String> files, List<String> options) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Map.Entry<String, String> file : files.entrySet()) {
      sources.add(Files.writeString(folder.resolve(file.getKey() + ".java"), file.getValue()));
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter problems = new StringWriter();
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("-d", folder.toString(), "-s", folder.toString()));
    all.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    try (StandardJavaFileManager manager =
        compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      CompilationTask task =
          compiler.getTask(
              problems, manager, null, all, null, manager.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(List.of(new BetzaProcessor()));
      task.call();
    }
    return problems.toString().replace(folder + File.separator, "");
  }

  private String run() throws IOException, InterruptedException {
    String classPath = folder + File.pathSeparator + System.getProperty("java.class.path");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Process process =
        new ProcessBuilder(java.toString(), "-cp", classPath, GuideProgram.MAIN)
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return printed.replace(System.lineSeparator(), "\n");
  }
}
