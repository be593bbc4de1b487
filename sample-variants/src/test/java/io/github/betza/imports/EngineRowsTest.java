package io.github.betza.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.betza.convert.Importer;
import io.github.betza.convert.Target;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.imports.ImportedHandsTest.Row;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every variant that is imported has as many sequences of moves as the engine counts, in every
 * position of a table that the property {@code betza.rows} names: variant, FEN, depth and count.
 * Rows of more than {@code betza.rows.most} moves are left out.
 */
class EngineRowsTest {
  /** A name with this end is played with the engine's option for Chess960. */
  private static final String BY_FILE = "@960";

  private static final String MATES =
      "a dropped pawn may not mate here; the engine lists such drops, and scores them as lost";

  /** Why variants have positions in which programs differ. */
  private static final Map<String, String> KNOWN =
      Map.of(
          "gorogoro",
          MATES,
          "minishogi",
          MATES,
          "torishogi",
          MATES,
          "yarishogi",
          "a hand holds a lance, which only promoted pieces are here",
          "atomic",
          "a rook castles from the file b, which it does by file alone here",
          "atomiczh",
          "all pieces that a blast removes go to a hand, here only the captured one",
          "backrank",
          "a king in check need not be saved here by the move that makes a second one");

  private static Map<String, List<Row>> rows(String file) throws IOException {
    long most = Long.getLong("betza.rows.most", 100_000);
    return Files.readString(Path.of(file))
        .lines()
        .skip(1)
        .map(Row::of)
        .filter(row -> row.nodes() <= most)
        .collect(Collectors.groupingBy(Row::name, LinkedHashMap::new, Collectors.toList()));
  }

  private static String section(String name) {
    boolean byFile = name.endsWith(BY_FILE);
    String base = byFile ? name.substring(0, name.length() - BY_FILE.length()) : name;
    return "[x:" + base + "]\n" + (byFile ? "chess960 = true\n" : "");
  }

  private static boolean isAsCounted(Game game, Row row) throws ReflectiveOperationException {
    try {
      Game from = game.getClass().getConstructor(String.class).newInstance(row.fen());
      return Perft.count(from, row.depth()) == row.nodes();
    } catch (InvocationTargetException refused) {
      return false;
    }
  }

  @Tag("deep")
  @Test
  void whatIsImportedIsCountedAsTheEngineCounts() throws Exception {
    String file = System.getProperty("betza.rows", "");
    assumeThat(file).as("the table of positions").isNotEmpty();
    Map<String, List<String>> differing = new LinkedHashMap<>();
    int imported = 0;
    for (Map.Entry<String, List<Row>> each : rows(file).entrySet()) {
      String section = section(each.getKey());
      if (!Importer.read(Target.FAIRY_STOCKFISH, section, "").problems().isEmpty()) {
        continue;
      }
      Game game = Imports.game(Target.FAIRY_STOCKFISH, section);
      imported++;
      for (Row row : each.getValue()) {
        if (!isAsCounted(game, row)) {
          differing.computeIfAbsent(row.name(), any -> new ArrayList<>()).add(row.toString());
        }
      }
    }
    assertThat(imported).isPositive();
    // Tori Shogi differs in large rows alone.
    assertThat(KNOWN.keySet()).as("%s", differing).containsAll(differing.keySet());
  }
}
