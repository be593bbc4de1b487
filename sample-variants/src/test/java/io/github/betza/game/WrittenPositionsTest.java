package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A game reads every position that it has written, and it is the same position then. It also is one
 * in which the game may begin.
 */
@Tag("deep")
class WrittenPositionsTest {
  private static final int PLAYOUTS = 25;
  private static final int PLIES = 40;

  /** A pawn that is swapped to the last rank has not promoted, and a guard may leave its zone. */
  @Test
  void piecesThatArePutElsewhere() {
    play(
        "files = 5, ranks = 5, setup = \"sk1gp/5/5/5/SK1GP w - - 0 1\","
            + " zones = @Variant.Zone(of = \"G\", squares = \"1-3\"),"
            + " promotions = @Variant.Promotion(of = \"P\", to = \"S\", zone = \"5\")",
        "@Betza(value = \"[xwQ]\", dialect = Dialect.BEX, letter = 'S') interface Swapper {}",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"F\", letter = 'G') interface Guard {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** Castling takes a rook out of its zone, and over squares where it would have promoted. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "zones = @Variant.Zone(of = \"R\", squares = \"a b h\")",
        "promotions = @Variant.Promotion(of = \"R\", to = \"Q\", zone = \"d f\")"
      })
  void partnersThatAreCastledElsewhere(String rule) {
    play(
        "files = 8, ranks = 4, setup = \"r3k1qr/8/8/R3K1QR w KQkq - 0 1\", " + rule,
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"Q\", letter = 'Q') interface Queen {}",
        "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
  }

  /**
   * The letters of the eleventh and the seventeenth file mean outermost partners. The king castles
   * with each where a post, which is the edge of the board to it, stands behind the rook.
   */
  @Test
  void partnersOnFilesWhoseLettersMeanOthers() {
    play(
        "files = 20, ranks = 3, setup = \"9k10/9P10/1R3K4R5R1R1 w KK1Q1Q - 0 1\","
            + " blockers = @Variant.Blocker(of = \"P\", to = \"K\")",
        "@Betza(value = \"mW\", letter = 'P') interface Post {}",
        "@Betza(value = \"mR\", letter = 'R') interface Rook {}",
        "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
  }

  /** Two kings of a side castle, with the same rooks: the squares of all of them are named. */
  @Test
  void severalKingsThatCastle() {
    play(
        "files = 10, ranks = 3, setup = \"r3k1k2r/10/R3K1K2R w A1E1G1J1a3e3g3j3 - 0 1\"",
        "@Betza(value = \"mR\", letter = 'R') interface Rook {}",
        "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
  }

  /** A royal piece that does not castle stands before the one that does. */
  @Test
  void kingsBesideOthersThatDoNotCastle() {
    play(
        "files = 10, ranks = 3, setup = \"rd2k4r/10/RD2K4R w A1E1J1a3e3j3 - 0 1\"",
        "@Betza(value = \"mR\", letter = 'R') interface Rook {}",
        "@Betza(value = \"mW\", letter = 'D', royal = true) interface Duke {}",
        "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
  }

  /** The names of files beyond the twenty-sixth have two letters. */
  @Test
  void partnersOnFilesOfTwoLetters() {
    play(
        "files = 27, ranks = 3, setup = \"d21k3r/27/D21K3R w W1AA1w3aa3 - 0 1\"",
        "@Betza(value = \"mR\", letter = 'R') interface Rook {}",
        "@Betza(value = \"mW\", letter = 'D', royal = true) interface Duke {}",
        "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
  }

  /** A knight comes to stand beyond a rook, and might be the outermost partner of a setup. */
  @Test
  void piecesBeyondAPartner() {
    play(
        "files = 8, ranks = 3, setup = \"1r2k1rn/8/1R2K1RN w GBgb - 0 1\"",
        "@Betza(value = \"mR\", letter = 'R') interface Rook {}",
        "@Betza(value = \"mW\", letter = 'N') interface Knight {}",
        "@Betza(value = \"KisjO2\", letter = 'K', royal = true) interface King {}");
  }

  /** Only the left king castles with the left rook, and only as long as it stands there. */
  @Test
  void kingsThatCastleWithOneRookEach() {
    play(
        "files = 10, ranks = 3, setup = \"r3c3kr/10/R3C3KR w A1E1I1J1a3e3i3j3 - 0 1\"",
        "@Betza(value = \"mR\", letter = 'R') interface Rook {}",
        "@Betza(value = \"KislO2\", letter = 'C', royal = true) interface Count {}",
        "@Betza(value = \"KisrO1\", letter = 'K', royal = true) interface King {}");
  }

  /**
   * The right to castle with one partner may be lost, and a piece that has first moves where a
   * setup has it come to stand in its place.
   */
  @Test
  void piecesInPlaceOfPartners() {
    play(
        "files = 8, ranks = 3, setup = \"g1e1k2r/8/G1E1K2R w KQkq - 0 1\"",
        "@Betza(value = \"mR\", letter = 'R') interface Rook {}",
        "@Betza(value = \"mR\", letter = 'G') interface Guard {}",
        "@Betza(value = \"flmWifmD\", letter = 'E') interface Elephant {}",
        "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
  }

  /**
   * A right that the setup has not could be lost without a trace in the hash, and was left out of
   * the FEN where nothing of its kind castles.
   */
  @ParameterizedTest
  @CsvSource({"Kk, Q, a1", "Kk, KQ, a1", "Kk, q, a8", "-, H, e1", "-, HAha, a1"})
  void rightsThatTheSetupHasNot(String setup, String field, String where) {
    String position = "r3k2r/8/8/8/8/8/8/R3K2R w %s - 0 1";
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"" + position.formatted(setup) + "\"",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"KisO2\", letter = 'K', royal = true) interface King {}");
    assertThatThrownBy(() -> OddGames.at(game, position.formatted(field)))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessageEndingWith(" on " + where + " stands where no castling right can be");
  }

  /** Who may be captured en passant: also those that move as others do, or have just promoted. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "xasnnR | fmWfceF | ''",
        "xK | fmWfceFfmnnD | ''",
        "K | fmWfceF | , extras = @Variant.Extra(of = \"X\", moves = Odd.Leap.class, squares = \"1-6\")",
        "K | fmWfceFifmnD | , promotions = @Variant.Promotion(of = \"P\", to = \"X\", zone = \"4-6\")",
      })
  void piecesThatMayBeCapturedEnPassant(String piece, String pawn, String rule) {
    play(
        "files = 6, ranks = 6, setup = \"k4x/pp4/6/6/PP4/KX3X w - - 0 1\"" + rule,
        "@Betza(value = \"" + piece + "\", letter = 'X') interface Other {}",
        "@Betza(value = \"" + pawn + "\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}",
        rule.contains("Leap") ? "@Betza(\"fmnD\") interface Leap {}" : "");
  }

  private static void play(String members, String... pieces) {
    Game setup = OddGames.compile(members, pieces);
    Walks.check(
        11,
        PLAYOUTS,
        PLIES,
        walk -> Walks.play(setup.copy(), walk, WrittenPositionsTest::readAgain));
  }

  private static void readAgain(Game game) {
    Game again = OddGames.at(game, game.fen());
    assertThat(again.fen()).isEqualTo(game.fen());
    assertThat(again.hash()).as(game.fen()).isEqualTo(game.hash());
    if (OtherSetup.canBe(game.rules())) {
      assertThat(new OtherSetup(game.rules(), game.fen()).fen()).isEqualTo(game.fen());
    }
  }
}
