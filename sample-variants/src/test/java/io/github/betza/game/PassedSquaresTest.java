package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.MoveList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A position tells of a piece that has just passed over squares only what some move does. */
class PassedSquaresTest {
  private static final String SETUP = "1xk2r/pppppp/6/6/PPPPPP/1XK2R w - - 0 1";
  private static final String PAWN = "fmWfceFifmnD";
  private static final String TRIPLE = "fmWfcFifmnH";

  @ParameterizedTest
  @CsvSource({
    PAWN + ", W, 5k/6/6/3p1K/6/6 w - d4 0 1",
    PAWN + ", W, 5k/6/6/3p1K/6/6 w - d4d3 0 1",
    // All squares passed over, or those of them on which a capture is possible.
    TRIPLE + ", W, 5k/6/6/6/3p1K/6 w - d3d4d2 0 1",
    TRIPLE + ", W, 5k/6/6/6/3p1K/6 w - d4d2 0 1",
    // It may be the way of any pawn that captures, or of another piece.
    "fmWifcnA, W, 5k/6/6/3p1K/6/6 w - c4d3 0 1",
    PAWN + ", xW, 5k/6/3p2/5K/6/6 w - d5 0 1",
    // What is captured on the way may have stood anywhere.
    "fmWfcafinnR, W, 5k/6/6/6/3p1K/6 w - d3 0 1"
  })
  void aMoveThatPasses(String pawn, String archer, String fen) {
    Game game = OddGames.at(game(SETUP, pawn, archer), fen);
    assertThat(OddGames.at(game, game.fen()).hash()).isEqualTo(game.hash());
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    // The square where it began is not empty, or no pawn begins there.
    PAWN + ", 5k/3p2/6/3p1K/6/6 w - d4 0 1, the Pawn on d3 cannot have passed over d4",
    PAWN + ", 5k/6/3p2/5K/6/6 w - d5 0 1, the Pawn on d4 cannot have passed over d5",
    PAWN + ", 5k/6/6/6/3p1K/6 w - d3 0 1, the Pawn on d2 cannot have passed over d3",
    // It has not come that way.
    PAWN + ", 5k/6/6/3p1K/6/6 w - c4d3 0 1, the Pawn on d3 cannot have passed over c4",
    PAWN + ", 5k/6/6/3p1K/6/6 w - c4d4d3 0 1, 'the Pawn on d3 cannot have passed over c4, d4'",
    TRIPLE + ", 5k/6/6/3p1K/6/6 w - d4 0 1, the Pawn on d3 cannot have passed over d4"
  })
  void noMovePasses(String pawn, String fen, String message) {
    Game game = game(SETUP, pawn, "W");
    assertThatThrownBy(() -> OddGames.at(game, fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage(message);
  }

  @Test
  void aPieceThatHasPromotedMeanwhile() {
    Game game =
        OddGames.compile(
            "files = 4, ranks = 4, setup = \"3k/4/PPPP/K3 w - - 0 1\","
                + " promotions = @Variant.Promotion(of = \"P\", to = \"R\", zone = \"4\")",
            "@Betza(value = \"fmWfcFifmnD\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    OddGames.play(game, new MoveList(), "b2b4r");
    assertThat(OddGames.at(game, game.fen()).hash()).isEqualTo(game.hash());
    assertThatThrownBy(() -> OddGames.at(game, "1R1k/4/PPPP/K3 b - b3 0 1"))
        .hasMessage("the Rook on b4 cannot have passed over b3");
  }

  /** Where a game begins in the middle of another one, nobody knows how that came about. */
  @Test
  void aSetupSaysWhatItLikes() {
    Game game = game("5k/6/1x1p1r/2P2K/6/1X3R w - d5 0 1", PAWN, "W");
    assertThat(OddGames.at(game, game.fen()).fen()).isEqualTo(game.fen());
  }

  private static Game game(String setup, String pawn, String archer) {
    return OddGames.compile(
        "files = 6, ranks = 6, setup = \"%s\"".formatted(setup),
        "@Betza(value = \"%s\", letter = 'P') interface Pawn {}".formatted(pawn),
        "@Betza(value = \"%s\", letter = 'X') interface Archer {}".formatted(archer),
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }
}
