package io.github.betza.processor.emit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Perft;
import io.github.betza.processor.BetzaProcessor;
import io.github.betza.processor.Choices;
import io.github.betza.processor.CompiledClasses;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The moves that a game lists by sets of bits are those that it finds by cells alone. */
@Tag("deep")
final class MovesBySetsTest {
  private static final String CELLS = "-Abetza.representation=cells";

  private static final String CHESS =
      """
      package made.up;
      import io.github.betza.*;
      @Variant(files = 8, ranks = 8, setup = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
          promotions = @Variant.Promotion(of = "P", to = "QN", zone = "8"))
      public interface Battle {
      @Betza(value = "fmWfcFfceFifmnD", letter = 'P') interface Pawn {}
      @Betza(value = "NmZ", letter = 'N') interface Knight {}
      @Betza(value = "B", letter = 'B') interface Bishop {}
      @Betza(value = "R", letter = 'R') interface Rook {}
      @Betza(value = "QNN", letter = 'Q') interface Queen {}
      @Betza(value = "KisO2", letter = 'K', royal = true) interface King {}
      }
      """;

  /** The games by their sources and options, for they are begun in many positions. */
  private static final Map<String, Class<? extends Game>> COMPILED = new ConcurrentHashMap<>();

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

  private static final String JUMPING =
      """
      package made.up;
      import io.github.betza.*;
      @SuppressWarnings("betza")
      @Variant(files = 8, ranks = 8, royalty = Royalty.NONE, stalemate = Stalemate.LOSS,
      capturing = Capturing.%s,
      promotions = @Variant.Promotion(of = "M", to = "%s", zone = "8", optional = %s, limited = %s),
      setup = "1m1m1m1m/m1n1m1n1/1m1m1m1m/8/8/M1M1M1M1/1N1M1N1M/M1M1M1M1 w - - 0 1")
      public interface Battle {
      @Betza(value = "%s", dialect = Dialect.BEX, letter = 'M') interface Man {}
      @Betza(value = "%s", dialect = Dialect.BEX, letter = 'N') interface Other {}
      @Betza(value = "mF+[cj]A+[cj]A--[cj]A", dialect = Dialect.BEX, letter = 'K')
      interface King {}
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "r3k2r/pppqpppp/8/2n2b2/1B2N3/8/PPPQPPPP/R3K2R w KQkq - 0 1",
        // A capture en passant opens a rank, a diagonal, and answers a check.
        "8/8/8/K2pP2q/8/8/8/4k3 w - d6 0 1",
        "8/1q6/8/3Pp3/4K3/8/8/4k3 w - e6 0 1",
        "8/8/8/3pP3/4K3/8/8/4k3 w - d6 0 1",
        // Pieces that are pinned once and twice, and a double check.
        "4r2k/8/4N3/8/q3K1Nr/3P1N2/8/1b3q1b w - - 0 1",
        "4r2k/8/8/8/4K3/5n2/8/7q w - - 0 1",
        // Promotions, by captures of what castles as well.
        "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1"
      })
  void areTheSameOnOneWord(String position) {
    compare(CHESS, position);
  }

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
  void areTheSame(String position) {
    compare(game(MATE, 12), position);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5k6/12/3ppp6/4Lp6/3p1l1P4/4PPP5/12/12/5C6/2b4B4/12/5K6 w - - 0 1",
        // A lion that captures two of those that answer, or one and stays; the last royal piece.
        "12/5k6/4pLp5/5n6/3E8/2e1b7/12/5l6/4PKP5/12/12/12 w - - 0 1",
        "12/12/12/3kLe6/12/12/12/3l8/2K9/12/12/12 w - - 0 1"
      })
  void areTheSameWhereAllMovesAreLegal(String position) {
    compare(game(LIONS, 12), position);
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
  void areTheSameWhereCapturesAreOfTheirOwnKind(String position) {
    compare(captures("mQ+[xiR]"), position);
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
  void areTheSameOnTwoWords(String position) {
    compare(game(CASTLING, 10), position);
    compare(game(PASSING, 10), position.replace(" KQ ", " - "));
  }

  @Test
  void areTheSameInRandomGames() {
    for (String source : List.of(game(MATE, 12), game(LIONS, 12))) {
      play(source, 4);
    }
    for (String source : List.of(game(CASTLING, 10), game(PASSING, 10))) {
      play(source, 4);
    }
    for (String other : List.of("mQ+[xiR]", "N+[cj]A", "mQ+[cl]R--[cl]R")) {
      play(captures(other), 4);
    }
  }

  /** Jumps that go on as they must or may, do not, must, or lead elsewhere; other promotions. */
  @ParameterizedTest
  @CsvSource({
    "COMPLETE, fmF+[cj]fA+[cj]fA--[cj]fA, mW+[cj]D+[cj]D--[cj]D, K, false, false",
    "MANDATORY, fmF+[cj]fA+[cj]fA--[cj]fA, mW+[cj]D+[cj]D--[cj]D--[cj]A, K, false, false",
    "COMPLETE, fmF+[cj]fA+[cj]fA--mfW, mW+[cj]A--[cj]A, K, false, false",
    "MANDATORY, fmF+[cj]fA--[cj]fA, fmW+[cj]D--[cj]D, K, false, false",
    "COMPLETE, fmF+[cj]fA+[cj]fA--[cj]fA, mF+[cj]A+[cj]A--[cj]A, K, true, false",
    "COMPLETE, fmF+[cj]fA+[cj]fA--[cj]fA, mF+[cj]A+[cj]A--[cj]A, N, false, true",
    "FREE, fmF+[cj]fA+[cj]fA--[cj]fA, mW+[cj]D+[cj]D--[cj]D, K, false, false"
  })
  void areTheSameWhereCapturesAreApart(
      String duty, String man, String other, String to, boolean optional, boolean limited) {
    play(JUMPING.formatted(duty, to, optional, limited, man, other), 20);
  }

  /** Plays at random in both forms. */
  private static void play(String source, int games) {
    Class<? extends Game> bySets = compiled(source);
    Class<? extends Game> byCells = compiled(source, CELLS);
    Choices.check(1, games, choices -> play(begin(bySets, null), begin(byCells, null), choices));
  }

  private static void play(Game one, Game other, Choices choices) {
    MoveList moves = compare(one, other);
    while (moves.size() > 0 && one.ply() < 100) {
      int chosen = choices.nextInt(moves.size());
      String move = one.text(moves, chosen);
      one.make(moves, chosen);
      other.make(other.move(move));
      moves = compare(one, other);
    }
  }

  /** Compares a position, and the numbers of all sequences of moves from there. */
  private static void compare(String source, String position) {
    Game one = begin(compiled(source), position);
    Game other = begin(compiled(source, CELLS), position);
    compare(one, other);
    assertThat(Perft.count(one, 3)).isEqualTo(Perft.count(other, 3));
  }

  private static MoveList compare(Game one, Game other) {
    MoveList moves = new MoveList();
    one.legalMoves(moves);
    assertThat(texts(one, moves)).as(one.fen()).isEqualTo(texts(other, listed(other)));
    assertThat(one.legalMoveCount()).isEqualTo(moves.size());
    return moves;
  }

  private static MoveList listed(Game game) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    return moves;
  }

  private static List<String> texts(Game game, MoveList moves) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      texts.add(game.text(moves, i));
    }
    Collections.sort(texts);
    return texts;
  }

  private static String captures(String other) {
    return game(CAPTURES.formatted(other), 10, 10);
  }

  private static String game(String rest, int ranks) {
    return game(rest, 12, ranks);
  }

  private static String game(String rest, int files, int ranks) {
    return HEAD.formatted(files, ranks) + rest;
  }

  private static Class<? extends Game> compiled(String source, String... options) {
    return COMPILED.computeIfAbsent(
        source + List.of(options), each -> compile(source, List.of(options)));
  }

  private static Class<? extends Game> compile(String source, List<String> options) {
    Compilation compilation =
        Compiler.javac()
            .withProcessors(new BetzaProcessor())
            .withOptions(options)
            .compile(JavaFileObjects.forSourceString("made.up.Battle", source));
    assertThat(compilation.errors()).isEmpty();
    try {
      return new CompiledClasses(compilation)
          .loadClass("made.up.BattleGame")
          .asSubclass(Game.class);
    } catch (ClassNotFoundException exception) {
      throw new IllegalStateException(exception);
    }
  }

  private static Game begin(Class<? extends Game> type, String position) {
    try {
      return position == null
          ? type.getConstructor().newInstance()
          : type.getConstructor(String.class).newInstance(position);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
