package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.cli.Guide.Block;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples in the Javadoc of the runtime's packages: they run, and name every method. */
@Timeout(300)
@Tag("deep")
class RuntimeExamplesTest {
  private static final Path RUNTIME =
      Path.of("..", "runtime", "src", "main", "java", "io", "github", "betza");

  private static final Pattern EXAMPLE =
      Pattern.compile("(?s)<pre>\\{@code\\n(.*?)\\n \\* \\}</pre>");

  private static final Pattern PRINTED = Pattern.compile("System\\.out\\.println\\(.*\\); // (.*)");

  /** A public class of the file, or a public method with its Javadoc. */
  private static final Pattern TYPE =
      Pattern.compile("(?m)^public .*\\b(class|interface|enum|record) ");

  private static final Pattern METHOD =
      Pattern.compile("(?m)^  public (?!.*\\b(class|interface|enum|record) )[^=;\\n]*?(\\w+)\\(");

  private static final String GENERATED = ".*[Ff]or generated (code|games).*";

  private static final String IMPORTS =
      "import io.github.betza.board.*;\nimport io.github.betza.game.*;\n";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"board", "game", "model"})
  void examplesPrintWhatTheySay(String name) throws IOException, InterruptedException {
    assertThat(printed(examples(name))).hasSizeGreaterThan(name.equals("model") ? 3 : 20);
  }

  /** The examples of a class use the pieces and the game of its package. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "board/Board",
        "board/MoveList",
        "game/Game",
        "game/GameRulesBuilder",
        "game/LegalMove"
      })
  void examplesOfClassesPrintWhatTheySay(String name) throws IOException, InterruptedException {
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Block("java", "", IMPORTS));
    examples(name.substring(0, name.indexOf('/'))).stream()
        .filter(Block::isFile)
        .forEach(blocks::add);
    blocks.addAll(examples(RUNTIME.resolve(name + ".java")));
    assertThat(printed(blocks)).isNotEmpty();
  }

  /** Runs examples, and compares what they print with what they say. */
  private List<String> printed(List<Block> blocks) throws IOException, InterruptedException {
    GuideProgram program = GuideProgram.of(blocks);
    GuideRun run = new GuideRun(folder);
    assertThat(run.compile(program.files(), List.of("-Xlint:all,-processing"))).isEmpty();
    List<String> expected =
        blocks.stream()
            .flatMap(block -> PRINTED.matcher(block.code()).results())
            .map(printed -> printed.group(1))
            .toList();
    assertThat(run.output().lines().filter(line -> !line.equals(GuideProgram.MARK)))
        .isEqualTo(expected);
    return expected;
  }

  @ParameterizedTest
  @ValueSource(strings = {"board", "game"})
  void everyMethodForPeopleHasAnExample(String name) throws IOException {
    String examples = String.join("\n", examples(name).stream().map(Block::code).toList());
    List<String> missing = new ArrayList<>();
    int found = 0;
    try (Stream<Path> files = Files.list(RUNTIME.resolve(name))) {
      for (Path file : files.sorted().toList()) {
        String source = Files.readString(file);
        MatchResult type = TYPE.matcher(source).results().findFirst().orElse(null);
        if (type == null || isForGeneratedCode(source, type.start())) {
          continue;
        }
        for (MatchResult method : METHOD.matcher(source).results().toList()) {
          found++;
          boolean inherited = source.substring(0, method.start()).endsWith("@Override\n");
          if (!inherited
              && !isForGeneratedCode(source, method.start())
              && !examples.contains(method.group(2) + "(")) {
            missing.add(file.getFileName() + ": " + method.group(2));
          }
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(found).isGreaterThan(60);
  }

  /** Returns whether the Javadoc right before a declaration says so. */
  private static boolean isForGeneratedCode(String source, int declaration) {
    int start = source.lastIndexOf("/**", declaration);
    int end = source.lastIndexOf("*/", declaration);
    boolean documented = start >= 0 && source.substring(end + 2, declaration).lines().count() < 4;
    return documented && source.substring(start, end).replaceAll("[\\s*]+", " ").matches(GENERATED);
  }

  private static List<Block> examples(String name) throws IOException {
    return examples(RUNTIME.resolve(name).resolve("package-info.java"));
  }

  private static List<Block> examples(Path file) throws IOException {
    return EXAMPLE
        .matcher(Files.readString(file))
        .results()
        .map(block -> block.group(1).replaceAll("(?m)^ \\* ?", ""))
        .map(code -> new Block("java", "", code + "\n"))
        .toList();
  }
}
