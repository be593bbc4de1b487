package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games with pieces in hand, generated and built at run time. */
@Tag("deep")
class HandGamesTest {
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
    Random random = new Random(row.fen().hashCode());
    Game game = row.play();
    Game other = row.playAtRunTime();
    List<String> fens = new ArrayList<>();
    List<Long> hashes = new ArrayList<>();
    MoveList moves = new MoveList();
    for (game.legalMoves(moves); moves.size() > 0 && game.ply() < 60; game.legalMoves(moves)) {
      fens.add(game.fen());
      hashes.add(game.hash());
      assertThat(game.position().isKept()).isTrue();
      assertThat(other.hash()).isEqualTo(game.hash());
      assertThat(texts(other)).isEqualTo(texts(game));
      Game read = HandGames.ALL.get(row.game()).apply(game.fen());
      assertThat(read.fen()).isEqualTo(game.fen());
      assertThat(read.hash()).isEqualTo(game.hash());
      assertThat(texts(read)).isEqualTo(texts(game));
      int index = random.nextInt(moves.size());
      other.make(other.move(game.text(moves, index)));
      game.make(moves, index);
      moves.clear();
    }
    Game copy = game.copy();
    for (int ply = fens.size() - 1; ply >= 0; ply--) {
      for (Game each : List.of(game, other, copy)) {
        each.unmake();
        assertThat(each.fen()).isEqualTo(fens.get(ply));
        assertThat(each.hash()).isEqualTo(hashes.get(ply));
        assertThat(each.position().isKept()).isTrue();
      }
    }
  }

  private static List<String> texts(Game game) {
    return game.legalMoves().stream().map(LegalMove::toString).toList();
  }
}
