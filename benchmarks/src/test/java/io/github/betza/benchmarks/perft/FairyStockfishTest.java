package io.github.betza.benchmarks.perft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.benchmarks.measure.Effort;
import io.github.betza.benchmarks.measure.MeasuringException;
import io.github.betza.benchmarks.measure.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The dialog with the engine, with a script in its place, which counts what it is told to. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script asks for sh")
class FairyStockfishTest {
  private static final String SCRIPT =
      """
      #!/bin/sh
      while read -r line; do
        echo "$line" >> "$0.heard"
        case "$line" in
          uci) echo "id name Script"
               echo "option name UCI_Variant type combo default chess var chess var makruk"
               echo uciok ;;
          compiler) echo "Compiled by hand"; echo "Compilation settings include:  64bit BMI2" ;;
          isready) echo readyok ;;
          "go perft 1") echo "a2a3: 1"; echo "Nodes searched: 20" ;;
          "go perft 2") echo "a2a3: 20"; echo "Nodes searched: 400" ;;
          quit) exit 0 ;;
        esac
      done
      """;

  @TempDir private Path folder;
  private Path program;

  @BeforeEach
  void writeScript() throws IOException {
    program = Files.writeString(folder.resolve("engine"), SCRIPT);
    assertThat(program.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void tellsItsNameAndVariants() {
    FairyStockfish engine = FairyStockfish.of(program);
    assertThat(engine.name()).isEqualTo("Script");
    assertThat(engine.settings()).isEqualTo("64bit BMI2");
    assertThat(engine.description()).isEqualTo("Script, built for 8x8, 64bit BMI2");
    assertThat(engine.variants()).containsExactlyInAnyOrder("chess", "makruk");
  }

  @Test
  void counts() throws IOException {
    FairyStockfish.Counted counted =
        FairyStockfish.of(program)
            .count("chess", "8/8/8/8/8/8/k7/K7 w - - 0 1", 2, List.of(30L, 100L).iterator()::next);
    assertThat(counted).isEqualTo(new FairyStockfish.Counted(400, 70));
    assertThat(Files.readAllLines(folder.resolve("engine.heard")))
        .contains(
            "setoption name UCI_Variant value chess", "position fen 8/8/8/8/8/8/k7/K7 w - - 0 1");
  }

  @Test
  void countsUntilTheTimeIsOver() throws IOException {
    FairyStockfish.Counted counted =
        FairyStockfish.of(program).countAgain("chess", PerftTask.FIRST, 2, 20);
    assertThat(counted.nodes()).isEqualTo(400);
    assertThat(counted.nanos()).isNotNegative();
    assertThat(Files.readAllLines(folder.resolve("engine.heard")))
        .contains("position startpos", "go perft 2");
  }

  @Tag("deep")
  @Test
  void isComparedWhereItKnowsTheGameAndCountsAlike() {
    Table table = measure(2, "chess", "makruk", "grand");
    assertThat(table.rows().get(0).get(2)).isNotEqualTo(Table.NONE);
    assertThat(table.rows().get(1).get(2)).isEqualTo(Table.NONE);
    assertThat(table.rows().get(2).get(2)).isEqualTo(Table.NONE);
    assertThat(table.notes())
        .containsExactly(
            "Build 1: Script, built for 8x8, 64bit BMI2.",
            "makruk: Script counts 20 to depth 1 where we count 23; its rules are others.");
  }

  /** The second build waits before it answers. */
  @Tag("deep")
  @Test
  void theFastestBuildIsComparedWith() throws IOException {
    Path slow =
        Files.writeString(folder.resolve("slow"), SCRIPT.replace("echo \"a2a3: 1\"", "sleep 1"));
    assertThat(slow.toFile().setExecutable(true)).isTrue();
    Engines engines = new Engines(List.of(FairyStockfish.of(slow), FairyStockfish.of(program)));
    PerftTask task = new PerftTask("chess", "chess", 2, PerftTask.FIRST, true);
    List<String> notes = new ArrayList<>();
    FairyStockfish fastest = engines.fastest(task, 1, 20, notes).orElseThrow();
    assertThat(engines.number(fastest)).isEqualTo(2);
    assertThat(notes).isEmpty();
  }

  @Test
  void aCountThatDiffersInTheEndIsAnError() throws IOException {
    Files.writeString(program, SCRIPT.replace("400", "401"));
    assertThatThrownBy(() -> measure(2, "chess"))
        .isInstanceOf(MeasuringException.class)
        .hasMessage("chess: the engine counts 401 where we count 400");
  }

  @Test
  void anEngineThatEndsIsAnError() throws IOException {
    Files.writeString(program, "#!/bin/sh\n");
    assertThatThrownBy(() -> FairyStockfish.of(program))
        .isInstanceOf(MeasuringException.class)
        .hasMessageContaining("before it said \"uciok\"");
  }

  @Test
  void anEngineThatDoesNotAnswerIsAnError() throws IOException {
    Files.writeString(program, "#!/bin/sh\nwhile read -r line; do :; done\n");
    try (EngineProcess process = new EngineProcess(program, 100)) {
      process.say("uci");
      assertThatThrownBy(() -> process.readUntil("uciok"))
          .isInstanceOf(MeasuringException.class)
          .hasMessageContaining("was silent for too long");
    }
  }

  /** It may take its time for each answer, and for each line of one. */
  @Tag("deep")
  @Test
  void anEngineThatAnswersMayGoOn() throws IOException {
    Files.writeString(
        program,
        """
        #!/bin/sh
        while read -r line; do
          sleep 1
          echo "$line"
          sleep 1
          echo ok
        done
        """);
    try (EngineProcess process = new EngineProcess(program, 3_000)) {
      for (String question : List.of("one", "two")) {
        process.say(question);
        assertThat(process.readUntil("ok")).containsExactly(question, "ok");
      }
    }
  }

  @Test
  void aProgramThatIsNoneIsAnError() {
    assertThatThrownBy(() -> FairyStockfish.of(folder))
        .isInstanceOf(MeasuringException.class)
        .hasMessageContaining("cannot be started");
  }

  private Table measure(int depth, String... games) {
    List<PerftTask> tasks =
        List.of(games).stream()
            .map(game -> new PerftTask(game, game, depth, PerftTask.FIRST, true))
            .toList();
    WalkSection section =
        new WalkSection(Counting.LISTED, tasks, List.of(FairyStockfish.of(program)));
    return section.measure(Effort.SMALLEST, line -> {}).get(0);
  }
}
