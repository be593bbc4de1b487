package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.play.SampleGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The limit only keeps a dialog that hangs from lasting for ever. */
@Timeout(120)
class UsiTest {
  private static final String START =
      "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
  private static final String MATSURI =
      "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 2";

  /** A dialog that has begun with the word usi. */
  private static Client client() {
    Client client = new Client(SampleGames.all(), "chess");
    client.say("usi").until("usiok");
    return client;
  }

  @Test
  void introducesItself() {
    try (Client client = new Client(SampleGames.all(), "chess")) {
      List<String> lines = client.say("usi").until("usiok");
      assertThat(lines)
          .startsWith("id name Betza")
          .contains("option name USI_Ponder type check default false")
          .contains("option name Move_Overhead type spin default 40 min 0 max 5000")
          .contains("option name Clear_Hash type button")
          .anyMatch(line -> line.startsWith("option name USI_Hash type spin default 16 "))
          .anyMatch(line -> line.startsWith("option name USI_LimitStrength type check"))
          .noneMatch(line -> line.contains("UCI"));
      // Chess has castling rights, and Grand has ten files.
      assertThat(String.join("\n", lines))
          .contains("option name USI_Variant type combo default shogi var ")
          .contains(" var xiangqi", " var makruk", " var shogi")
          .doesNotContain("var chess", "var crazyhouse", "var grand");
      assertThat(client.say("isready").until("readyok")).containsExactly("readyok");
      assertThat(client.say("uci").until("uciok")).anyMatch(line -> line.contains("UCI_Variant"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {START, MATSURI, "4k4/9/9/9/9/9/9/9/4K4 b 2R2B4G4S4N4L18P 7"})
  void readsAndWritesPositions(String sfen) {
    try (Client client = client()) {
      client.say("position sfen " + sfen, "d");
      assertThat(client.line("Sfen: ")).isEqualTo("Sfen: " + sfen);
    }
  }

  @Test
  void makesMoves() {
    try (Client client = client()) {
      client.say("position startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e", "d");
      assertThat(client.line("Fen: "))
          .isEqualTo(
              "Fen: lnsgkg1nl/1r5s1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL[b] b - - 0 3");
      assertThat(client.line("Sfen: "))
          .isEqualTo("Sfen: lnsgkg1nl/1r5s1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL w b 6");
      client.say("position sfen " + START + " moves 7g7f", "d");
      assertThat(client.line("Sfen: ")).endsWith("/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
    }
  }

  /** Black of Shogi moves first, so the clock of Black is that of the side with capitals. */
  @Test
  void readsClocks() {
    assertThat(limits("btime 0 wtime 99000 byoyomi 1000", START)).isEqualTo(960);
    assertThat(limits("btime 70000 wtime 0 byoyomi 1000", START)).isEqualTo(2960);
    assertThat(limits("btime 1 wtime 70000 byoyomi 0", START.replace(" b ", " w ")))
        .isEqualTo(1960);
    assertThat(limits("byoyomi 500", START)).isEqualTo(460);
    assertThat(limits("btime 100 wtime 99000 binc 0 winc 0", START)).isLessThanOrEqualTo(60);
    assertThat(limits("btime 99000 wtime 100 binc 0 winc 0", START)).isGreaterThan(1000);
  }

  private static long limits(String order, String sfen) {
    Game game = SampleGames.all().open("shogi", Sfen.toFen(sfen));
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    UciGo go = UciGo.of(Words.of("go " + order), game, legal, 40, UciForm.USI);
    assertThat(go.mistakes()).isEmpty();
    return go.limits().hardMillis();
  }

  @Test
  void plays() {
    try (Client client = client()) {
      client.say("usinewgame", "setoption name USI_Ponder value true");
      client.say("setoption name USI_Hash value 8", "position startpos moves 7g7f");
      assertThat(client.say("go btime 60000 wtime 0 byoyomi 200").line("bestmove "))
          .matches("bestmove [1-9][a-i][1-9][a-i]( ponder [1-9][a-i][1-9][a-i]\\+?)?");
      client.say("go infinite").line("info depth 2 ");
      client.say("stop").line("bestmove ");
      client.say("go ponder btime 0 wtime 0 byoyomi 100").line("info depth 2 ");
      client.say("ponderhit").line("bestmove ");
      client.say("go depth 1").line("bestmove ");
      client.say("go nodes 100").line("bestmove ");
      client.say("gameover win", "isready").line("readyok");
      assertThat(client.say("quit").rest()).isEmpty();
    }
  }

  @Test
  void resignsWithoutMoves() {
    try (Client client = client()) {
      client.say("position sfen k8/1G7/1K7/9/9/9/9/9/9 w - 1", "go depth 2");
      assertThat(client.line("bestmove ")).isEqualTo("bestmove resign");
      client.say("go mate 1000");
      assertThat(client.line("checkmate ")).isEqualTo("checkmate nomate");
    }
  }

  /** A gold before the king mates, a pawn there may not. */
  @Test
  void findsMates() {
    try (Client client = client()) {
      client.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b GP 1", "go mate infinite");
      assertThat(client.line("checkmate ")).isEqualTo("checkmate G*5b");
      client.say("position sfen k8/9/9/9/9/9/9/9/1RR1K4 b - 1", "go mate 60000");
      String line = client.line("checkmate ");
      assertThat(line).matches("checkmate( [1-9][a-i][1-9][a-i]\\+?){1,9}");
      Game game = mated("k8/9/9/9/9/9/9/9/1RR1K4 b - 1", line);
      assertThat(game.result().toString()).contains("WHITE_WINS");
      client.say("position sfen " + MATSURI, "go mate 1");
      assertThat(client.line("checkmate ")).isEqualTo("checkmate timeout");
      client.say("go mate infinite", "stop");
      assertThat(client.line("checkmate ")).isEqualTo("checkmate timeout");
    }
  }

  /**
   * A pawn that cannot check; a rook that checks until a position comes back; pieces that the king
   * captures or flees from; and a mate that takes three moves.
   */
  @ParameterizedTest
  @CsvSource({
    "4k4/9/9/9/9/9/9/9/4K4 b P 1, nomate",
    "4k4/9/9/9/9/9/9/9/R3K4 b - 1, nomate",
    "4k4/9/9/9/9/9/9/9/4K4 b G 1, nomate",
    "k8/9/9/9/9/9/9/9/4K4 b GS 1, nomate",
    "k8/9/9/9/9/9/9/9/1RR1K4 b - 1, '[^ ]+( [^ ]+){2}'"
  })
  void provesThatNoChecksMate(String sfen, String answer) {
    try (Client client = client()) {
      client.say("position sfen " + sfen, "go mate 100000");
      String line = client.line("checkmate ");
      assertThat(line).matches("checkmate " + answer);
      if (!answer.equals("nomate")) {
        assertThat(mated(sfen, line).result()).hasToString("WHITE_WINS by CHECKMATE");
      }
    }
  }

  private static Game mated(String sfen, String line) {
    Game game = SampleGames.all().open("shogi", Sfen.toFen(sfen));
    for (String move : line.substring("checkmate ".length()).split(" ", -1)) {
      MoveList legal = new MoveList();
      game.legalMoves(legal);
      game.make(legal, UsiMoves.find(game, legal, move));
    }
    return game;
  }

  /** What is wrong is told, and the position stays. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "position fen 9/9 w|position is followed by startpos, or by sfen and a position",
        "position sfen 9/9|has a board, a side, the hands and a move number, not 1 fields",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 x - 1|the side to move of an SFEN is b or w, not x",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 b - x|move number of an SFEN is a number, not x",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 b 0P 1|letters with their counts before them",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 b P2 1|as RB2P, or -, not P2",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 b X 1|no piece has the letter 'X', which is in hand",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 b K 1|is in hand, but no drop or gate of the game names it",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4 b 999P 1|there are more than",
        "position sfen 4k4/9/9/9/9/9/9/9/4K4[P] b - 1|has the hands after the side, not in",
        "position sfen 4k4/9/9/9/9/9/9/4K4 b - 1|ranks",
        "position startpos moves 7g7e|illegal move 7g7e; the position is as before",
        "position startpos moves c3c4|illegal move c3c4; the position is as before",
        "position startpos moves P@e5|illegal move P@e5; the position is as before",
        "position startpos moves P*5e|illegal move P*5e; the position is as before",
        "position startpos moves 9z9a|illegal move 9z9a; the position is as before",
        "setoption name USI_Variant value chess|USI cannot write the castling rights of chess",
        "setoption name USI_Variant value grand|USI has room for 9 files and 26 ranks",
        "setoption name Hash value 3|there is no option Hash",
        "go mate soon|mate is followed by a number or infinite, not soon",
        "go byoyomi x|byoyomi is followed by a number, not x",
      })
  void tellsWhatIsWrong(String line, String message) {
    try (Client client = client()) {
      client.say("position startpos moves 7g7f", line);
      assertThat(client.line("info string ")).contains(message);
      client.say("stop", "d");
      assertThat(client.line("Sfen: "))
          .isEqualTo(
              "Sfen: "
                  + Sfen.ofFen(SampleGames.all().open("shogi", null).fen())
                      .replace("/PPPPPPPPP/", "/2P6/PP1PPPPPP/")
                      .replace("/9/2P6", "/2P6")
                      .replace("b - 1", "w - 2"));
    }
  }

  /** A game that USI cannot play, and no other to choose. */
  @Test
  void refusesGames() {
    try (Client client = new Client("chess")) {
      assertThat(client.say("usi").until("usiok"))
          .contains("option name USI_Variant type combo default chess");
      client.say("position startpos", "go depth 1");
      assertThat(client.until("bestmove"))
          .containsExactly(
              "info string USI cannot write the castling rights of chess",
              "info string USI cannot write the castling rights of chess",
              "bestmove resign");
    }
  }

  /** Every move of a game with drops and promotions is found by its text, and by no other. */
  @Test
  void everyMoveHasItsOwnText() {
    Game game = SampleGames.all().open("shogi", Sfen.toFen(MATSURI));
    List<String> texts = new ArrayList<>();
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    for (int i = 0; i < legal.size(); i++) {
      String text = UsiMoves.of(game, legal, i);
      assertThat(text).matches("([1-9][a-i]|[PLNSGBR]\\*)[1-9][a-i]\\+?");
      assertThat(UsiMoves.find(game, legal, text)).isEqualTo(i);
      texts.add(text);
    }
    assertThat(texts).hasSize(legal.size()).doesNotHaveDuplicates();
  }

  /** Games of another program: how many moves there were each time, and the last position. */
  @Test
  void replaysGamesOfAnotherProgram() throws IOException {
    List<String> games = Files.readAllLines(Path.of("src/test/resources/engine/usi.tsv"));
    assertThat(games).hasSizeGreaterThanOrEqualTo(5);
    for (String line : games) {
      String[] columns = line.split("\t", -1);
      String[] moves = columns[0].split(" ", -1);
      String[] counts = columns[1].split(" ", -1);
      Game game = SampleGames.all().open("shogi", null);
      for (int ply = 0; ply < moves.length; ply++) {
        MoveList legal = new MoveList();
        game.legalMoves(legal);
        assertThat(legal.size())
            .as(Sfen.ofFen(game.fen()))
            .isEqualTo(Integer.parseInt(counts[ply]));
        game.make(legal, UsiMoves.find(game, legal, moves[ply]));
      }
      assertThat(Sfen.ofFen(game.fen())).isEqualTo(columns[2]);
      assertThat(Sfen.ofFen(SampleGames.all().open("shogi", Sfen.toFen(columns[2])).fen()))
          .isEqualTo(columns[2]);
    }
  }
}
