package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games with pieces in hand, generated and built at run time. */
@Tag("deep")
class HandGamesTest {
  private static final int PLIES = 60;

  /** A position of the data, with how many sequences of moves there are. */
  record Row(String game, String fen, int depth, long nodes) {
    Game play() {
      return HandGames.ALL.get(game).apply(fen);
    }

    /** Returns the game with moves from the table of pieces. */
    Game playAtRunTime() {
      return play().rules().play(fen);
    }
  }

  static List<Row> rows() throws IOException {
    try (InputStream data = HandGamesTest.class.getResourceAsStream("/engine/hands.tsv")) {
      String text = new String(Objects.requireNonNull(data).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .skip(1)
          .map(line -> line.split("\t", -1))
          .map(
              field ->
                  new Row(field[0], field[1], Integer.parseInt(field[2]), Long.parseLong(field[3])))
          .toList();
    }
  }

  static List<Row> positions() throws IOException {
    return rows().stream().filter(row -> row.depth() == 1).toList();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void generatedGamesHaveAllMoves(Row row) {
    assertThat(Perft.count(row.play(), row.depth())).isEqualTo(row.nodes());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void gamesBuiltAtRunTimeHaveAllMoves(Row row) {
    if (row.nodes() < 30_000) {
      assertThat(Perft.count(row.playAtRunTime(), row.depth())).isEqualTo(row.nodes());
    }
  }

  /** With assertions enabled each move is looked up, and hash and sets are compared with cells. */
  @ParameterizedTest
  @MethodSource("positions")
  void playoutsCanBeWrittenReadAndTakenBack(Row row) {
    Walks.check(
        row.fen().hashCode(),
        1,
        PLIES,
        walk -> {
          List<Game> games = List.of(row.play(), row.playAtRunTime());
          List<Game> states = new ArrayList<>();
          Walks.together(
              games,
              walk,
              () -> {
                states.add(games.get(0).copy());
                compare(row, games.get(0), games.get(1));
              });
          List<Game> all = List.of(games.get(0), games.get(1), games.get(0).copy());
          for (int ply = games.get(0).ply() - 1; ply >= 0; ply--) {
            Game before = states.get(ply);
            all.forEach(
                game -> {
                  game.unmake();
                  assertThat(game.fen()).isEqualTo(before.fen());
                  assertThat(game.hash()).isEqualTo(before.hash());
                  assertThat(game.position().isKept()).isTrue();
                });
          }
        });
  }

  private static void compare(Row row, Game game, Game atRunTime) {
    assertThat(game.position().isKept()).isTrue();
    assertThat(atRunTime.hash()).isEqualTo(game.hash());
    List<String> texts = texts(game);
    assertThat(texts(atRunTime)).isEqualTo(texts);
    if (!texts.isEmpty()) {
      String text = texts.get(texts.size() / 2);
      assertThat(atRunTime.move(text)).hasToString(text);
    }
    Game read = HandGames.ALL.get(row.game()).apply(game.fen());
    assertThat(read.fen()).isEqualTo(game.fen());
    assertThat(read.hash()).isEqualTo(game.hash());
    assertThat(texts(read)).isEqualTo(texts);
  }

  private static List<String> texts(Game game) {
    return game.legalMoves().stream().map(LegalMove::toString).toList();
  }
}
