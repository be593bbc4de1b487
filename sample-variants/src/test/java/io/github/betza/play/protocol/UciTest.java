package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The limit only keeps a dialog that hangs from lasting for ever. */
@Timeout(120)
class UciTest {
  @Test
  void introducesItself() {
    try (Client client = new Client("griffon")) {
      List<String> lines = client.say("uci").until("uciok");
      assertThat(lines).startsWith("id name Betza");
      assertThat(lines)
          .anyMatch(line -> line.startsWith("option name Hash type spin default 16 min 1 max "))
          .contains("option name UCI_Variant type combo default griffon var griffon");
      assertThat(client.say("isready").until("readyok")).containsExactly("readyok");
    }
  }

  @Test
  void findsAMateAndTellsIt() {
    try (Client client = new Client(null)) {
      client.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "go depth 4");
      List<String> lines = client.until("bestmove");
      assertThat(lines).contains("bestmove d1d8");
      assertThat(lines.get(0)).startsWith("info depth 1 score mate 1 nodes ").endsWith("pv d1d8");
    }
  }

  @Test
  void changesTheVariant() {
    try (Client client = new Client(null)) {
      client.say("setoption name uci_variant value CAPABLANCA");
      client.say("position fen 9k/8pp/10/10/10/10/10/K2C6 w - - 0 1", "go depth 3");
      assertThat(client.line("bestmove")).isEqualTo("bestmove d1d8");
    }
  }

  @Test
  void thinksForEverOnlyUntilItIsStopped() {
    try (Client client = new Client(null)) {
      client.say("go infinite").line("info depth 2 ");
      client.say("isready").line("readyok");
      client.say("stop").line("bestmove ");
      // Even where there is nothing left to think about, the answer waits.
      client.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "go infinite");
      client.line("info depth 1 ");
      assertThat(client.say("isready").line("readyok")).isEqualTo("readyok");
      assertThat(client.say("stop").until("bestmove")).contains("bestmove d1d8");
      assertThat(client.rest()).isEmpty();
    }
  }

  @Test
  void passesWhereTheGameAllowsIt() {
    try (Client client = new Client("janggi")) {
      client.say("position startpos moves 0000", "go searchmoves 0000 depth 1");
      assertThat(client.line("bestmove")).isEqualTo("bestmove e9e9");
      assertThat(client.rest()).isEmpty();
    }
    try (Client client = new Client(null)) {
      assertThat(client.say("position startpos moves 0000").line("info string"))
          .startsWith("info string illegal move 0000");
    }
  }

  @Test
  void showsThePosition() {
    try (Client client = new Client(null)) {
      client.say("position fen 4k3/8/8/8/1b5q/8/8/R3K3 w Q - 3 9", "d");
      List<String> lines = client.until("Checkers");
      assertThat(lines)
          .startsWith(
              "", " +---+---+---+---+---+---+---+---+", " |   |   |   |   | k |   |   |   | 8")
          .contains(" |   | b |   |   |   |   |   | q | 4", "   a   b   c   d   e   f   g   h")
          .contains("Fen: 4k3/8/8/8/1b5q/8/8/R3K3 w Q - 3 9")
          .anyMatch(line -> line.matches("Key: [0-9A-F]{16}"))
          .endsWith("Checkers: b4 h4")
          .hasSize(23);
      client.say("position startpos", "d");
      assertThat(client.until("Checkers")).endsWith("Checkers:");
    }
  }

  @Test
  void showsBoardsOfOtherSizes() {
    try (Client client = new Client("rococo")) {
      List<String> lines = client.say("d").until("Checkers");
      assertThat(lines.get(2)).endsWith("| 10");
      assertThat(lines).contains("   a   b   c   d   e   f   g   h   i   j");
    }
    try (Client client = new Client("chu")) {
      client.say("position fen 12/12/12/12/12/12/12/12/12/12/5+PK5/5k6 w", "d");
      assertThat(client.until("Checkers")).anyMatch(line -> line.contains("|+P | K |"));
    }
  }

  @Test
  void keepsToTheMovesGiven() {
    try (Client client = new Client(null)) {
      client.say("go searchmoves a2a3 a2a4 depth 2");
      assertThat(client.line("bestmove")).matches("bestmove a2a[34]");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "7k/5Q2/8/8/8/8/8/K7 b - - 0 1, info depth 0 score cp 0",
    "R6k/6pp/8/8/8/8/8/K7 b - - 0 1, info depth 0 score mate 0"
  })
  void saysThatAGameIsOver(String fen, String score) {
    try (Client client = new Client(null)) {
      client.say("position fen " + fen, "go depth 3");
      assertThat(client.until("bestmove")).containsExactly(score, "bestmove (none)");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "hello, unknown command hello",
    "position, 'position is followed by startpos, or by fen and a position'",
    "position fen, 'position is followed by startpos, or by fen and a position'",
    "position startpos now, 'position is followed by startpos, or by fen and a position'",
    "position startpos moves e2e5, illegal move e2e5; the position is as before",
    "position startpos moves e2e4 e2e4, illegal move e2e4; the position is as before",
    "position fen 8 w, 'the FEN has 1 rank, the board 8; the position is as before'",
    "setoption, 'there is no option '",
    "setoption name Sharpness value 3, there is no option Sharpness",
    "setoption name Hash value much, 'Hash is a number, not much'",
    "setoption name UCI_Variant value bridge, there is no variant bridge",
    "go perft, 'perft is followed by a depth of 1 to 30, not '",
    "go perft 0, 'perft is followed by a depth of 1 to 30, not 0'",
    "go perft 31, 'perft is followed by a depth of 1 to 30, not 31'",
    "go perft deep, 'perft is followed by a depth of 1 to 30, not deep'",
    "go depth deep nodes 10, 'depth is followed by a number, not deep'",
    "go fast nodes 10, unknown word fast",
    "go searchmoves e2e5 nodes 10, illegal move e2e5"
  })
  void answersWhatMakesNoSense(String line, String answer) {
    try (Client client = new Client(null)) {
      assertThat(client.say(line).until("info string"))
          .singleElement()
          .isEqualTo("info string " + answer);
      assertThat(client.say("stop", "position startpos", "go nodes 50").line("bestmove"))
          .matches("bestmove ([a-h][12][a-h][34]|[bg]1[acfh]3)");
    }
  }

  @Tag("deep")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "go wtime -5 btime 0",
        "go wtime 1 btime 1 winc 0 binc 0 movestogo 1",
        "go movetime 1",
        "go movetime -1",
        "go nodes 0",
        "go nodes -7",
        "go mate 0",
        "go depth 0",
        "go wtime 99999999999999999999 nodes 5",
        "go btime 1000 binc 0",
        "go movetime abc"
      })
  void answersWithAMoveHoweverLittleThereIsToThink(String line) {
    try (Client client = new Client(null)) {
      assertThat(client.say(line, "isready").line("bestmove")).matches("bestmove [a-h].*");
    }
  }

  @Test
  void countsSequencesOfMoves() {
    try (Client client = new Client(null)) {
      client.say("position fen k7/8/8/8/8/8/7P/K7 w - - 0 1", "go perft 3");
      List<String> lines = client.until("Nodes searched");
      assertThat(lines)
          .filteredOn(line -> !line.startsWith("info nodes "))
          .containsExactlyInAnyOrder(
              "a1a2: 21", "a1b1: 21", "a1b2: 30", "h2h3: 12", "h2h4: 12", "", "Nodes searched: 96");
    }
  }

  @Test
  void countsToTheEndWhatIsAskedAtOnce() {
    try (Client client = new Client(null)) {
      client.say("go perft 4", "position startpos moves e2e4", "go perft 3", "quit");
      assertThat(client.rest()).contains("Nodes searched: 197281", "Nodes searched: 13160");
    }
  }

  /** The first move alone takes longer than anybody waits. */
  @Tag("deep")
  @Test
  void showsHowFarACountHasCome() {
    try (Client client = new Client(null)) {
      assertThat(client.say("go perft 20").line("info nodes "))
          .matches("info nodes [0-9]+ nps [0-9]+ time [0-9]+");
      client.say("stop").line("info string perft was stopped");
    }
    assertThat(UciPerft.progress(3000, 1500)).isEqualTo("info nodes 3000 nps 2000 time 1500");
    assertThat(UciPerft.progress(7, 0)).isEqualTo("info nodes 7 nps 7000 time 0");
  }

  @Test
  void stopsCounting() {
    try (Client client = new Client(null)) {
      client.say("go perft 20", "isready").line("readyok");
      assertThat(client.say("stop", "go nodes 5").until("bestmove"))
          .contains("info string perft was stopped");
    }
  }

  @Test
  void endsWithItsInput() {
    try (Client client = new Client(null)) {
      client.say("go infinite").line("info depth 1 ");
      assertThat(client.rest()).noneMatch(line -> line.startsWith("bestmove"));
    }
  }

  @Test
  void bringsThinkingToItsEndBeforeAnythingElse() {
    try (Client client = new Client(null)) {
      client.say(
          "go infinite", "position startpos moves e2e4", "go infinite", "go nodes 1", "quit");
      assertThat(client.rest())
          .filteredOn(line -> line.startsWith("bestmove"))
          .hasSizeBetween(2, 3);
    }
  }
}
