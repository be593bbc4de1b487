package io.github.betza.export.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.export.Engine;
import io.github.betza.export.Export;
import io.github.betza.export.ExportedGame;
import io.github.betza.export.GoalGames;
import io.github.betza.export.Recorded;
import io.github.betza.game.Perft;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is exported to Fairy-Stockfish, and how many sequences of moves the engine counts in it. The
 * engine's numbers were recorded; see {@code engine/SOURCES.md} among the resources. It measures
 * them again where the variable {@code BETZA_FFISH} names a folder in which {@code npm install
 * ffish} was done, and {@code node} is on the path; with {@code -Dbetza.engine=write} it records
 * them.
 */
@Tag("deep")
class FairyStockfishEngineTest {
  private static final int DEPTH = 3;
  private static final int LEAST_SAMPLES = 12;

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"samples", "armies", "goals"})
  void exportsWhatTheEngineCounted(String which) {
    Map<String, String> sections = Recorded.sections(which);
    Map<String, Long> counts = Recorded.counts(which, DEPTH);
    List<ExportedGame> games =
        games(which).stream().filter(game -> sections.containsKey(game.key())).toList();
    assertThat(games).hasSizeGreaterThanOrEqualTo(which.equals("goals") ? 4 : LEAST_SAMPLES);
    assertThat(games).hasSameSizeAs(sections.keySet()).hasSameSizeAs(counts.keySet());
    for (ExportedGame game : games) {
      Export export = game.export();
      assertThat(export.sentences()).as(game.key()).isEmpty();
      assertThat(export.text()).as(game.key()).isEqualTo(sections.get(game.key()));
      assertThat(Perft.count(game.game(), DEPTH)).as(game.key()).isEqualTo(counts.get(game.key()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"samples", "armies", "goals"})
  @EnabledIfEnvironmentVariable(named = "BETZA_FFISH", matches = ".+")
  void countsAsTheEngineDoes(String which) throws IOException, InterruptedException {
    Engine engine = new Engine(folder);
    List<String> expected = new ArrayList<>();
    StringBuilder sections = new StringBuilder();
    for (ExportedGame game : games(which)) {
      String text = game.export().text();
      engine.ask(game.key(), DEPTH, text);
      sections.append(text).append('\n');
      expected.add(game.key() + "\t" + DEPTH + "\t" + Perft.count(game.game(), DEPTH));
    }
    List<String> answers = engine.answers();
    assertThat(answers).isEqualTo(expected);
    if (System.getProperty("betza.engine", "").equals("write")) {
      Recorded.write(which, sections.toString(), answers);
    }
  }

  /** The engine built in Debian's package: the variable BETZA_FAIRY_STOCKFISH is its path. */
  @Test
  @EnabledIfEnvironmentVariable(named = "BETZA_FAIRY_STOCKFISH", matches = ".+")
  void theRecordedVariantsAreThoseThatTheEngineHasBuiltIn()
      throws IOException, InterruptedException {
    StringBuilder commands = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (Recorded.BuiltIn each : Recorded.builtIn()) {
      commands.append("setoption name UCI_Variant value ").append(each.name()).append('\n');
      commands.append("position startpos\ngo perft ").append(each.depth()).append('\n');
      expected.add("Nodes searched: " + each.count());
    }
    Path asked = Files.writeString(folder.resolve("commands"), commands + "quit\n");
    Path answers = folder.resolve("answers");
    Process process =
        new ProcessBuilder(System.getenv("BETZA_FAIRY_STOCKFISH"))
            .redirectInput(asked.toFile())
            .redirectOutput(answers.toFile())
            .start();
    assertThat(process.waitFor()).isZero();
    assertThat(Files.readAllLines(answers))
        .filteredOn(line -> line.startsWith("Nodes searched"))
        .isEqualTo(expected);
  }

  private static List<ExportedGame> games(String which) {
    return switch (which) {
      case "samples" -> ExportedGame.samples();
      case "armies" -> ExportedGame.armies();
      case "goals" -> GoalGames.all();
      default -> throw new IllegalArgumentException(which);
    };
  }
}
