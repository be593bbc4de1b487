package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.board.PieceMoves.Trait;
import io.github.betza.board.PieceTable;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The right to capture en passant is gone as soon as the other side has moved, however it has. */
class PassingRightsTest {
  private static final String SETUP = "1xk2r/pppppp/6/6/PPPPPP/1XK2R w - - 0 1";
  private static final String ROOK = "@Betza(value = \"R\", letter = 'R') interface Rook {}";
  private static final String KING =
      "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}";

  /** A pawn attacks by more than lines where it captures as a lion does. */
  @ParameterizedTest
  @ValueSource(strings = {"fmWfceFifmnD", "fmWfceFifmnDcaK", "fmWfceFifmnDmcasW"})
  void aKingTakesThePawnThatHasPassed(String pawn) {
    Game setup =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"3qkr2/pppppppp/8/8/8/8/PPPPPPPP/3QKR2 w - - 0 1\"",
            pawn(pawn),
            "@Betza(value = \"Q\", letter = 'Q') interface Queen {}",
            ROOK,
            KING);
    for (Game game : forms(setup, "4kr2/4p3/8/3p4/4K3/r7/1q6/8 w - d6 0 1")) {
      assertThat(OddGames.names(game, new MoveList())).containsExactly("e4d5");
      assertThat(game.legalMoveCount()).isEqualTo(1);
    }
  }

  /** A capture en passant may go on from the square passed, and so attack a king. */
  @Test
  void whatCapturesThePawnHasNotPassed() {
    Game setup = archers("fmWfceFifmnD");
    // The archer on b5 goes to c4, takes what stands on c3 if that has just passed, and then d3.
    for (Game game : forms(setup, "5k/1x4/6/1RpK2/6/6 w - c4 0 1")) {
      assertThat(OddGames.names(game, new MoveList())).contains("b3c3");
    }
  }

  @Test
  void aPawnMayNotPassWhereThatIsAnsweredByTakingTheKing() {
    for (Game game : forms(archers("fmWfceFifmnD"), "5k/6/4x1/6/2KP2/6 w - - 0 1")) {
      List<String> names = OddGames.names(game, new MoveList());
      assertThat(names).contains("d2d3").doesNotContain("d2d4");
    }
  }

  /** Compares with what shows when moves are made. */
  @Tag("deep")
  @ParameterizedTest
  @ValueSource(strings = {"fmWfceFifmnD", "fmWfceFifmnDcaK", "fmWfceFifmnDmcasW"})
  void legalityIsThatOfThePositionAfterTheMove(String pawn) {
    Game setup = archers(pawn);
    AtomicInteger beside = new AtomicInteger();
    Walks.check(
        11,
        1500,
        1 + Scatter.PIECES.length(),
        numbers -> {
          Scatter scatter = new Scatter(numbers.iterator());
          if (canBe(setup.rules(), scatter.fen())) {
            forms(setup, scatter.fen()).forEach(LegalityTest::compare);
            beside.addAndGet(scatter.isKingBesideVictim() ? 1 : 0);
          }
        });
    assertThat(beside.get()).isGreaterThan(50);
  }

  /** Returns whether a position is one in which the side to move could not capture a king. */
  private static boolean canBe(GameRules rules, String fen) {
    try {
      rules.read(fen);
      return true;
    } catch (MalformedPositionException refused) {
      assertThat(refused).hasMessageContaining(" could capture the King on ");
      return false;
    }
  }

  /** Puts pieces anywhere, where a black pawn has just made its double step. */
  private static final class Scatter {
    static final String PIECES = "KkPPRxxppr";

    private final char[] cells = ".".repeat(36).toCharArray();
    private final int file;

    /** Takes places from drawn numbers, and the first ones after their end. */
    Scatter(Iterator<Integer> numbers) {
      file = next(numbers) % 6;
      cells[square(file, 2)] = 'p';
      // Nothing can stand where the pawn began, and where it passed.
      cells[square(file, 3)] = '-';
      cells[square(file, 4)] = '-';
      for (int i = 0; i < PIECES.length(); i++) {
        int[] free = IntStream.range(0, 36).filter(square -> cells[square] == '.').toArray();
        cells[free[next(numbers) % free.length]] = PIECES.charAt(i);
      }
    }

    private static int next(Iterator<Integer> numbers) {
      return numbers.hasNext() ? numbers.next() : 0;
    }

    private static int square(int file, int rank) {
      return (5 - rank) * 6 + file;
    }

    boolean isKingBesideVictim() {
      int king = new String(cells).indexOf('K');
      return Math.abs(king % 6 - file) <= 1 && Math.abs(king / 6 - 3) <= 1;
    }

    String fen() {
      String text = new String(cells).replace('-', '.').replaceAll("(.{6})(?=.)", "$1/");
      for (int empty = 6; empty > 0; empty--) {
        text = text.replace(".".repeat(empty), String.valueOf(empty));
      }
      return text + " w - " + (char) ('a' + file) + "4 0 1";
    }
  }

  private static Game archers(String pawn) {
    return OddGames.compile(
        "files = 6, ranks = 6, setup = \"" + SETUP + "\"",
        pawn(pawn),
        "@Betza(value = \"mWfeafcFfeafcW\", letter = 'X') interface Archer {}",
        ROOK,
        KING);
  }

  private static String pawn(String notation) {
    return "@Betza(value = \"" + notation + "\", letter = 'P') interface Pawn {}";
  }

  /** Returns a position as the generated game has it, and as one that knows nothing of lines. */
  private static List<Game> forms(Game setup, String fen) {
    PieceTable pieces = setup.rules().pieces();
    GameRulesBuilder rules =
        GameRules.builder(
            "table",
            setup.board().geometry().files(),
            setup.board().geometry().ranks(),
            setup.rules().setup());
    for (int kind = 1; kind <= pieces.size(); kind++) {
      if (pieces.isRoyal(kind)) {
        rules.royal(pieces.letter(kind), pieces.name(kind), pieces.moves(kind));
      } else {
        rules.piece(pieces.letter(kind), pieces.name(kind), pieces.moves(kind));
      }
      rules.trait(Trait.INITIAL);
    }
    Game generated = OddGames.at(setup, fen);
    return List.of(generated, rules.build().play(fen));
  }
}
