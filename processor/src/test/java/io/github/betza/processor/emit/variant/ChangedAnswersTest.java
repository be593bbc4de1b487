package io.github.betza.processor.emit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers that are counted by what a move changes are those that are listed when it is made. */
final class ChangedAnswersTest {
  private static final String HEAD =
      """
      package made.up;
      import io.github.betza.*;
      @SuppressWarnings("betza")
      @Variant(files = %s, ranks = %s,
      """;

  private static final String PIECES =
      """
      public interface Battle {
      @Betza(value = "fmWfceFifmnD", letter = 'P') interface Pawn {}
      @Betza(value = "fmWfceFfmnnD", letter = 'S') interface Soldier {}
      @Betza(value = "mRcpR", letter = 'C') interface Cannon {}
      @Betza(value = "gQ", letter = 'G') interface Grasshopper {}
      @Betza(value = "[W?B]", letter = 'U') interface Rhinoceros {}
      @Betza(value = "NN", letter = 'N') interface Nightrider {}
      @Betza(value = "nDnAR2", letter = 'M') interface Lame {}
      @Betza(value = "B", letter = 'B') interface Bishop {}
      @Betza(value = "Q", letter = 'Q') interface Queen {}
      @Betza(value = "KimAimD", letter = 'K', royal = true) interface King {}
      """;

  private static final String PROMOTIONS =
      """
      promotions = {@Variant.Promotion(of = "S", to = "QN", zone = "8-12", optional = true),
      @Variant.Promotion(of = "P", to = "Q", zone = "9-12")},
      """;

  private static final String SETUP =
      "c1umbkqbmunc/ggss4ssgg/pppppppppppp/12/12/12/12/12/12/PPPPPPPPPPPP/GGSS4SSGG/C1UMBKQBMUNC";

  private static final String MATE =
      PROMOTIONS + "setup = \"" + SETUP + " w Kk - 0 1\")\n" + PIECES + "}\n";

  /** The lion of Chu Shogi; two kinds are royal, one of which others become. */
  private static final String LIONS =
      """
      royalty = Royalty.LAST_CAPTURED,
      promotions = {
      @Variant.Promotion(of = "C", to = "L", zone = "8-12", on = Promoting.ENTRY_OR_CAPTURE, optional = true),
      @Variant.Promotion(of = "B", to = "E", zone = "7-12", on = Promoting.ENTRY_OR_CAPTURE, optional = true)},
      setup = "%s w Kk - 0 1")
      %s
      @Betza(value = "KNADcaKcabKmabK", letter = 'L') interface Lion {}
      @Betza(value = "K", letter = 'E', royal = true) interface Prince {}
      }
      """
          .formatted(SETUP.replace("4", "LL2").replace("ssLL2", "ssll2").replace("q", "l"), PIECES);

  /** Pieces that capture in ways of their own, hold others, and become what their side has lost. */
  private static final String CAPTURES =
      """
      royalty = Royalty.LAST_CAPTURED,
      zones = @Variant.Zone(of = "PLCWASIJK", squares = "b2-i9", captures = "1-10"),
      promotions =
          @Variant.Promotion(of = "P", to = "LCWASI", zone = "8-10", optional = true, limited = true),
      setup = "10/1salckjwi1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1IWJKCLAS1/10 w - - 0 1")
      public interface Battle {
      @Betza(value = "mK+j(AD)", dialect = Dialect.BEX, letter = 'P') interface Pawn {}
      @Betza(value = "mQ+[cl]Q", dialect = Dialect.BEX, letter = 'L') interface Leaper {}
      @Betza(value = "mQ+[ci]", dialect = Dialect.BEX, letter = 'C') interface Chameleon {}
      @Betza(value = "mQ+[cw]Q", dialect = Dialect.BEX, letter = 'W') interface Withdrawer {}
      @Betza(value = "mQ+[ca]Q", dialect = Dialect.BEX, letter = 'A') interface Advancer {}
      @Betza(value = "mQ+[xwQ]+([crK]--[cu])", dialect = Dialect.BEX, letter = 'S')
      interface Swapper {}
      @Betza(value = "[x!iK]--mQ--[xiK]", dialect = Dialect.BEX, letter = 'I') interface Holder {}
      @Betza(value = "%s", dialect = Dialect.BEX, letter = 'J') interface Other {}
      @Betza(value = "K", dialect = Dialect.BEX, letter = 'K', royal = true) interface King {}
      }
      """;

  /** Royal pieces that castle, face each other, and pass; hurdles that are none to a kind. */
  private static final String WORDS =
      """
      %s
      blockers = @Variant.Blocker(of = "C", to = "C"),
      zones = @Variant.Zone(of = "A", squares = "d1-i3"),
      extras = @Variant.Extra(of = "H", moves = Battle.Step.class, squares = "e2 f3 g4"),
      promotions = {
      @Variant.Promotion(of = "S", to = "RN", zone = "8-9", optional = true, limited = true),
      @Variant.Promotion(of = "S", to = "RN", zone = "10", limited = true)},
      setup = "rcnheakehncr/bb8bb/ssssssssssss/12/12/12/12/SSSSSSSSSSSS/BB8BB/RCNHEAKEHNCR w %s - 0 1")
      public interface Battle {
      @Betza(value = "fmWfceFifmnD", letter = 'S') interface Soldier {}
      @Betza(value = "afsW", letter = 'H') interface Horse {}
      @Betza(value = "nA", letter = 'E') interface Elephant {}
      @Betza(value = "R", letter = 'R') interface Chariot {}
      @Betza(value = "B", letter = 'B') interface Bishop {}
      @Betza(value = "N", letter = 'N') interface Knight {}
      @Betza(value = "pR", letter = 'C') interface Cannon {}
      @Betza(value = "F", letter = 'A') interface Advisor {}
      @Betza(value = "%s", letter = 'K', royal = true) interface King {}
      @Betza("B") interface Step {}
      }
      """;

  private static final String CASTLING = WORDS.formatted("flyingGeneral = true,", "KQkq", "KisO3");
  private static final String PASSING =
      WORDS.formatted("bikjang = true, passesEnd = true,", "-", "KO");

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The piece that answers is captured, pinned, a hurdle, or answers over one.
        "12/12/5k6/12/3q1b6/12/2u2Q1C4/12/1n3B3N2/5G6/5C6/5K6 w - - 0 1",
        "5k6/5p6/12/5C6/12/1N2b7/12/3u8/12/5M6/12/5K6 b - - 0 1",
        // Lines of which a move opens one, and a capture en passant another.
        "5k6/12/12/12/K2sP2q4/12/5N6/12/12/2b9/12/12 b - - 0 1",
        "k11/12/12/12/12/4s7/12/1K1S6q1/12/8b3/12/12 b - - 0 1",
        // Promotions, to what gives check as well.
        "11k/2S9/12/4S7/PP9n/12/12/6ppp3/2s7ss/12/12/K11 w - - 0 1"
      })
  void areThoseListed(String position) {
    Game game = game(MATE, 12, position);
    assertThat(countsByChanges(game)).isTrue();
    compare(game, 3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5k6/12/3ppp6/4Lp6/3p1l1P4/4PPP5/12/12/5C6/2b4B4/12/5K6 w - - 0 1",
        // A lion that captures two of those that answer, or one and stays; the last royal piece.
        "12/5k6/4pLp5/5n6/3E8/2e1b7/12/5l6/4PKP5/12/12/12 w - - 0 1",
        "12/12/12/3kLe6/12/12/12/3l8/2K9/12/12/12 w - - 0 1"
      })
  void areThoseListedWhereAllMovesAreLegal(String position) {
    Game game = game(LIONS, 12, position);
    assertThat(countsByChanges(game)).isTrue();
    compare(game, 3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10/1sa2kjwi1/1p1pp1pp2/3C6/2p1A2P2/4l5/2S4c2/1P1PP1PP2/1IW1K1LA2/10 w - - 0 1",
        // A capture lets two pawns become what is lost, and a piece that holds others moves.
        "10/2P3k3/1P6P1/5w4/2L2l4/4s5/1p3I2p1/4K5/3p6/10 w - - 0 1",
        "10/2P3k3/1P6P1/5w4/2L2l4/4s5/1p3I2p1/4K5/3p6/10 b - - 0 1",
        // Two enemies are leapt over; the last royal piece changes places, or is captured so.
        "10/4k5/10/2L1p1p3/10/4s5/4K5/3w6/2S6A/10 w - - 0 1",
        "10/4k5/4S5/10/10/3KW5/3l6/10/5A4/10 b - - 0 1"
      })
  void areThoseListedWhereCapturesAreOfTheirOwnKind(String position) {
    Game game = captures("mQ+[xiR]", position);
    assertThat(countsByChanges(game)).isTrue();
    compare(game, 3);
  }

  /** What a slide has on its sides is not looked at, nor what an enemy holds from afar. */
  @ParameterizedTest
  @CsvSource({
    "mQ+[xiQ], true",
    "mQ--[ccD], false",
    "mQ+[xiN], true",
    "mQ+[xinN], false",
    "mQ+[ca]Q--mW, false"
  })
  void squaresBesidesALineAreNotLookedAt(String notation, boolean counted) {
    assertThat(countsByChanges(captures(notation, null))).isEqualTo(counted);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Castling through lines that a move opens and closes, and past a piece that is captured.
        "6k5/3r4r3/12/12/3S4S3/12/4n1n5/12/5b6/R5K4R w KQ - 0 1",
        // Generals face each other, behind one piece or two, and hurdles come and go.
        "6k5/6s5/12/2C3c5/12/6H5/12/6S5/6c5/6K5 w - - 0 1",
        "5k6/5c6/3c1C6/12/5R6/12/5C6/5s6/5A6/5K1c4 b - - 0 1",
        // A promotion that a capture allows, and a capture en passant.
        "k11/S7R3/12/4s7/12/12/12/3S8/1s10/6K4N w - - 0 1"
      })
  void areThoseListedOnTwoWords(String position) {
    for (String source : new String[] {CASTLING, PASSING}) {
      Game game =
          game(source, 10, position.replace(" KQ ", source.equals(PASSING) ? " - " : " KQ "));
      assertThat(countsByChanges(game)).isTrue();
      compare(game, 3);
    }
  }

  @Test
  @Tag("deep")
  void areThoseListedInRandomGames() {
    for (String source : new String[] {MATE, LIONS}) {
      play(game(source, 12, null));
    }
    for (String source : new String[] {CASTLING, PASSING}) {
      play(game(source, 10, null));
    }
    for (String other : new String[] {"mQ+[xiR]", "N+[cj]A", "mQ+[cl]R--[cl]R"}) {
      play(captures(other, null));
    }
  }

  /** Rules by which a move may change the answers otherwise, and boards of one word. */
  @ParameterizedTest
  @CsvSource({
    "'', 12, true",
    "'bareKing = BareKing.LOSES,', 12, false",
    "'capturing = Capturing.MANDATORY,', 12, false",
    "'royalty = Royalty.KIND_EXTINCT,', 12, false",
    "'flyingGeneral = true,', 12, true",
    "'promotions = @Variant.Promotion(of = \"N\", to = \"K\", zone = \"11-12\"),', 12, false",
    "'bikjang = true,', 12, true",
    "'goals = @Variant.Goal(of = \"K\", squares = \"f6\"),', 12, false",
    "'', 10, true",
    "'', 5, false"
  })
  void aRuleDecidesWhereTheyAreCounted(String rule, int ranks, boolean counted) {
    String setup = "setup = \"5k5n/12/12/12/4K6N" + "/12".repeat(ranks - 5) + " w Kk - 0 1\")\n";
    assertThat(countsByChanges(game(rule + setup + PIECES + "}\n", ranks, null)))
        .isEqualTo(counted);
  }

  private static void play(Game game) {
    for (int seed = 1; seed <= 12; seed++) {
      play(game, new Random(seed));
    }
  }

  private static void play(Game start, Random random) {
    Game game = start.copy();
    MoveList moves = new MoveList();
    for (int ply = 0; ply < 120; ply++) {
      moves.clear();
      game.legalMoves(moves);
      if (moves.size() == 0) {
        return;
      }
      compare(game, 2);
      game.make(moves, random.nextInt(moves.size()));
    }
  }

  /** Compares the counts of all sequences of two moves up to a depth. */
  private static void compare(Game game, int depth) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      game.make(moves, i);
      if (depth > 2) {
        compare(game, depth - 1);
      }
      MoveList answers = new MoveList();
      game.legalMoves(answers);
      count += answers.size();
      game.unmake();
    }
    assertThat(Perft.count(game, 2)).as(game.fen()).isEqualTo(count);
  }

  private static boolean countsByChanges(Game game) {
    return Stream.of(game.getClass().getDeclaredClasses())
        .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
        .anyMatch(method -> method.getName().equals("sights"));
  }

  private static Game captures(String other, String position) {
    return game(CAPTURES.formatted(other), 10, 10, position);
  }

  private static Game game(String rest, int ranks, String position) {
    return game(rest, 12, ranks, position);
  }

  private static Game game(String rest, int files, int ranks, String position) {
    CompiledGame compiled =
        GameCompiler.compile("made.up.Battle", HEAD.formatted(files, ranks) + rest);
    assertThat(compiled.errors()).isEmpty();
    Game game = compiled.game().orElseThrow();
    try {
      return position == null
          ? game
          : game.getClass().getConstructor(String.class).newInstance(position);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
