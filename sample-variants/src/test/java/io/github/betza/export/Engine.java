package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Fairy-Stockfish as the package ffish of npm has it, run by node. */
public final class Engine {
  /** Reads a line of JSON for each game: key, depth, section. Answers with key, depth and count. */
  private static final String SCRIPT =
      """
      "use strict";
      const engine = require("ffish");
      const lines = require("fs").readFileSync(0, "utf8").split("\\n").filter(Boolean);

      function perft(board, depth) {
        const moves = board.legalMoves().split(" ").filter(Boolean);
        if (depth === 1) {
          return moves.length;
        }
        let count = 0;
        for (const move of moves) {
          board.push(move);
          count += perft(board, depth - 1);
          board.pop();
        }
        return count;
      }

      engine.onRuntimeInitialized = () => {
        for (const line of lines) {
          const [key, depth, section] = JSON.parse(line);
          engine.loadVariantConfig(section);
          const board = new engine.Board(key);
          console.log(key + "\\t" + depth + "\\t" + perft(board, depth));
          board.delete();
        }
      };
      """;

  private final Path folder;
  private final ObjectMapper json = new ObjectMapper();
  private final StringBuilder questions = new StringBuilder();

  /**
   * Makes an engine.
   *
   * @param folder where files can be put
   */
  public Engine(Path folder) {
    this.folder = folder;
  }

  /** Wants to know a perft from the position in which a variant begins. */
  public void ask(String key, int depth, String section) throws IOException {
    questions.append(json.writeValueAsString(List.of(key, depth, section))).append('\n');
  }

  /** Returns a line for every question: key, depth and count, with tabs between them. */
  public List<String> answers() throws IOException, InterruptedException {
    Path script = Files.writeString(folder.resolve("perft.js"), SCRIPT);
    Path asked = Files.writeString(folder.resolve("questions"), questions);
    Path answers = folder.resolve("answers");
    ProcessBuilder node = new ProcessBuilder("node", "--no-experimental-fetch", script.toString());
    node.environment().put("NODE_PATH", System.getenv("BETZA_FFISH") + "/node_modules");
    node.redirectInput(asked.toFile()).redirectOutput(answers.toFile());
    node.redirectError(ProcessBuilder.Redirect.INHERIT);
    assertThat(node.start().waitFor()).isZero();
    return Files.readAllLines(answers);
  }
}
