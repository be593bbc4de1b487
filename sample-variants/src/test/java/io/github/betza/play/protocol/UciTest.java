package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.play.SampleGames;
import io.github.betza.play.search.ExpectedLine;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.SearchLimits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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
          .contains("option name UCI_Variant type combo default griffon var griffon")
          .contains("option name MultiPV type spin default 1 min 1 max 256")
          .contains("option name Ponder type check default false")
          .contains("option name Move Overhead type spin default 40 min 0 max 5000")
          .contains("option name UCI_Chess960 type check default false")
          .contains("option name UCI_LimitStrength type check default false")
          .contains("option name UCI_Elo type spin default 1500 min 500 max 2500");
      assertThat(client.say("isready").until("readyok")).containsExactly("readyok");
    }
  }

  /** A program may write all its commands at once, and then end the input. */
  @ParameterizedTest
  @ValueSource(strings = {"depth 3", "infinite", "movetime 100000", "ponder wtime 100 btime 100"})
  void answersBeforeItQuits(String limit) {
    for (String end : List.of("quit", "isready")) {
      try (Client client = new Client(null)) {
        List<String> lines = client.say("position startpos", "go " + limit, end).rest();
        assertThat(lines)
            .as(limit + ", " + end)
            .filteredOn(line -> line.startsWith("bestmove "))
            .singleElement()
            .asString()
            .matches("bestmove [a-h][12][a-h][34].*");
      }
    }
  }

  /** The time that a move loses on its way is taken off the time to think. */
  @Test
  void takesTheOverheadOffTheTime() {
    try (Client client = new Client(null)) {
      client.say("setoption name Move Overhead value 5000");
      client.say("position startpos", "go movetime 5001");
      assertThat(client.line("bestmove")).startsWith("bestmove ");
      client.say("setoption name move overhead value -1", "setoption name Move Overhead value x");
      assertThat(client.line("info string"))
          .isEqualTo("info string Move Overhead is a number, not x");
    }
  }

  @Test
  void findsAMateAndTellsIt() {
    try (Client client = new Client(null)) {
      client.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "go depth 4");
      List<String> lines = client.until("bestmove");
      assertThat(lines).contains("bestmove d1d8");
      assertThat(lines.get(0))
          .startsWith("info depth 1 seldepth 1 score mate 1 nodes ")
          .endsWith("pv d1d8");
    }
  }

  @Test
  void dropsPieces() {
    try (Client client = new Client("crazyhouse")) {
      client.say("position fen 6k1/5ppp/8/8/8/8/8/K7[R] w - - 0 1", "go depth 2");
      assertThat(client.line("bestmove")).matches("bestmove R@[a-e]8");
      client.say("position startpos moves e2e4 d7d5 e4d5 d8d5 P@e4", "d");
      assertThat(client.line("Fen: ")).contains("/4P3/").contains("[p] b KQkq");
    }
  }

  /** With the option the king takes its rook, and chess begins with any order of the first rank. */
  @Test
  void castlesFromAnywhere() {
    String position = "position fen 4k3/8/8/8/8/8/8/RK5R w HA - 0 1";
    try (Client client = new Client(SampleGames.all(), "chess")) {
      client.say(position);
      assertThat(client.line("info string")).contains("where no castling right can be");
      client.say("setoption name UCI_Chess960 value maybe");
      assertThat(client.line("info string"))
          .isEqualTo("info string UCI_Chess960 is true or false, not maybe");
      client.say("setoption name UCI_Chess960 value true", position, "go depth 1 searchmoves b1h1");
      assertThat(client.line("bestmove")).isEqualTo("bestmove b1h1");
      client.say(position + " moves b1h1 e8e7", "d");
      assertThat(client.line("Fen: ")).isEqualTo("Fen: 8/4k3/8/8/8/8/8/R4RK1 w - - 2 2");
      client.say("setoption name UCI_Chess960 value false", position);
      client.say("go depth 1 searchmoves b1h1");
      assertThat(client.line("bestmove")).isEqualTo("bestmove b1g1");
    }
  }

  /** Each of several lines begins with another move, and the best comes first. */
  @Test
  void tellsSeveralLines() {
    try (Client client = new Client(null)) {
      client.say("setoption name multipv value 3");
      client.say("position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "go depth 3");
      List<String> lines = client.until("bestmove");
      assertThat(lines).endsWith("bestmove d1d8");
      List<String> last =
          lines.stream().filter(line -> line.startsWith("info depth 3 seldepth ")).toList();
      assertThat(last).hasSize(3);
      for (int i = 0; i < last.size(); i++) {
        assertThat(last.get(i)).contains(" multipv " + (i + 1) + " score ");
      }
      assertThat(last.get(0)).contains(" score mate 1 ").endsWith(" pv d1d8");
      assertThat(last)
          .extracting(line -> line.replaceFirst(".* pv (\\S+).*", "$1"))
          .doesNotHaveDuplicates();
      client.say("setoption name MultiPV value 1000");
      client.say("position fen 7k/8/8/8/8/8/8/K7 w - - 0 1", "go depth 2");
      assertThat(client.until("bestmove"))
          .filteredOn(line -> line.startsWith("info depth 2 "))
          .hasSize(3);
    }
  }

  @Test
  void pondersUntilTheMoveIsMade() {
    try (Client client = new Client(null)) {
      client.say("setoption name Ponder value true", "position startpos moves e2e4");
      client.say("go ponder wtime 10 btime 10").line("info depth 3 ");
      client.say("isready").line("readyok");
      assertThat(client.say("ponderhit").line("bestmove"))
          .matches("bestmove [a-h][78][a-h][56] ponder [a-h]\\d[a-h]\\d");
      // It may have come to its end before.
      client.say("go ponder depth 1").line("info depth 1 ");
      client.say("isready").line("readyok");
      assertThat(client.say("ponderhit").line("bestmove")).doesNotContain("ponder");
      // The other side may make another move, or the other program may not limit it.
      client.say("go ponder movetime 100000").line("info depth 1 ");
      client.say("stop").line("bestmove ");
      client.say("go ponder", "ponderhit").line("bestmove ");
      client.say("ponderhit", "go ponder infinite", "ponderhit", "isready").line("readyok");
      client.say("stop").line("bestmove ");
      assertThat(client.rest()).isEmpty();
    }
  }

  /** A weak engine looks at few positions, and plays the same again. */
  @Test
  void playsAsWeaklyAsItIsTold() {
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      try (Client client = new Client(null)) {
        client.say("setoption name UCI_LimitStrength value TRUE");
        client.say("setoption name UCI_Elo value 500");
        List<String> lines = client.say("position startpos", "go movetime 60000").until("bestmove");
        assertThat(lines).noneMatch(line -> line.contains("multipv") || line.contains("depth 5"));
        answers.add(lines.get(lines.size() - 1));
      }
    }
    assertThat(answers.get(0)).isEqualTo(answers.get(1)).matches("bestmove [a-h][12][a-h][34]");
  }

  @Test
  void weakMovesAreNotMuchWorse() {
    List<ExpectedLine> lines =
        Stream.of(100, 30, -50, -400)
            .map(score -> new ExpectedLine(new MoveList(), score))
            .toList();
    Found found = new Found(lines, 1);
    Set<MoveList> weak = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int hash = 0; hash < 100; hash++) {
      weak.add(UciOptions.Strength.of(UciOptions.Strength.LEAST_ELO).choose(found, hash));
      assertThat(UciOptions.Strength.of(UciOptions.Strength.MOST_ELO).choose(found, hash))
          .isSameAs(found.line());
      assertThat(UciOptions.Strength.FULL.choose(found, hash)).isSameAs(found.line());
    }
    assertThat(weak).hasSize(3);
    assertThat(UciOptions.Strength.of(UciOptions.Strength.LEAST_ELO))
        .isEqualTo(new UciOptions.Strength(100, 4, 200));
    assertThat(UciOptions.Strength.of(UciOptions.Strength.MOST_ELO))
        .isEqualTo(new UciOptions.Strength(102_400, 4, 0));
    assertThat(UciOptions.Strength.FULL.within(SearchLimits.NONE)).isEqualTo(SearchLimits.NONE);
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
    "setoption name MultiPV value few, 'MultiPV is a number, not few'",
    "setoption name MultiPV, 'MultiPV is a number, not '",
    "setoption name UCI_Elo value 99999999999999999999, 'UCI_Elo is a number, not 99999999999999999999'",
    "setoption name UCI_LimitStrength value 1, 'UCI_LimitStrength is true or false, not 1'",
    "setoption name Ponder, 'Ponder is true or false, not '",
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
  void endsWithItsInput() {
    try (Client client = new Client(null)) {
      client.say("go infinite").line("info depth 1 ");
      assertThat(client.rest()).filteredOn(line -> line.startsWith("bestmove")).hasSize(1);
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
