package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Game;
import io.github.betza.processor.json.Json;
import io.github.betza.samples.Games;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ComputerPlayerTest {
  private static final int LONG = 60_000;

  private static Game game(String name, String fen) {
    return Games.find(name, null).orElseThrow().rules().play(fen);
  }

  private static Map<?, ?> best(Map<String, Object> seen) {
    return (Map<?, ?>) ((List<?>) seen.get("moves")).get(0);
  }

  @Test
  void seesAMateAndSaysSo() {
    Game game = game("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    Map<String, Object> seen = new ComputerPlayer(game.rules()).look(game, 3, 1, LONG);
    assertThat(best(seen).get("names")).isEqualTo(List.of("Ra8"));
    assertThat(best(seen).get("uci")).isEqualTo("a1a8");
    assertThat(best(seen).get("value")).isEqualTo("wins in 1");
    assertThat(seen.get("settled")).isEqualTo(true);
    assertThat(Json.of(seen)).contains("\"value\":\"wins in 1\"");
  }

  /** The names of later moves are those of the positions in which they are made. */
  @Test
  void looksAtSeveralMovesAndLeavesTheGameAsItIs() {
    Game game = Games.find("chess", null).orElseThrow();
    String before = game.fen();
    Map<String, Object> seen = new ComputerPlayer(game.rules()).look(game, 2, 3, LONG);
    assertThat((List<?>) seen.get("moves")).hasSize(3);
    assertThat((List<?>) best(seen).get("names")).hasSize(2);
    assertThat(seen.get("depth")).isEqualTo(2);
    assertThat(game.fen()).isEqualTo(before);
  }

  /** A depth that was begun and not ended is not told, though there is a move always. */
  @Tag("deep")
  @Test
  void tellsTheDepthThatWasReached() {
    Game game = Games.find("terachess", null).orElseThrow();
    ComputerPlayer computer = new ComputerPlayer(game.rules());
    Map<String, Object> hurried = computer.look(game, 64, 1, 1);
    assertThat(hurried.get("settled")).isEqualTo(false);
    assertThat((Integer) hurried.get("depth")).isLessThan(4);
    assertThat(best(hurried).get("uci")).isNotNull();
  }
}
