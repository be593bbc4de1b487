package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.betza.cli.Main;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Lets a real XBoard play whole games, where it and Xvfb are installed. XBoard sees to it that
 * every move is legal by what it knows and has been told, and takes down the game.
 */
@Tag("deep")
@Timeout(600)
class RealXBoardTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "chess, normal, 2, 120",
    "capablanca, capablanca, 2, 120",
    "griffon, griffon, 2, 120",
    "shako, shako, 1, 40",
    "chu, betzachu, 1, 25"
  })
  void playsAWholeGame(String variant, String name, String depth, String moves)
      throws IOException, InterruptedException {
    Optional<String> xboard = program("xboard");
    Optional<String> screen = program("xvfb-run");
    assumeTrue(xboard.isPresent() && screen.isPresent(), "XBoard and Xvfb are not installed");
    String engine = "sh " + engine(variant);
    List<String> words = new ArrayList<>(List.of(screen.get(), "-a", xboard.get()));
    words.addAll(List.of("-fcp", engine, "-scp", engine, "-variant", name));
    // A match of one game, a ply or two deep, with more time than it takes.
    words.addAll(List.of("-mg", "1", "-depth", depth, "-tc", "60", "-xexit"));
    words.addAll(List.of("-adjudicateDrawMoves", moves));
    words.addAll(List.of("-sgf", "game.pgn", "-debug", "-nameOfDebugFile", "log"));
    ProcessBuilder match = new ProcessBuilder(words);
    match.environment().put("HOME", folder.toString());
    match.directory(folder.toFile()).redirectErrorStream(true);
    match.redirectOutput(folder.resolve("out").toFile());
    Process running = match.start();
    // XBoard waits for an answer where it has a question, and nobody is there to give one.
    boolean ended = running.waitFor(5, TimeUnit.MINUTES);
    running.descendants().forEach(ProcessHandle::destroy);
    running.destroy();
    assertThat(ended).isTrue();
    assertThat(running.exitValue()).isZero();
    String log = Files.readString(folder.resolve("log"));
    String game = Files.readString(folder.resolve("game.pgn"));
    assertThat(log).doesNotContainIgnoringCase("illegal").doesNotContain("Error");
    assertThat(log).contains("<first : move ", "<second: move ");
    assertThat(log).doesNotContain("tellusererror");
    if (variant.equals("chu")) {
      assertThat(log).contains("<first : piece +P& WfF");
    }
    if (variant.equals("griffon")) {
      assertThat(log).contains("<first : piece G& FyafsF", "<first : piece M& WyafsW");
    }
    assertThat(game)
        .containsPattern("\\[Result \"(1-0|0-1|1/2-1/2)\"]")
        .containsPattern(
            "\\{(Xboard adjudication: .*|White wins .*|Black wins .*|Draw .*|Stalemate)} ")
        .doesNotContain("Forfeit")
        .contains("20. ");
  }

  /**
   * Returns a script that starts the engine; XBoard takes a command apart at every space. XBoard
   * waits for an engine that says at once that it is not done yet.
   */
  private Path engine(String variant) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path script = folder.resolve("engine.sh");
    Files.writeString(
        script,
        "echo feature done=0%nexec '%s' -cp '%s' %s play --variant %s%n"
            .formatted(java, System.getProperty("java.class.path"), Main.class.getName(), variant));
    return script;
  }

  private static Optional<String> program(String name) {
    Stream<String> path = Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1));
    return Stream.concat(path, Stream.of("/usr/games"))
        .map(place -> Path.of(place, name))
        .filter(Files::isExecutable)
        .map(Path::toString)
        .findFirst();
  }
}
