package io.github.betza.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.LegalMove;
import io.github.betza.game.Perft;
import io.github.betza.play.search.SearchLimits;
import io.github.betza.play.search.Searcher;
import io.github.betza.samples.Games;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds the games that the engine of the pages plays against the generated ones: how many sequences
 * of moves there are, a game at random, and how the search judges it. Every sample is played in
 * Node.js, and five in Chromium; what is not installed is left out.
 */
@Tag("deep")
class GamesInPagesTest {
  private static final int PLIES = 30;
  private static final int SEARCHED = 4;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir private static Path folder;

  private static Path pages;

  @BeforeAll
  static void write() throws IOException {
    pages = Files.createDirectory(folder.resolve("pages"));
    AtlasPages.write(pages);
    try (InputStream in = GamesInPagesTest.class.getResourceAsStream("/script/games.js")) {
      Files.write(pages.resolve("games.js"), in.readAllBytes());
    }
  }

  @Test
  void nodePlaysEverySample() throws IOException, InterruptedException {
    assumeTrue(AtlasPages.isInstalled("node"), "Node.js is not installed");
    String script = pages.resolve("games.js").toString();
    List<String> names = List.copyOf(Games.names());
    assertThat(names).hasSizeGreaterThan(20);
    List<String> command = new ArrayList<>(List.of("node", script, pages.toString(), "play", "2"));
    command.addAll(names);
    List<String> lines = AtlasPages.run(folder, command).lines().toList();
    assertThat(lines).hasSameSizeAs(names);
    for (int i = 0; i < lines.size(); i++) {
      assertPlayed(names.get(i), 2, lines.get(i));
    }
  }

  /** Kinds that may be in hand are always named, and a piece of Kyoto is dropped on either side. */
  @ParameterizedTest
  @CsvSource({
    "kyotoshogi, '[[0,1,1],[0,2,0],[0,3,0],[0,4,0],[1,1,0],[1,2,0],[1,3,0],[1,4,0]]', '1>1 1>5'",
    "minishogi, '[[0,1,1],[0,2,0],[0,3,0],[0,4,0],[0,5,0],[1,1,0],[1,2,0],[1,3,0],[1,4,0],[1,5,0]]', '1>1'",
    "chess, [], ''",
  })
  void nodeNamesThePiecesInHand(String name, String hands, String drops)
      throws IOException, InterruptedException {
    assumeTrue(AtlasPages.isInstalled("node"), "Node.js is not installed");
    String script = pages.resolve("games.js").toString();
    String line =
        AtlasPages.run(folder, List.of("node", script, pages.toString(), "hands", "1", name));
    List<?> found = MAPPER.readValue(line, List.class);
    assertThat(found.get(1)).isEqualTo(MAPPER.readValue(hands, List.class));
    assertThat(found.get(2)).isEqualTo(drops.isEmpty() ? List.of() : List.of(drops.split(" ")));
  }

  /** The search of the pages is that of the command line, so it finds the same values. */
  @ParameterizedTest
  @MethodSource("searched")
  void nodeSearchesAsTheCommandLine(String name) throws IOException, InterruptedException {
    assumeTrue(AtlasPages.isInstalled("node"), "Node.js is not installed");
    String script = pages.resolve("games.js").toString();
    List<Integer> scores = new ArrayList<>();
    for (int depth = 1; depth <= SEARCHED; depth++) {
      Game game = Games.find(name, null).orElseThrow();
      MoveList roots = new MoveList();
      game.legalMoves(roots);
      SearchLimits limits = SearchLimits.NONE.withDepth(depth);
      scores.add(new Searcher(game.rules(), 16).search(game, roots, limits, each -> {}).score());
    }
    List<String> command =
        List.of("node", script, pages.toString(), "search", String.valueOf(SEARCHED), name);
    List<?> found = MAPPER.readValue(AtlasPages.run(folder, command), List.class);
    assertThat(found).isEqualTo(List.of(name, scores));
  }

  /** Two games, or {@code -Dbetza.searched=chu,rococo}: some take minutes. */
  static List<String> searched() {
    return List.of(System.getProperty("betza.searched", "horde,shatranj").split(",", -1));
  }

  @Test
  void aBrowserPlaysFiveSamples() throws IOException, InterruptedException {
    assumeTrue(AtlasPages.isInstalled("chromium"), "Chromium is not installed");
    List<String> names = Games.names().stream().limit(5).toList();
    StringBuilder html = new StringBuilder("<meta charset='utf-8'><pre></pre>\n");
    html.append("<script src='engine.js'></script><script src='games.js'></script>\n");
    html.append("<script>BetzaEngineCode();\nconst lines = [];\n");
    for (String name : names) {
      String page = AtlasPages.read(pages.resolve(name + ".html"));
      String text = MAPPER.writeValueAsString(page).replace("<", "\\u003c");
      html.append("lines.push(playGame(BetzaEngine, '%s', %s, 2));\n".formatted(name, text));
    }
    html.append("document.querySelector('pre').textContent = lines.join('\\n');</script>\n");
    Path file = Files.writeString(pages.resolve("games-test.html"), html);
    String dump = AtlasPages.browse(folder, file.toUri().toString(), "--dump-dom");
    String[] lines =
        dump.substring(dump.indexOf("<pre>") + "<pre>".length(), dump.indexOf("</pre>"))
            .replace("&amp;", "&")
            .split("\n", -1);
    assertThat(lines).hasSameSizeAs(names);
    for (int i = 0; i < lines.length; i++) {
      assertPlayed(names.get(i), 2, lines[i]);
    }
  }

  private static void assertPlayed(String name, int depth, String line) throws IOException {
    Game game = Games.find(name, null).orElseThrow();
    List<Object> expected = new ArrayList<>(List.of(name, (int) Perft.count(game, depth)));
    expected.add(atRandom(name, game));
    List<?> found = MAPPER.readValue(line, List.class);
    assertThat(found).as(name).isEqualTo(expected);
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
