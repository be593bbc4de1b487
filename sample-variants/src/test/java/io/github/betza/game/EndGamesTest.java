package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.samples.Games;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Samples with ends of their own have as many sequences of moves as an engine has counted. */
class EndGamesTest {
  private static final int MOST_NODES = 300_000;

  /** More nodes than these are counted in generated games only. */
  private static final int FEW_NODES = 20_000;

  /** A position of a sample. */
  record Row(String game, String fen, int depth, long nodes) {}

  static List<Row> rows() throws IOException {
    try (InputStream data = EndGamesTest.class.getResourceAsStream("/engine/built-in-ends.tsv")) {
      String text = new String(Objects.requireNonNull(data).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .skip(1)
          .map(line -> line.split("\t", -1))
          .map(
              field ->
                  new Row(
                      field[0].equals("3check") ? "threecheck" : field[0],
                      field[1],
                      Integer.parseInt(field[2]),
                      Long.parseLong(field[3])))
          .filter(row -> Games.names().contains(row.game()) && row.nodes() <= MOST_NODES)
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void haveTheMovesThatTheEngineCounts(Row row) {
    Game game = Games.find(row.game(), row.fen()).orElseThrow();
    assertThat(Perft.count(game, row.depth())).isEqualTo(row.nodes());
    if (row.nodes() <= FEW_NODES) {
      Game cells = RunTimeGames.rules(game).cellsOnly().build().play(row.fen());
      for (Game each : List.of(game.rules().play(row.fen()), cells)) {
        assertThat(Perft.count(each, row.depth())).isEqualTo(row.nodes());
      }
    }
  }
}
