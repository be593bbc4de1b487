package io.github.betza.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.LegalMove;
import io.github.betza.game.MalformedPositionException;
import io.github.betza.game.Perft;
import io.github.betza.samples.chess960.Chess960Game;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Castling by file, from wherever the king and its rooks begin. */
class Chess960Test {
  static Stream<Arguments> published() throws IOException {
    try (InputStream in = Chess960Test.class.getResourceAsStream("chess960/perft.tsv")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1))
          .map(row -> Arguments.of(row[0], Stream.of(row).skip(1).map(Long::valueOf).toList()));
    }
  }

  @ParameterizedTest
  @MethodSource("published")
  void countsAsPublished(String fen, List<Long> counts) {
    for (int depth = 1; depth <= 3; depth++) {
      assertThat(Perft.count(new Chess960Game(fen), depth)).isEqualTo(counts.get(depth - 1));
    }
  }

  @Tag("deep")
  @ParameterizedTest
  @MethodSource("published")
  void countsDeeperAsPublished(String fen, List<Long> counts) {
    assertThat(Perft.count(new Chess960Game(fen), 4)).isEqualTo(counts.get(3));
  }

  /** Every place of a king between two rooks, which is where all 960 orders have them. */
  @Test
  void theKingCastlesFromEveryPlace() {
    for (int left = 0; left < 8; left++) {
      for (int king = left + 1; king < 8; king++) {
        for (int right = king + 1; right < 8; right++) {
          castlesBothWays(left, king, right);
        }
      }
    }
  }

  private static void castlesBothWays(int left, int king, int right) {
    char[] rank = "........".toCharArray();
    rank[left] = 'R';
    rank[king] = 'K';
    rank[right] = 'R';
    String row = compressed(new String(rank));
    String fen = "7k/8/8/8/8/8/PPPPPPPP/" + row + " w " + file(right) + file(left) + " - 0 1";
    String from = file(king).toLowerCase(Locale.ROOT) + "1";
    check(fen, from + file(left).toLowerCase(Locale.ROOT) + "1", 2, 3, right);
    check(fen, from + file(right).toLowerCase(Locale.ROOT) + "1", 6, 5, left);
  }

  private static String file(int file) {
    return String.valueOf((char) ('A' + file));
  }

  /** Castles, if the way is free, and takes it back. */
  private static void check(String fen, String text, int king, int rook, int other) {
    Game game = new Chess960Game(fen);
    String before = game.fen();
    long hash = game.hash();
    boolean isBlocked = other == king || other == rook || isBetween(game, text, king, rook, other);
    if (isBlocked) {
      assertThatThrownBy(() -> game.move(text)).isInstanceOf(IllegalArgumentException.class);
      return;
    }
    LegalMove move = game.move(text);
    assertThat(game.move(move.toString())).isEqualTo(move);
    game.make(move);
    char[] rank = "........".toCharArray();
    rank[king] = 'K';
    rank[rook] = 'R';
    rank[other] = 'R';
    String expected = compressed(new String(rank));
    assertThat(game.fen()).as(fen + " " + text).endsWith("/" + expected + " b - - 1 1");
    assertThat(game.hash()).isEqualTo(new Chess960Game(game.fen()).hash());
    game.unmake();
    assertThat(game.fen()).isEqualTo(before);
    assertThat(game.hash()).isEqualTo(hash);
  }

  private static boolean isBetween(Game game, String text, int king, int rook, int other) {
    int from = text.charAt(0) - 'a';
    int partner = text.charAt(2) - 'a';
    assertThat(game.board().geometry().files()).isEqualTo(8);
    return isWithin(other, from, king) || isWithin(other, partner, rook);
  }

  private static boolean isWithin(int file, int one, int two) {
    return file >= Math.min(one, two) && file <= Math.max(one, two);
  }

  private static String compressed(String rank) {
    StringBuilder text = new StringBuilder();
    int empty = 0;
    for (char each : (rank + "/").toCharArray()) {
      if (each == '.') {
        empty++;
        continue;
      }
      text.append(empty == 0 ? "" : String.valueOf(empty)).append(each == '/' ? "" : each);
      empty = 0;
    }
    return text.toString();
  }

  @ParameterizedTest
  @CsvSource({
    // The king's two squares, where no step of the king has them.
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1g1, e1h1, e1g1",
    "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1, e1c1, e1a1, e1c1",
    // It takes its rook, where it may step to the square as well, or stays where it is.
    "4k3/8/8/8/8/8/8/5K1R w K - 0 1, f1h1, f1h1, f1h1",
    "4k3/8/8/8/8/8/8/6KR w K - 0 1, g1h1, g1h1, g1h1",
    // A rook may stay, and the king end on its square.
    "4k3/8/8/8/8/8/8/4KR2 w F - 0 1, e1g1, e1f1, e1g1",
    "4k3/8/8/8/8/8/8/5KR1 w G - 0 1, f1g1, f1g1, f1g1"
  })
  void aMoveIsWrittenByTheSquaresOfTheKing(String fen, String text, String byRook, String again) {
    Game game = new Chess960Game(fen);
    assertThat(game.move(byRook)).hasToString(text).isEqualTo(game.move(again));
    assertThat(game.legalMoves()).extracting(LegalMove::toString).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({
    // Attacked where it begins, on its way, where it ends, and once its rook has gone.
    "4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 1, e1a1",
    "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1",
    "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1a1",
    "4k3/8/8/8/8/8/8/qRK5 w B - 0 1, c1b1",
    // Something is in the way of the king, or of the rook.
    "4k3/8/8/8/8/8/8/R1N1K3 w Q - 0 1, e1a1",
    "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1, e1a1",
    "4k3/8/8/8/8/8/8/1RKN4 w B - 0 1, c1b1"
  })
  void whatForbidsCastling(String fen, String text) {
    Game game = new Chess960Game(fen);
    assertThatThrownBy(() -> game.move(text)).isInstanceOf(IllegalArgumentException.class);
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    assertThat(game.find(legal, text)).isEqualTo(-1);
  }

  /** Two rooks that have not moved are no right once their king has. */
  @Test
  void aKingThatHasMovedHasNoRights() {
    Game game = new Chess960Game("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (String move : "e1e2 e8e7 e2e1 e7e8".split(" ", -1)) {
      game.make(game.move(move));
      assertThat(game.hash()).as(game.fen()).isEqualTo(new Chess960Game(game.fen()).hash());
    }
  }

  @Test
  void aRefusalNamesTheAttack() {
    Game game = new Chess960Game("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assertThatThrownBy(() -> game.move("e1a1"))
        .hasMessageContaining("no piece castles out of an attack or through one");
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1, 4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1",
    "4k3/8/8/8/8/8/8/RR2K3 w A - 0 1, 4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1",
    "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1, 4k3/8/8/8/8/8/8/RR2K3 w B - 0 1",
    "4k3/8/8/8/8/8/8/BR2K3 w Q - 0 1, 4k3/8/8/8/8/8/8/BR2K3 w B - 0 1",
    "nrk4r/8/8/8/8/8/8/NRK4R b HBhb - 0 1, nrk4r/8/8/8/8/8/8/NRK4R b KBkb - 0 1"
  })
  void aRightIsNamedByTheOutermostRookOrItsFile(String fen, String written) {
    Game game = new Chess960Game(fen);
    assertThat(game.fen()).isEqualTo(written);
    assertThat(new Chess960Game(written).hash()).isEqualTo(game.hash());
  }

  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/R3K3 w K - 0 1, the position has no castling right 'K'",
    "4k3/8/8/8/8/8/8/N3K3 w A - 0 1, the Knight on a1 stands where no castling right can be",
    "4k3/8/8/8/8/8/R3K3/8 w Q - 0 1, the Rook on a2 stands where no castling right can be",
    "4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1,"
        + " the King on e1 has castling rights with two pieces on one side of it"
  })
  void rightsThatCannotBe(String fen, String message) {
    assertThatThrownBy(() -> new Chess960Game(fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage(message);
  }
}
