package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.play.SampleGames;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever is said, the dialog goes on. The limit only keeps one that hangs from lasting. */
@Timeout(120)
class AnyInputTest {
  private static final int LINES = 400;

  private static final List<String> WORDS =
      List.of(
          "-1",
          "0",
          "1",
          "40",
          "99999999999999",
          "e2e4",
          "e7e5",
          "e2e4,e4e5",
          "@@@@",
          "a0a1",
          "zz99zz99q",
          "=",
          "startpos",
          "moves",
          "fen",
          "8/8",
          "4k3/8/8/8/8/8/4P3/4K3",
          "w",
          "b",
          "KQkq",
          "-",
          "name",
          "value",
          "Hash",
          "UCI_Variant",
          "MultiPV",
          "Ponder",
          "UCI_LimitStrength",
          "UCI_Elo",
          "true",
          "griffon",
          "chess",
          "normal",
          "depth",
          "nodes",
          "movetime",
          "searchmoves",
          "mate",
          "0:01",
          "{",
          "\u2654",
          "\u0000");

  private static final List<String> UCI =
      List.of(
          "uci",
          "isready",
          "ucinewgame",
          "setoption name",
          "position startpos",
          "position fen",
          "go",
          "go nodes 20",
          "go depth 1",
          "go infinite",
          "go ponder",
          "setoption name MultiPV value",
          "setoption name UCI_Elo value",
          "setoption name UCI_LimitStrength value",
          "go perft",
          "stop",
          "ponderhit",
          "position",
          "x");

  private static final List<String> XBOARD =
      List.of(
          "new",
          "variant",
          "setboard",
          "force",
          "go",
          "playother",
          "usermove",
          "undo",
          "remove",
          "?",
          "post",
          "nopost",
          "level",
          "time",
          "st",
          "sd 1",
          "memory 1",
          "result",
          "ping",
          "x",
          "variant griffon",
          "protover",
          "accepted",
          "hard");

  private static String line(Random random, List<String> commands) {
    StringBuilder line = new StringBuilder(commands.get(random.nextInt(commands.size())));
    for (int i = random.nextInt(5); i > 0; i--) {
      line.append(' ').append(WORDS.get(random.nextInt(WORDS.size())));
    }
    return line.toString();
  }

  @Test
  void uciGoesOn() {
    Random random = new Random(1);
    try (Client client = new Client(null)) {
      for (int i = 0; i < LINES; i++) {
        client.say(line(random, UCI));
      }
      client.say("stop", "setoption name UCI_Variant value chess");
      client.say("setoption name UCI_LimitStrength value false", "last");
      client.line("info string unknown command last");
      client.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "go depth 2");
      assertThat(client.until("bestmove")).contains("bestmove d1d8");
    }
  }

  @Test
  void usiGoesOn() {
    Random random = new Random(3);
    List<String> words =
        List.of(
            "position sfen", "position sfen 4k4/9/9/9/9/9/9/9/4K4", "go mate", "go byoyomi", "d");
    try (Client client = new Client(SampleGames.all(), "shogi")) {
      client.say("usi");
      for (int i = 0; i < LINES; i++) {
        client.say(line(random, i % 2 == 0 ? words : UCI.subList(1, UCI.size())));
        client.say("stop");
      }
      client.say("setoption name USI_Variant value shogi");
      client.say("setoption name USI_LimitStrength value false", "last");
      client.line("info string unknown command last");
      client.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b GP 1", "go depth 2");
      assertThat(client.until("bestmove")).contains("bestmove G*5b");
    }
  }

  @Test
  void xboardGoesOn() {
    Random random = new Random(2);
    try (Client client = new Client(null)) {
      client.say("xboard");
      for (int i = 0; i < LINES; i++) {
        client.say(line(random, XBOARD));
      }
      client.say("force", "variant normal", "ping last");
      assertThat(client.line("pong last")).isEqualTo("pong last");
      client.say("new", "sd 1", "usermove e2e4");
      assertThat(client.line("move ")).matches("move [a-h][78][a-h][56]");
    }
  }
}
