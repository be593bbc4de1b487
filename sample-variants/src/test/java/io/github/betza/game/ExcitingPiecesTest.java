package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Geometry;
import io.github.betza.board.MoveList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of a game for moves that one piece makes another one make. */
class ExcitingPiecesTest {
  /** Whose move it is that another piece makes decides on which square it ends, and as what. */
  @Test
  void piecesThatMakeOthersMove() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"k7/4P3/4X3/8/3GX3/8/8/K7 w - - 0 1\","
                + " zones = @Variant.Zone(of = \"G\", squares = \"a1-h4\"),"
                + " promotions = @Variant.Promotion(of = \"P\", to = \"G\", zone = \"8\")",
            "@Betza(value = \"xaK\", letter = 'X') interface Exciter {}",
            "@Betza(value = \"fW\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"N\", letter = 'G') interface Guard {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    List<String> names = OddGames.names(game, new MoveList());
    // The exciter on e6 makes the pawn step to the last rank, and the one on e4 the guard.
    assertThat(names).contains("e7d8g", "e7e8g", "e7f8g", "d4c4", "d4d3");
    assertThat(names).doesNotContain("e7d8", "e7e8", "d4d5", "d4c5");
  }

  /** So it does where a piece has the exciting move of one that it meets, or that moved last. */
  @ParameterizedTest
  @CsvSource({
    "xK, k6x/4P3/4E3/4X3/8/2GE4/3X4/K7 b - - 0 1",
    "KI, k6x/4P3/4E3/8/8/2GE4/8/K7 b - - 0 1"
  })
  void piecesThatMakeOthersMoveAsAnotherDoes(String notation, String setup) {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"%s\",".formatted(setup)
                + " zones = @Variant.Zone(of = \"G\", squares = \"a1-h3\"),"
                + " promotions = @Variant.Promotion(of = \"P\", to = \"G\", zone = \"8\")",
            "@Betza(value = \"KxaK\", letter = 'X') interface Exciter {}",
            "@Betza(value = \"%s\", letter = 'E') interface Other {}".formatted(notation),
            "@Betza(value = \"fW\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"N\", letter = 'G') interface Guard {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    MoveList moves = new MoveList();
    OddGames.play(game, moves, "h8h7");
    moves.clear();
    List<String> names = OddGames.names(game, moves);
    // The piece on e6 makes the pawn step to the last rank, and the one on d3 the guard.
    assertThat(names).contains("e7d8g", "e7e8g", "e7f8g", "c3b3", "c3c2");
    assertThat(names).doesNotContain("e7d8", "e7e8", "c3c4", "c3b4");
  }

  /** So it does where a piece captures as its victims do, which make others move. */
  @Test
  void piecesThatMakeOthersCaptureAsTheirVictimsDo() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"k2x4/4P3/4E3/8/2x5/1xGE4/8/K7 w - - 0 1\","
                + " zones = @Variant.Zone(of = \"G\", squares = \"a1-h3\"),"
                + " promotions = @Variant.Promotion(of = \"P\", to = \"G\", zone = \"8\")",
            "@Betza(value = \"KxaK\", letter = 'X') interface Exciter {}",
            "@Betza(value = \"mK+[ci]\", letter = 'E', dialect = Dialect.BEX) interface Other {}",
            "@Betza(value = \"fW\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"N\", letter = 'G') interface Guard {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    List<String> names = OddGames.names(game, new MoveList());
    // The piece on e6 makes the pawn take what is on the last rank, and the one on d3 the guard.
    assertThat(names).contains("e7d8g", "c3b3").doesNotContain("e7d8", "c3c4");
  }

  /** What a piece makes another one capture within some squares begins there, too. */
  @ParameterizedTest
  @CsvSource({"2A2/1D1r1, false", "5/1DAr1, true"})
  void piecesThatMakeOthersCaptureWithinSomeSquares(String middle, boolean captures) {
    Game game =
        OddGames.compile(
            "files = 5, ranks = 4, setup = \"k3d/%s/K4 w - - 0 1\",".formatted(middle)
                + " extras = @Variant.Extra(of = \"D\", moves = Odd.Step.class, squares = \"1-2\")",
            "@Betza(value = \"mW\", letter = 'D') interface Driver {}",
            "@Betza(\"xaK\") interface Step {}",
            "@Betza(value = \"mW\", letter = 'A') interface Driven {}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    Geometry geometry = game.rules().geometry();
    assertThat(game.canCapture(geometry.square("b2"), geometry.square("d2"))).isEqualTo(captures);
    assertThat(OddGames.names(game, new MoveList()).stream().anyMatch(name -> name.endsWith("d2")))
        .isEqualTo(captures);
  }
}
