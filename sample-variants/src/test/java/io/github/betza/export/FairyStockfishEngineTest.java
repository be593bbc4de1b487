package io.github.betza.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.betza.declared.Declarations;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.samples.almost.AlmostChess;
import io.github.betza.samples.almost.AlmostChessGame;
import io.github.betza.samples.amazon.AmazonChess;
import io.github.betza.samples.amazon.AmazonChessGame;
import io.github.betza.samples.berolina.Berolina;
import io.github.betza.samples.berolina.BerolinaGame;
import io.github.betza.samples.capablanca.Capablanca;
import io.github.betza.samples.capablanca.CapablancaGame;
import io.github.betza.samples.chess.Chess;
import io.github.betza.samples.chess.ChessGame;
import io.github.betza.samples.courier.CourierChess;
import io.github.betza.samples.courier.CourierChessGame;
import io.github.betza.samples.grand.Grand;
import io.github.betza.samples.grand.GrandGame;
import io.github.betza.samples.grasshopper.GrasshopperChess;
import io.github.betza.samples.grasshopper.GrasshopperChessGame;
import io.github.betza.samples.hoppelpoppel.HoppelPoppel;
import io.github.betza.samples.hoppelpoppel.HoppelPoppelGame;
import io.github.betza.samples.makruk.Makruk;
import io.github.betza.samples.makruk.MakrukGame;
import io.github.betza.samples.nightrider.NightriderChess;
import io.github.betza.samples.nightrider.NightriderChessGame;
import io.github.betza.samples.omicron.Omicron;
import io.github.betza.samples.omicron.OmicronGame;
import io.github.betza.samples.opulent.Opulent;
import io.github.betza.samples.opulent.OpulentGame;
import io.github.betza.samples.shako.Shako;
import io.github.betza.samples.shako.ShakoGame;
import io.github.betza.samples.shatranj.Shatranj;
import io.github.betza.samples.shatranj.ShatranjGame;
import io.github.betza.samples.tencubed.TenCubed;
import io.github.betza.samples.tencubed.TenCubedGame;
import io.github.betza.samples.xiangqi.Xiangqi;
import io.github.betza.samples.xiangqi.XiangqiGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.api.io.TempDir;

/**
 * The engine itself reads what is written for it, and counts as many sequences of moves. It runs
 * where the variable {@code BETZA_FFISH} names a folder in which {@code npm install ffish} was
 * done, and {@code node} is on the path.
 */
@EnabledIfEnvironmentVariable(named = "BETZA_FFISH", matches = ".+")
class FairyStockfishEngineTest {
  private static final int DEPTH = 3;
  private static final int ARMIES = 24;

  /** Reads a line of JSON for each game: key, depth, section. Answers with key and count. */
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
          console.log(key + " " + perft(board, depth));
          board.delete();
        }
      };
      """;

  @TempDir private Path folder;

  private final ObjectMapper json = new ObjectMapper();

  @Test
  void countsTheSampleGamesAsWeDo() throws IOException, InterruptedException {
    Map<Class<?>, Game> games = new LinkedHashMap<>();
    games.put(AlmostChess.class, new AlmostChessGame());
    games.put(AmazonChess.class, new AmazonChessGame());
    games.put(Berolina.class, new BerolinaGame());
    games.put(Capablanca.class, new CapablancaGame());
    games.put(Chess.class, new ChessGame());
    games.put(CourierChess.class, new CourierChessGame());
    games.put(Grand.class, new GrandGame());
    games.put(GrasshopperChess.class, new GrasshopperChessGame());
    games.put(HoppelPoppel.class, new HoppelPoppelGame());
    games.put(Makruk.class, new MakrukGame());
    games.put(NightriderChess.class, new NightriderChessGame());
    games.put(Omicron.class, new OmicronGame());
    games.put(Opulent.class, new OpulentGame());
    games.put(Shako.class, new ShakoGame());
    games.put(Shatranj.class, new ShatranjGame());
    games.put(TenCubed.class, new TenCubedGame());
    games.put(Xiangqi.class, new XiangqiGame());
    List<DeclaredVariant> variants = Declarations.read(games.keySet());
    check(variants, List.copyOf(games.values()));
  }

  @Test
  void countsMadeUpArmiesAsWeDo() throws IOException, InterruptedException {
    List<DeclaredVariant> variants = new ArrayList<>();
    List<Game> games = new ArrayList<>();
    for (int seed = 0; seed < ARMIES; seed++) {
      MadeUpArmy army = new MadeUpArmy(seed);
      variants.add(army.variant());
      games.add(army.game());
    }
    check(variants, games);
  }

  private void check(List<DeclaredVariant> variants, List<Game> games)
      throws IOException, InterruptedException {
    StringBuilder questions = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < variants.size(); i++) {
      String key = "betza-" + i;
      Export export = Target.FAIRY_STOCKFISH.export(variants.get(i), key);
      assertThat(export.omissions()).as(variants.get(i).name()).isEmpty();
      questions.append(json.writeValueAsString(List.of(key, DEPTH, export.text()))).append('\n');
      expected.add(key + " " + Perft.count(games.get(i), DEPTH));
    }
    assertThat(ask(questions.toString())).isEqualTo(expected);
  }

  private List<String> ask(String questions) throws IOException, InterruptedException {
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
