package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.betza.game.Game;
import io.github.betza.game.LegalMove;
import io.github.betza.game.Perft;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Holds the games that the engine of the pages plays against the generated ones: the number of
 * sequences of three moves, and a game at random, for every sample. It needs Node.js, and is
 * skipped where there is none.
 */
@Tag("deep")
class GamesInPagesTest {
  private static final int DEPTH = 3;
  private static final int PLIES = 60;

  @TempDir private Path folder;

  @Test
  void thePagesPlayTheGamesThatAreGenerated() throws IOException, InterruptedException {
    assumeTrue(AtlasPages.isInstalled("node"), "Node.js is not installed");
    Path pages = Files.createDirectory(folder.resolve("pages"));
    AtlasPages.write(pages);
    Path script = folder.resolve("games.js");
    try (InputStream in = GamesInPagesTest.class.getResourceAsStream("/script/games.js")) {
      Files.write(script, in.readAllBytes());
    }
    List<String> expected = new ArrayList<>();
    for (String name : Games.names()) {
      List<String> command =
          List.of("node", script.toString(), pages.toString(), String.valueOf(DEPTH), name);
      String[] found = AtlasPages.run(folder, command).split("\n", -1);
      Game game = Games.find(name, null).orElseThrow();
      assertThat(found[0]).isEqualTo(name);
      assertThat(found[1]).as(name).isEqualTo(String.valueOf(Perft.count(game, DEPTH)));
      List<?> positions = new ObjectMapper().readValue(found[2], List.class);
      assertThat(positions).as(name).isEqualTo(atRandom(name, game));
      expected.add(name);
    }
    assertThat(expected).hasSizeGreaterThan(20);
  }

  /** Plays the game that the script plays as well. */
  private static List<List<String>> atRandom(String name, Game game) {
    List<List<String>> positions = new ArrayList<>();
    int state = name.length();
    for (int ply = 0; ply < PLIES; ply++) {
      boolean over = game.result().isFinal();
      List<String> moves =
          over ? List.of() : game.legalMoves().stream().map(LegalMove::toString).sorted().toList();
      positions.add(List.of(game.fen(), String.join(" ", moves), over ? "over" : ""));
      if (moves.isEmpty()) {
        break;
      }
      state = (state * 25173 + 13849) % 65536;
      game.make(game.move(moves.get(state % moves.size())));
    }
    return positions;
  }
}
