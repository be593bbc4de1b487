package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.play.SampleGames;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The limit only keeps a dialog that hangs from lasting for ever. */
@Timeout(120)
class XBoardTest {
  static Client client(String variant) {
    Client client = new Client(variant);
    client.say("xboard", "protover 2").until("feature done=1");
    return client;
  }

  @Test
  void namesWhatItCanDo() {
    try (Client client = new Client(null)) {
      List<String> lines = client.say("xboard", "protover 2").until("feature done=1");
      assertThat(String.join(" ", lines))
          .startsWith("feature done=0 ")
          .contains(" ping=1 ", " setboard=1 ", " usermove=1 ", " variants=\"")
          .contains(" variants=\"normal,", "capablanca,", ",betzachu,")
          .doesNotContain(",chess,", "terachess");
    }
    try (Client client = new Client("griffon")) {
      assertThat(client.say("xboard", "protover 2").until("feature done=1"))
          .contains("feature myname=\"Betza\" variants=\"griffon\"");
    }
  }

  /** The name in this protocol is normal, but programs for several protocols write chess. */
  @Test
  void chessGoesByBothItsNames() {
    try (Client client = client(null)) {
      for (String name : List.of("chess", "normal")) {
        client.say("variant grand", "variant " + name, "force", "usermove e2e4", "ping " + name);
        assertThat(client.until("pong " + name))
            .noneMatch(line -> line.matches("(Error|Illegal).*"));
      }
    }
  }

  /** The size is for the next search; the one under way goes on, and can be ended. */
  @Test
  void takesMemoryWhileItThinks() {
    try (Client client = client(null)) {
      client.say("level 40 5 0", "go", "memory 64", "?");
      assertThat(client.line("move")).startsWith("move ");
      client.say("ping 1");
      assertThat(client.until("pong")).endsWith("pong 1");
    }
  }

  @Test
  void playsNoMoveBehindTheEnd() {
    try (Client client = client("shatranj")) {
      client.say("force", "setboard 4k3/8/8/8/8/8/1r6/K3r3 w - - 0 1", "sd 1", "playother");
      client.say("usermove a1b2", "ping 1");
      assertThat(client.until("pong")).containsExactly("0-1 {Black wins by bare king}", "pong 1");
    }
  }

  @Test
  void tellsThatPassesHaveEndedTheGame() {
    try (Client client = client("janggi")) {
      client.say("force", "usermove e1e1", "usermove e8e8", "ping 1");
      assertThat(client.until("pong")).containsExactly("1/2-1/2 {Draw by two passes}", "pong 1");
    }
  }

  @Test
  void takesBarePasses() {
    try (Client client = client("janggi")) {
      client.say("force", "@@@@", "ping 1");
      assertThat(client.until("pong")).containsExactly("pong 1");
    }
  }

  /** XBoard has Chess960 itself, by another name. */
  @ParameterizedTest
  @CsvSource({"O-O, 1K5R w H, f1f2", "O-O-O, RK6 w A, d1d2"})
  void castlesFromAnywhere(String move, String rank, String rook) {
    String fen = "4k3/8/8/8/8/8/8/" + rank + " - 0 1";
    try (Client client = new Client(SampleGames.all(), "chess960")) {
      client.say("xboard", "protover 2").until("feature done=1");
      client.say("variant fischerandom", "force", "setboard " + fen, "usermove O-O-O-O", "ping 1");
      assertThat(client.until("pong")).contains("Illegal move: O-O-O-O");
      client.say("usermove " + move, "ping 2");
      assertThat(client.until("pong")).containsExactly("pong 2");
      client.say("usermove e8e7", "usermove " + rook, "ping 3");
      assertThat(client.until("pong")).containsExactly("pong 3");
    }
  }

  /** XBoard has Crazyhouse and Shogi itself, with their hands. */
  @ParameterizedTest
  @CsvSource({
    "crazyhouse, e2e4 d7d5 e4d5 d8d5, P@e4, P@e9",
    "shogi, c3c4 g7g6 b2h8+ g9h8, B@e5, B@h8",
  })
  void dropsPieces(String variant, String moves, String drop, String wrong) {
    try (Client client = new Client(SampleGames.all(), variant)) {
      client.say("xboard", "protover 2").until("feature done=1");
      assertThat(client.say("variant " + variant, "force", "ping 1").until("pong"))
          .containsExactly("pong 1");
      client.say("usermove " + moves.replace(" ", "\nusermove "), "usermove " + wrong);
      assertThat(client.line("Illegal move")).isEqualTo("Illegal move: " + wrong);
      client.say("holding [P] []", drop, "undo", "usermove " + drop, "ping 2");
      assertThat(client.until("pong")).containsExactly("pong 2");
    }
  }

  /** XBoard writes no castling rights for Shogi, and a line for hands without pieces. */
  @ParameterizedTest
  @CsvSource({
    "crazyhouse, 6k1/5ppp/8/8/8/8/8/K7[R] w - - 0 1, R@[a-e]8",
    "crazyhouse, 6k1/5ppp/8/8/8/8/8/K2Q~4[-] w - - 0 1, d1d8",
    "shogi, 4k4/9/4P4/9/9/9/9/9/4K4[GP] w 0 1, G@e8",
    "shogi, 4k4/9/3GP4/9/9/9/9/9/4K4[-] w 0 1, d7e8|e7e8\\+",
  })
  void readsHands(String variant, String fen, String mate) {
    try (Client client = new Client(SampleGames.all(), variant)) {
      client.say("xboard", "protover 2", "variant " + variant, "force", "sd 3");
      client.say("setboard " + fen, "go");
      assertThat(client.move()).matches(mate);
      assertThat(client.line("1-0")).contains("checkmate");
      client.say("setboard " + fen.replaceFirst("\\[.*]", "[X]"), "ping 1");
      assertThat(client.until("pong"))
          .anyMatch(line -> line.startsWith("tellusererror Illegal position: "));
    }
  }

  /** XBoard goes on with the board that it had; on that no move of the game may be made. */
  @Test
  void playsNoGameThatXBoardCannotShow() {
    String reason = "XBoard has room for 16 files and 15 ranks, terachess has 16 and 16";
    try (Client client = client(null)) {
      client.say("variant terachess", "go", "usermove a4a6", "a4a6", "undo", "st 1");
      client.say("setboard 8/8/8/8/8/8/8/K6k w - - 0 1", "playother", "?", "ping 3");
      assertThat(client.until("pong"))
          .containsExactly(
              "tellusererror " + reason,
              "Error (" + reason + "): go",
              "Illegal move (" + reason + "): a4a6",
              "Illegal move (" + reason + "): a4a6",
              "Error (" + reason + "): undo",
              "Error (" + reason + "): setboard",
              "Error (" + reason + "): playother",
              "Error (" + reason + "): ?",
              "pong 3");
      client.say("variant bridge", "usermove e2e4", "ping 4");
      assertThat(client.until("pong"))
          .containsExactly(
              "Error (unknown variant): variant bridge",
              "Illegal move (unknown variant bridge): e2e4",
              "pong 4");
      client.say("new", "sd 1", "usermove e2e4").line("move ");
    }
    try (Client client = new Client("terachess")) {
      assertThat(client.say("xboard", "protover 2").until("feature done=1"))
          .contains("feature myname=\"Betza\" variants=\"none\"");
      client.say("go", "new", "usermove a4a6", "ping 1");
      assertThat(client.until("pong"))
          .containsExactly(
              "Error (" + reason + "): go",
              "tellusererror " + reason,
              "Illegal move (" + reason + "): a4a6",
              "pong 1");
    }
  }

  /** A promotion is the move and a plus; a second step may end in one. */
  @Test
  void readsAndWritesPromotionsToForms() {
    try (Client client = client("chu")) {
      client.say("force", "setboard k11/12/12/12/4P7/12/12/12/12/12/12/K11 w - 0 1");
      client.say("usermove e8e9+", "undo", "usermove e8e9", "undo", "ping 1");
      assertThat(client.until("pong")).containsExactly("pong 1");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "chess, normal",
    "capablanca, capablanca",
    "courier, betzacourier",
    "Gothic, betzagothic",
    "MyChess, mychess",
    "My_Chess2, mychess2",
    "WildHunt, betzagame",
    "_, betzagame"
  })
  void givesGamesNamesThatXBoardDoesNotTakeForOthers(String game, String name) {
    assertThat(XBoardNames.of(game)).isEqualTo(name);
    assertThat(XBoardNames.find(List.of("other", game), name)).contains(game);
    assertThat(XBoardNames.find(List.of("other", game), game)).contains(game);
    assertThat(XBoardNames.find(List.of("other"), name)).isEmpty();
  }

  @Test
  void playsBlackAfterNew() {
    try (Client client = client(null)) {
      client.say("new", "sd 1", "usermove e2e4");
      assertThat(client.line("move ")).matches("move [a-h][78][a-h][56]");
      client.say("undo", "force", "usermove e7e5", "go");
      assertThat(client.line("move ")).matches("move [a-h][1-4][a-h][2-6]");
    }
  }

  @Test
  void playsTheOtherSide() {
    try (Client client = client(null)) {
      client.say("new", "sd 1", "playother", "usermove e2e4", "ping 5");
      assertThat(client.until("pong").get(0)).startsWith("move ");
    }
  }

  @Test
  void tellsWhatItThinksAndHowTheGameEnds() {
    try (Client client = client(null)) {
      client.say("new", "force", "post", "setboard 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1", "go");
      assertThat(client.line("1 ")).matches("1 100001 [0-9]+ [0-9]+ d1d8");
      assertThat(client.line("move ")).isEqualTo("move d1d8");
      assertThat(client.line("1-0")).isEqualTo("1-0 {White wins by checkmate}");
      client.say("go", "ping 3");
      assertThat(client.until("pong")).containsExactly("pong 3");
    }
  }

  @Test
  void tellsThatTheOtherSideHasEndedTheGame() {
    try (Client client = client(null)) {
      client.say("new", "setboard 7k/8/4Q1K1/8/8/8/8/8 w - - 0 1", "usermove e6f7");
      assertThat(client.line("1/2")).isEqualTo("1/2-1/2 {Stalemate}");
    }
  }

  @Test
  void movesAtOnceWhenAskedTo() {
    try (Client client = client(null)) {
      client.say("new", "post", "st 100000", "go").line("2 ");
      client.say("ping 1", "usermove e7e5", "?");
      assertThat(client.line("Illegal move")).contains("not your turn").endsWith("e7e5");
      assertThat(client.line("move ")).startsWith("move ");
      assertThat(client.line("pong")).isEqualTo("pong 1");
    }
  }

  @Test
  void whatChangesTheGameEndsTheThinking() {
    try (Client client = client(null)) {
      for (String line : List.of("force", "new", "result 1-0 {resigns}", "undo", "variant grand")) {
        client.say("new", "post", "st 100000", "go").line("2 ");
        client.say(line, "nopost", "ping 2");
        assertThat(client.until("pong 2")).as(line).noneMatch(said -> said.startsWith("move"));
      }
    }
  }

  @Test
  void countsTheRanksOfTenFromZero() {
    try (Client client = client("xiangqi")) {
      client.say("new", "force", "usermove h2e2", "usermove h9g7", "usermove h0g2", "ping 1");
      assertThat(client.until("pong")).containsExactly("pong 1");
      client.say("usermove a10a9", "ping 2");
      assertThat(client.until("pong").get(0)).isEqualTo("Illegal move: a10a9");
    }
  }

  /** Where more than one piece is taken on the way, one of them is enough. */
  @Test
  void writesMovesOfSeveralLegs() {
    String fen = "8/8/8/8/3m4/8/1m6/M7 w - - 0 1";
    try (Client client = client("checkers")) {
      client.say("new", "force", "sd 1", "setboard " + fen, "go");
      List<String> moves = client.until("move b2e5");
      assertThat(moves).containsSubsequence("move a1b2,", "move b2e5");
    }
  }

  /** Pieces taken on the way are named in any order, and not all of them where that is enough. */
  @Test
  void understandsMovesOfSeveralLegs() {
    String fen = "8/8/5m2/8/3m4/8/1m6/M7 w - - 0 1";
    for (String move : List.of("a1b2,b2d4,d4f6,f6g7", "a1d4,d4b2,b2g7", "a1f6,f6g7", "a1g7")) {
      try (Client client = client("checkers")) {
        client.say("new", "force", "setboard " + fen, "usermove " + move, "ping 1");
        assertThat(client.until("pong")).as(move).contains("1-0 {White wins by stalemate}");
      }
    }
    try (Client client = client("checkers")) {
      client.say("new", "force", "setboard " + fen);
      for (String move : List.of("a1b2,d4g7", "a1b3,b3g7", "a1b2,b2h8", "a1,a1g7", ",", "a1g7,")) {
        client.say("usermove " + move, "ping 1");
        assertThat(client.until("pong")).contains("Illegal move: " + move);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "jump, Error (unknown command): jump",
    "variant bridge, Error (unknown variant): variant bridge",
    "usermove e2e5, Illegal move: e2e5",
    "usermove, 'Illegal move: '",
    "e2e5, Illegal move: e2e5",
    "setboard 8/8 w, 'tellusererror Illegal position: the FEN has 2 ranks, the board 8'",
    "level 40, 'Error (moves, time and increment expected): level'",
    "st soon, Error (number expected): st",
    "sd, Error (number expected): sd",
    "sd -1, Error (number from 0 on expected): sd",
    "st -1, Error (number from 0 on expected): st",
    "memory -1, Error (number from 0 on expected): memory",
    "otim x, Error (number expected): otim",
    "undo, Error (not so many moves have been made): undo",
    "time 9999999999999999999, Error (number expected): time"
  })
  void answersWhatMakesNoSense(String line, String answer) {
    try (Client client = client(null)) {
      assertThat(client.say("new", "force", line, "ping 1").until("pong"))
          .containsExactly(answer, "pong 1");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "level 40 5 0",
        "level 0 0:01 0",
        "level 1 0:01 0.1",
        "time 0",
        "time -500",
        "st 0",
        "sd 0",
        "sd -1",
        "memory 1",
        "otim 5",
        "hard"
      })
  void movesHoweverLittleTimeThereIs(String line) {
    try (Client client = client(null)) {
      client.say("new", "sd 2", line, "go");
      assertThat(client.line("move ")).startsWith("move ");
    }
  }

  @Test
  void takesBackNoMoreThanThereIs() {
    try (Client client = client(null)) {
      client.say("new", "force", "usermove e2e4", "remove", "undo", "undo");
      client.say("usermove e2e4", "ping 1");
      assertThat(client.until("pong"))
          .containsExactly(
              "Error (not so many moves have been made): remove",
              "Error (not so many moves have been made): undo",
              "pong 1");
    }
  }
}
