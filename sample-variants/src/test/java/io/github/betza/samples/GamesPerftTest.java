package io.github.betza.samples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Counts from the start position of every game. {@code betza perft --variant NAME --depth N} counts
 * deeper: chess 6 is 119,060,324, shatranj 5 is 1,164,248, makruk 5 is 6,223,994, nightrider 5 is
 * 12,273,896, xiangqi 4 is 3,290,240.
 */
class GamesPerftTest {
  /** Published, or measured on an engine that shares nothing with this code. */
  @ParameterizedTest
  @CsvSource({
    "almost, 3, 11895",
    "amazon, 4, 318185",
    "antichess, 4, 153299",
    "atomic, 4, 197326",
    "berolina, 4, 882717",
    "capablanca, 4, 805128",
    "capahouse, 3, 25228",
    "checkers, 7, 179740",
    "chess, 4, 197281",
    "chess960, 4, 197281",
    "courier, 4, 500337",
    "crazyhouse, 4, 197281",
    "dobutsu, 5, 8122",
    "grand, 3, 259514",
    "grasshopper, 4, 635298",
    "hoppelpoppel, 4, 202459",
    "horde, 4, 23310",
    "janggi, 3, 33000",
    "kingofthehill, 4, 197281",
    "kyotoshogi, 4, 18268",
    "makruk, 4, 273026",
    "minishogi, 5, 533203",
    "nightrider, 4, 419019",
    "omicron, 4, 967381",
    "opulent, 3, 133829",
    "placement, 3, 50560",
    "racingkings, 4, 296242",
    "seirawan, 4, 782599",
    "shako, 3, 185938",
    "shatranj, 5, 1164248",
    "shogi, 4, 719731",
    "tencubed, 3, 68230",
    "terachess, 3, 175508",
    "threecheck, 4, 197281",
    "torishogi, 4, 103857",
    "xiangqi, 3, 79666"
  })
  void countsAsOthersDo(String name, int depth, long nodes) {
    assertThat(Perft.count(begin(name), depth)).isEqualTo(nodes);
  }

  /** Positions from the middle of games, and with castling. */
  @ParameterizedTest
  @MethodSource("positions")
  void countsFromPositionsAsOthersDo(String name, String fen, int depth, long nodes) {
    assertThat(Perft.count(Games.find(name, fen).orElseThrow(), depth)).isEqualTo(nodes);
  }

  static Stream<Arguments> positions() throws IOException {
    try (InputStream in = GamesPerftTest.class.getResourceAsStream("positions.tsv")) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> Arguments.of((Object[]) line.split("\t", -1)));
    }
  }

  /**
   * Counts that no other program was there to confirm. {@link PlayoutTest} confirms the moves of
   * the pieces; here they are kept from changing unseen.
   */
  @ParameterizedTest
  @CsvSource({
    "chu, 3, 48315",
    "cylinder, 3, 9162",
    "griffon, 3, 9040",
    "griffonhouse, 3, 12604",
    "hook, 3, 25740",
    "rococo, 3, 17524",
    "ultima, 3, 42866"
  })
  void countsAsBefore(String name, int depth, long nodes) {
    assertThat(Perft.count(begin(name), depth)).isEqualTo(nodes);
  }

  @Test
  void divideTellsTheCountOfEveryFirstMove() {
    Set<String> moves = new TreeSet<>();
    long nodes = Perft.divide(begin("chess"), 2, (move, below) -> moves.add(move + " " + below));
    assertThat(nodes).isEqualTo(400);
    assertThat(moves).hasSize(20).contains("e2e4 20", "g1f3 20");
  }

  private static Game begin(String name) {
    return Games.find(name, null).orElseThrow();
  }

  @Test
  void everyGameIsCounted() throws ReflectiveOperationException {
    Set<String> counted = new TreeSet<>();
    for (String method : new String[] {"countsAsOthersDo", "countsAsBefore"}) {
      CsvSource rows =
          GamesPerftTest.class
              .getDeclaredMethod(method, String.class, int.class, long.class)
              .getAnnotation(CsvSource.class);
      Stream.of(rows.value()).forEach(row -> counted.add(row.substring(0, row.indexOf(','))));
    }
    assertThat(counted).containsExactlyElementsOf(Games.names());
  }
}
