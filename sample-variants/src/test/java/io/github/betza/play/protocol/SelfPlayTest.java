package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;
import io.github.betza.play.SampleGames;
import io.github.betza.samples.Games;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
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
      this(Games.find(variant, null).orElseThrow());
    }

    Refereed(Game game) {
      this.game = game;
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

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "chess, 150",
    "capablanca, 150",
    "griffon, 150",
    "crazyhouse, 100",
    "shogi, 100",
    "placement, 100"
  })
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

  /**
   * Games with clocks: no illegal move, and no clock runs out. It depends on the time, so it plays
   * as many games as {@code -Dbetza.timedGames=20} says, and none without. It prints how they were.
   */
  @EnabledIfSystemProperty(named = "betza.timedGames", matches = "[0-9]+")
  @ParameterizedTest
  @CsvSource({
    "minishogi, true",
    "kyotoshogi, true",
    "torishogi, true",
    "shogi, true",
    "crazyhouse, true",
    "capahouse, true",
    "griffonhouse, true",
    "placement, true",
    "dobutsu, true",
    "threecheck, false",
    "kingofthehill, false",
    "racingkings, false",
    "antichess, false",
    "horde, false",
    "atomic, false",
    "chess960, false",
    "seirawan, false"
  })
  @Timeout(3_600)
  void keepsItsTime(String variant, boolean drops) {
    int dropped = playTimed(variant, Integer.getInteger("betza.timedGames"), 2_000, 50);
    assertThat(dropped > 0).isEqualTo(drops);
  }

  /**
   * Plays games against itself.
   *
   * @param millis the time that each side has, in milliseconds
   * @param increment what each move adds to it, in milliseconds
   * @return how many moves were drops
   */
  private static int playTimed(String variant, int games, long millis, long increment) {
    int drops = 0;
    int moves = 0;
    long least = millis;
    Map<Reason, Integer> endings = new EnumMap<>(Reason.class);
    try (Client client = new Client(SampleGames.all(), variant)) {
      for (int number = 0; number < games; number++) {
        Refereed play = new Refereed(SampleGames.all().open(variant, null));
        Random random = new Random(number);
        // Each game begins with other moves.
        for (int i = 0; i < 4 && play.goesOn(); i++) {
          play.play(random.nextInt(play.legal.size()));
        }
        client.say("ucinewgame");
        long[] clocks = {millis, millis};
        while (play.goesOn()) {
          int side = play.game.side();
          client.say(
              "position startpos moves " + String.join(" ", play.moves),
              "go wtime %s btime %s winc %s binc %s"
                  .formatted(clocks[0], clocks[1], increment, increment));
          long start = System.nanoTime();
          String best = client.line("bestmove ").substring("bestmove ".length());
          clocks[side] -= (System.nanoTime() - start) / 1_000_000;
          least = Math.min(least, clocks[side]);
          assertThat(clocks[side]).as("%s", play.moves).isPositive();
          clocks[side] += increment;
          play.play(play.game.find(play.legal, best));
          drops += best.contains("@") ? 1 : 0;
        }
        moves += play.moves.size();
        endings.merge(play.game.result(play.legal.size() > 0).reason(), 1, Integer::sum);
      }
    }
    // Four moves of each game are drawn, so the program played half of them at least.
    assertThat(moves).isGreaterThan(8 * games);
    System.out.printf(
        "%s: %s games, %s moves, %s drops, %s, at least %s ms left%n",
        variant, games, moves, drops, endings, least);
    return drops;
  }

  static List<String> names() {
    return Games.names();
  }

  /** The first moves of every game that there is, in both ways of writing moves. */
  @Tag("deep")
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
