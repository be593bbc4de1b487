package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.Promoting;
import io.github.betza.board.MoveList;
import io.github.betza.board.PieceTable;
import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is legal, what is the same position, and what can be one, where rules meet. */
class RulesTest {
  private static final String KING =
      "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}";
  private static final String PAWN = "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}";

  private final MoveList moves = new MoveList();

  private List<String> names(Game game) {
    moves.clear();
    return OddGames.names(game, moves);
  }

  private void play(Game game, String line) {
    OddGames.play(game, moves, line);
  }

  /** How many passes were made before is no part of a position; only the last ones matter. */
  @Test
  void passesRepeatPositions() {
    Game game =
        OddGames.compile(
            "files = 4, ranks = 5, setup = \"kr2/4/4/4/2RK w - - 0 1\", repetitions = 3,"
                + " bikjang = true",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KO\", letter = 'K', royal = true) interface King {}");
    play(game, "d1d1 a5a5 d1d1 a5a5");
    assertThat(game.result(true).ending()).isEqualTo(Ending.NONE);
    play(game, "d1d1 a5a5 d1d1");
    assertThat(game.result(true).ending()).isEqualTo(Ending.DRAW);
  }

  /** The hurdle of one check, leaving it, must not become that of another. */
  @ParameterizedTest
  @CsvSource({"7k/8/8/8/8/3b4/8/3K1N1n w - - 0 1, f1d2", "7k/8/8/8/8/3b4/8/3K1N2 w - - 0 1, f1d2"})
  void aHurdleBecomesNoOther(String fen, String illegal) {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"1nb1k3/8/8/8/8/8/8/1NB1K3 w - - 0 1\"",
            "@Betza(value = \"mNcpR\", letter = 'N') interface Hopper {}",
            "@Betza(value = \"gQ\", letter = 'B') interface Grasshopper {}",
            KING);
    Game position = OddGames.at(game, fen);
    assertThat(names(position)).isNotEmpty().doesNotContain(illegal);
    assertThat(position.legalMoveCount()).isEqualTo(moves.size());
  }

  /** A longer capture that is illegal forbids no shorter one. */
  @Test
  void illegalCapturesForbidNothing() {
    Game game =
        OddGames.compile(
            "files = 7, ranks = 7, setup = \"2k1r2/5p1/7/3p3/2D4/7/4K2 w - - 0 1\","
                + " capturing = io.github.betza.Capturing.COMPLETE",
            "@Betza(value = \"mF+[cj]A+[cj]A--[cj]A\", letter = 'D', dialect = Dialect.BEX)"
                + " interface Draughtsman {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            PAWN,
            KING);
    assertThat(names(game)).containsExactly("c3d4e5");
  }

  /** What takes nothing on its way is not cut short by what takes another piece. */
  @Test
  void capturesOnTheSquareReachedAreComplete() {
    Game game =
        OddGames.compile(
            "files = 6, ranks = 6, setup = \"5k/6/6/1pp3/1L4/K5 w - - 0 1\","
                + " capturing = io.github.betza.Capturing.COMPLETE",
            "@Betza(value = \"mKcWcafmF\", letter = 'L') interface Lion {}",
            PAWN,
            KING);
    assertThat(names(game)).containsExactlyInAnyOrder("b2b3", "b2c3d4");
  }

  /** What a capture on the way takes counts, whether it is taken there, at the end, or put down. */
  @ParameterizedTest
  @CsvSource({
    // What stands on the square reached is more.
    "caK, 1p4/1p4/1L4, b2b3b4",
    // What takes nothing on its way is not cut short, even by what takes the same and more.
    "cKcaK, 1p4/1p4/1L4, b2b3 b2b3b4",
    // Who takes another piece at the end has not cut a capture short.
    "caKcacamK, 1pp3/1p4/1L4, b2b3b4 b2b3b4a3 b2b3b4a4 b2b3b4a5 b2b3b4b5 b2b3b4c3 b2b3b4c5"
        + " b2b3c4 b2b3c4b5 b2b3c4c3 b2b3c4c5 b2b3c4d3 b2b3c4d4 b2b3c4d5",
    // A piece that is put down is taken, and no excuse for leaving another.
    "cauamKcacamK, 1p4/1p4/1L4, "
        + "b2b3b4a3 b2b3b4a4 b2b3b4a5 b2b3b4b5 b2b3b4c3 b2b3b4c4 b2b3b4c5",
    // Nobody has to remove a piece of the own side.
    "camKcadamK, 1B4/1p4/1L4, b2b3a2 b2b3a3 b2b3a4 b2b3c2 b2b3c3 b2b3c4 "
        + "b2b3b4a3 b2b3b4a4 b2b3b4a5 b2b3b4b5 b2b3b4c3 b2b3b4c4 b2b3b4c5",
  })
  void capturesOnTheWayAreCarriedThrough(String lion, String ranks, String names) {
    Game game =
        OddGames.compile(
            "files = 6, ranks = 6, setup = \"5k/6/%s/K5 w - - 0 1\"".formatted(ranks)
                + ", capturing = io.github.betza.Capturing.COMPLETE",
            "@Betza(value = \"%s\", letter = 'L') interface Lion {}".formatted(lion),
            "@Betza(value = \"mB\", letter = 'B') interface Bystander {}",
            PAWN,
            KING);
    assertThat(names(game)).containsExactlyInAnyOrder(names.split(" ", -1));
  }

  /** The answer is owed to a side that the enemy has bared, and to no other. */
  @ParameterizedTest
  @CsvSource({
    // The last pawn becomes royal.
    "4k/P3r/5/5/K4 w - - 0 1, a4a5y, BARE_KING",
    // The last pawn is captured; White may yet take the rook, and does so.
    "4k/5/5/1Pr2/K4 b - - 0 1, c2b2, NONE",
    "4k/5/5/1Pr2/K4 b - - 0 1, c2b2 a1b2, BARE_KING"
  })
  void bareKingsThatMayAnswer(String fen, String line, Reason reason) {
    Game game =
        OddGames.compile(
            "files = 5, ranks = 5, setup = \"r3k/5/5/P4/K4 w - - 0 1\","
                + " bareKing = io.github.betza.BareKing.LOSES_UNLESS_ANSWERED,"
                + " promotions = @Variant.Promotion(of = \"P\", to = \"Y\", zone = \"5\")",
            "@Betza(value = \"mK\", letter = 'Y', royal = true) interface Young {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            PAWN,
            KING);
    Game position = OddGames.at(game, fen);
    play(position, line);
    assertThat(position.result(true).reason()).isEqualTo(reason);
  }

  /** That a piece may promote restarts the count of moves, but not that of positions. */
  @Test
  void piecesThatPromoteRepeatPositions() {
    Game game =
        OddGames.compile(
            "files = 5, ranks = 5, setup = \"4k/4s/5/S4/K4 w - - 0 1\", repetitions = 3,"
                + " promotions = @Variant.Promotion(of = \"S\", to = \"+\", zone = \"5\","
                + " on = io.github.betza.Promoting.CONTACT, optional = true)",
            "@Betza(value = \"FfW\", letter = 'S') interface Silver {}",
            "@Betza(value = \"WfF\", letter = 'S', promoted = true) interface Gold {}",
            KING);
    play(game, "a2b3 e4d3 b3a2 d3e4");
    assertThat(game.repetitionCount()).isEqualTo(2);
    assertThat(game.result(true).ending()).isEqualTo(Ending.NONE);
    play(game, "a2b3 e4d3 b3a2 d3e4");
    assertThat(game.repetitionCount()).isEqualTo(3);
    assertThat(game.halfmoveClock()).isZero();
    assertThat(game.result(true).ending()).isEqualTo(Ending.DRAW);
    game.unmake();
    assertThat(game.repetitionCount()).isEqualTo(2);
  }

  /** A king that has lost its rooks may still have a leap that is lost when it moves. */
  @Test
  void kingsWithFirstMovesBesidesCastling() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1\"",
            "@Betza(value = \"mR\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KisO2imN\", letter = 'K', royal = true) interface King {}");
    play(game, "a1a2 a8a7");
    long fresh = game.hash();
    assertThat(names(game)).contains("e1d3");
    play(game, "e1e2 e8e7 e2e1 e7e8");
    assertThat(names(game)).doesNotContain("e1d3");
    assertThat(game.hash()).isNotEqualTo(fresh);
    assertThat(OddGames.at(game, game.fen()).hash()).isEqualTo(game.hash());
  }

  /** The piece that moved last is part of a position only where some piece imitates it. */
  @Test
  void ordersOfMovesThatMakeNoDifference() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"4k2r/8/8/8/8/8/8/R3K3 w - - 0 1\"",
            "@Betza(value = \"mR\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KifmnD\", letter = 'K', royal = true) interface King {}");
    play(game, "a1a2 h8h7 e1e2");
    Game other = OddGames.at(game, game.rules().setup());
    play(other, "e1e2 h8h7 a1a2");
    assertThat(other.hash()).isEqualTo(game.hash());
    assertThat(OddGames.at(game, game.fen()).hash()).isEqualTo(game.hash());
  }

  /** What a piece becomes may stand where it could not have come, or would have promoted. */
  @ParameterizedTest
  @ValueSource(strings = {"a5a6a", "a5a6l"})
  void promotedPiecesStandWhereTheyPromoted(String move) {
    Game game =
        OddGames.compile(
            "files = 6, ranks = 6, setup = \"5k/P5/1L4/6/1A4/K5 w - - 0 1\","
                + " zones = @Variant.Zone(of = \"A\", squares = \"a1-c3\"), promotions = {"
                + "@Variant.Promotion(of = \"P\", to = \"LA\", zone = \"6\"),"
                + " @Variant.Promotion(of = \"L\", to = \"Q\", zone = \"6\")}",
            "@Betza(value = \"fW\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"fR\", letter = 'L') interface Lance {}",
            "@Betza(value = \"F\", letter = 'A') interface Advisor {}",
            "@Betza(value = \"mQ\", letter = 'Q') interface Queen {}",
            KING);
    play(game, move);
    assertThat(OddGames.at(game, game.fen()).hash()).isEqualTo(game.hash());
  }

  /** Captures are listed alone, those en passant and in passing included. */
  @ParameterizedTest
  @CsvSource({
    "5k/6/2p3/1pP3/1L4/K5 w - b4 0 1, b2b3 c3b4",
    "5k/6/6/1pp3/1L4/K5 w - - 0 1, b2b3 b2c3d4",
    "5k/6/6/2p3/1L4/K5 b - - 0 1, c3b2",
    "5k/6/2p3/6/1L4/K5 w - - 0 1, ''"
  })
  void capturesAlone(String fen, String names) {
    Game game =
        OddGames.compile(
            "files = 6, ranks = 6, setup = \"5k/1pp3/6/6/1L4/K5 w - - 0 1\"",
            "@Betza(value = \"mKcWcafmF\", letter = 'L') interface Lion {}",
            "@Betza(value = \"fmWfceFifmnD\", letter = 'P') interface Pawn {}",
            KING);
    Game position = OddGames.at(game, fen);
    position.legalCaptures(moves);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      found.add(position.text(moves, i));
    }
    assertThat(String.join(" ", found.stream().sorted().toList())).isEqualTo(names);
  }

  @Test
  void aKingIsNotCapturedEnPassant() {
    String fen = "4k3/8/8/4K3/8/8/8/8 b - e3 0 1";
    Game game = OddGames.compile("files = 8, ranks = 8, setup = \"4k3/8/8/8/8/8/8/4K3\"", KING);
    assertThatThrownBy(() -> OddGames.at(game, fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("the King on e5 is not captured en passant");
  }

  /** No move leaves a king to be captured, so no position is read in which it could be. */
  @Test
  void tellsWhetherEitherSideIsInCheck() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"4k2r/8/8/8/8/8/8/R3K3 w - - 0 1\"",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            KING);
    assertThatThrownBy(() -> OddGames.at(game, "4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("the Rook on e7 could capture the King on e8, as White is to move");
    Game answer = OddGames.at(game, "4k3/4R3/8/8/8/8/8/4K3 b - - 0 1");
    assertThat(answer.inCheck()).isTrue();
    assertThat(answer.inCheck(0)).isFalse();
    assertThat(answer.inCheck(1)).isTrue();
    assertThatThrownBy(() -> game.inCheck(2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a side is 0 or 1, not 2");
  }

  @Test
  void movesThatAreNotInTheList() {
    Game game = OddGames.compile("files = 3, ranks = 3, setup = \"k2/3/2K w - - 0 1\"", KING);
    String fen = game.fen();
    assertThatThrownBy(() -> game.make(moves, 0)).isInstanceOf(IndexOutOfBoundsException.class);
    game.legalMoves(moves);
    int size = moves.size();
    assertThatThrownBy(() -> game.make(moves, size))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("Index " + size + " out of bounds for length " + size);
    assertThatThrownBy(() -> game.make(moves, -1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> game.board().copy().make(moves, -1))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(game::unmake)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("no move has been made");
    assertThat(game.fen()).isEqualTo(fen);
  }

  /** A lance that may promote where it stands, and must where it goes, must. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void thePromotionOfTheSquareReachedHolds(boolean exchanged) {
    String choice =
        "@Variant.Promotion(of = \"L\", to = \"+\", zone = \"7-8\","
            + " on = io.github.betza.Promoting.CONTACT, optional = true)";
    String duty = "@Variant.Promotion(of = \"L\", to = \"+\", zone = \"9\")";
    Game game =
        OddGames.compile(
            "files = 3, ranks = 9, setup = \"1lk/3/3/3/3/3/3/3/1LK w - - 0 1\", promotions = {"
                + (exchanged ? duty + ", " + choice : choice + ", " + duty)
                + "}",
            "@Betza(value = \"fR\", letter = 'L') interface Lance {}",
            "@Betza(value = \"WfF\", letter = 'L', promoted = true) interface Gold {}",
            KING);
    Game position = OddGames.at(game, "2k/L2/3/3/3/3/3/3/2K w - - 0 1");
    assertThat(names(position)).contains("a8a9+").doesNotContain("a8a9");
    assertThat(position.legalMoveCount()).isEqualTo(moves.size());
    position = OddGames.at(game, "2k/3/L2/3/3/3/3/3/2K w - - 0 1");
    assertThat(names(position)).contains("a7a8", "a7a8+", "a7a9+").doesNotContain("a7a9");
    assertThat(OddGames.at(game, "2k/L2/3/3/3/3/3/3/2K b - - 0 1").side()).isEqualTo(1);
    assertThatThrownBy(() -> OddGames.at(game, "L1k/3/3/3/3/3/3/3/2K b - - 0 1"))
        .isInstanceOf(MalformedPositionException.class);
  }

  /** Where zones have squares in common, the promotion that was added first holds there. */
  @Test
  void promotionsOnTheSameSquares() {
    Game moving =
        OddGames.compile(
            "files = 3, ranks = 4, setup = \"2k/3/P2/2K w - - 0 1\","
                + " promotions = @Variant.Promotion(of = \"P\", to = \"R\", zone = \"4\")",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            PAWN,
            KING);
    PieceTable pieces = moving.rules().pieces();
    GameRulesBuilder rules =
        GameRules.builder("both", 3, 4, "2k/3/P2/2K w - - 0 1")
            .piece('R', "rook", pieces.moves(1))
            .piece('P', "pawn", pieces.moves(2))
            .royal('K', "king", pieces.moves(3))
            .promotion(2, "4", 1)
            .optional()
            .promotion(2, "3-4", 1)
            .promoting(Promoting.CONTACT);
    Game game = rules.build().play("2k/3/P2/2K w - - 0 1");
    assertThat(names(game)).contains("a2a3r").doesNotContain("a2a3");
    game = rules.build().play("P1k/3/3/2K w - - 0 1");
    assertThat(game.rules().play(game.fen()).fen()).isEqualTo(game.fen());
  }
}
