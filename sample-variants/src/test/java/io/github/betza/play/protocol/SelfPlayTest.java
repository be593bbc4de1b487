package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole games, with a referee that knows the rules only from the generated game. */
@Timeout(600)
class SelfPlayTest {
  private static final int LONGEST = 400;

  /** A game that a referee watches. */
  private static final class Refereed {
    private final Game game;
    private final List<String> moves = new ArrayList<>();
    private final MoveList legal = new MoveList();

    Refereed(String variant) {
      game = Games.find(variant, null).orElseThrow();
      game.legalMoves(legal);
    }

    void play(int index) {
      assertThat(index).as("%s, %s", moves, game.fen()).isNotNegative();
      moves.add(game.text(legal, index));
      game.make(legal, index);
      legal.clear();
      game.legalMoves(legal);
    }

    Ending ending() {
      return game.result(legal.size() > 0).ending();
    }

    /** A game that leads nowhere is broken off. */
    boolean goesOn() {
      return ending() == Ending.NONE && moves.size() < LONGEST && game.halfmoveClock() < 100;
    }
  }

  @ParameterizedTest
  @CsvSource({"chess, 150", "capablanca, 150", "griffon, 150"})
  void playsWholeGamesInUci(String variant, int nodes) {
    Refereed play = new Refereed(variant);
    try (Client client = new Client(variant)) {
      client.say("ucinewgame");
      while (play.goesOn()) {
        String moves = play.moves.isEmpty() ? "" : " moves " + String.join(" ", play.moves);
        client.say("position startpos" + moves, "go nodes " + nodes);
        String best = client.line("bestmove ").substring("bestmove ".length());
        play.play(play.game.find(play.legal, best));
      }
      if (play.legal.size() == 0) {
        client.say("position startpos moves " + String.join(" ", play.moves), "go nodes 1");
        assertThat(client.line("bestmove ")).isEqualTo("bestmove (none)");
      }
    }
    assertThat(play.moves.size()).isGreaterThan(20);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({"chess", "capablanca", "griffon", "xiangqi", "checkers"})
  void playsWholeGamesInTheProtocolOfXBoard(String variant) {
    Refereed play = new Refereed(variant);
    try (Client white = new Client(variant);
        Client black = new Client(variant)) {
      for (Client client : List.of(white, black)) {
        client.say("xboard", "protover 2", "new", "variant " + nameOf(variant), "sd 1");
        client.say("force");
      }
      white.say("go");
      while (play.goesOn()) {
        boolean whiteMoves = play.game.side() == 0;
        String move = (whiteMoves ? white : black).move();
        play.play(XBoardMoves.find(play.game, play.legal, move));
        // What ended the first time goes to the side that does not play yet as well.
        (whiteMoves ? black : white).say("usermove " + move);
        if (play.moves.size() == 1) {
          black.say("go");
        }
      }
      for (Client client : List.of(white, black)) {
        List<String> rest = client.rest();
        assertThat(rest).noneMatch(line -> line.startsWith("Illegal"));
        if (play.ending() != Ending.NONE) {
          Reason reason = play.game.result(play.legal.size() > 0).reason();
          assertThat(rest).contains(ResultLine.of(play.ending(), reason));
        }
      }
    }
    assertThat(play.moves.size()).isGreaterThan(20);
  }

  private static String nameOf(String variant) {
    return XBoardNames.of(variant);
  }

  static List<String> names() {
    return Games.names();
  }

  /** The first moves of every game that there is, in both ways of writing moves. */
  @ParameterizedTest
  @MethodSource("names")
  void playsEveryGame(String variant) {
    Refereed play = new Refereed(variant);
    try (Client client = new Client(variant)) {
      while (play.ending() == Ending.NONE && play.moves.size() < 12) {
        String moves = play.moves.isEmpty() ? "" : " moves " + String.join(" ", play.moves);
        client.say("position startpos" + moves, "go nodes 40");
        String best = client.line("bestmove ").substring("bestmove ".length());
        for (int i = 0; i < play.legal.size(); i++) {
          String text = XBoardMoves.of(play.game, play.legal, i);
          int found = XBoardMoves.find(play.game, play.legal, text);
          assertThat(found).as(text).isNotNegative();
          if (!text.equals("@@@@")) {
            assertThat(found).as(text).isEqualTo(i);
          }
        }
        play.play(play.game.find(play.legal, best));
      }
    }
    assertThat(play.moves).isNotEmpty();
  }
}
