package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.betza.play.SampleGames;
import java.time.Duration;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.junit.jupiter.api.function.Executable;

/** Whatever is said, the dialog goes on. */
class AnyInputTest {
  /** The most lines of a dialog. */
  private static final int LINES = 200;

  /** It only keeps a dialog that hangs from lasting. */
  private static final Duration LIMIT = Duration.ofMinutes(2);

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

  private static final List<String> USI =
      List.of("position sfen", "position sfen 4k4/9/9/9/9/9/9/9/4K4", "go mate", "go byoyomi", "d");

  @Provide
  static Arbitrary<List<String>> uci() {
    return lines(Arbitraries.of(UCI));
  }

  @Provide
  static Arbitrary<List<String>> usi() {
    return lines(
        Arbitraries.oneOf(Arbitraries.of(USI), Arbitraries.of(UCI.subList(1, UCI.size()))));
  }

  @Provide
  static Arbitrary<List<String>> xboard() {
    return lines(Arbitraries.of(XBOARD));
  }

  private static Arbitrary<List<String>> lines(Arbitrary<String> commands) {
    return Combinators.combine(commands, Arbitraries.of(WORDS).list().ofMaxSize(4))
        .as((command, words) -> words.isEmpty() ? command : command + " " + String.join(" ", words))
        .list()
        .ofMaxSize(LINES)
        .withSizeDistribution(RandomDistribution.uniform());
  }

  private static void inTime(Executable dialog) {
    assertTimeoutPreemptively(LIMIT, dialog);
  }

  @Property(tries = 4, seed = "1")
  void uciGoesOn(@ForAll("uci") List<String> lines) {
    inTime(() -> holdUci(lines));
  }

  private static void holdUci(List<String> lines) {
    try (Client client = new Client(null)) {
      lines.forEach(client::say);
      client.say("stop", "setoption name UCI_Variant value chess");
      client.say("setoption name UCI_LimitStrength value false", "last");
      client.line("info string unknown command last");
      client.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "go depth 2");
      assertThat(client.until("bestmove")).contains("bestmove d1d8");
    }
  }

  @Property(tries = 4, seed = "3")
  void usiGoesOn(@ForAll("usi") List<String> lines) {
    inTime(() -> holdUsi(lines));
  }

  private static void holdUsi(List<String> lines) {
    try (Client client = new Client(SampleGames.all(), "shogi")) {
      client.say("usi");
      lines.forEach(line -> client.say(line, "stop"));
      client.say("setoption name USI_Variant value shogi");
      client.say("setoption name USI_LimitStrength value false", "last");
      client.line("info string unknown command last");
      client.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b GP 1", "go depth 2");
      assertThat(client.until("bestmove")).contains("bestmove G*5b");
    }
  }

  @Property(tries = 4, seed = "2")
  void xboardGoesOn(@ForAll("xboard") List<String> lines) {
    inTime(() -> holdXBoard(lines));
  }

  private static void holdXBoard(List<String> lines) {
    try (Client client = new Client(null)) {
      client.say("xboard");
      lines.forEach(client::say);
      client.say("force", "variant normal", "ping last");
      assertThat(client.line("pong last")).isEqualTo("pong last");
      client.say("new", "sd 1", "usermove e2e4");
      assertThat(client.line("move ")).matches("move [a-h][78][a-h][56]");
    }
  }
}
