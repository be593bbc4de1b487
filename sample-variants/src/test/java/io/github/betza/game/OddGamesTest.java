package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Games that nobody plays, in which legality or counting has a corner of its own. */
class OddGamesTest {
  private static final int PLAYOUTS = 20;
  private static final int PLIES = 60;

  /** Squares a file apart are as far from each other, as numbers, as others a rank apart. */
  @Test
  void manyFilesOnFewSquares() {
    play(
        "files = 10, ranks = 6, setup = \"rq3k4/10/10/10/10/RQ3K4 w - - 0 1\"",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"Q\", letter = 'Q') interface Queen {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  @Test
  void pawnsThatBecomeKings() {
    play(
        "files = 8, ranks = 8, setup = \"rnbk4/pppp4/8/8/8/8/PPPP4/RNBK4 w - - 0 1\","
            + " promotions = @Variant.Promotion(of = \"P\", to = \"KR\", zone = \"8\")",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"B\", letter = 'B') interface Bishop {}",
        "@Betza(value = \"N\", letter = 'N') interface Knight {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** A single step passes no square, so there is nothing to be captured en passant on. */
  @Test
  void stepsThatGrantNothing() {
    play(
        "files = 8, ranks = 8, setup = \"rnbk4/pppp4/8/8/8/8/PPPP4/RNBK4 w - - 0 1\"",
        "@Betza(value = \"fmWfcFifmnW\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"R\", letter = 'R') interface Rook {}",
        "@Betza(value = \"B\", letter = 'B') interface Bishop {}",
        "@Betza(value = \"N\", letter = 'N') interface Knight {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** The constants of a game are named after its pieces, and so are those of its tables. */
  @Test
  void piecesWithTheNamesOfTables() {
    play(
        "files = 8, ranks = 8, setup = \"trpk4/lz6/8/8/8/8/LZ6/TRPK4 w - - 0 1\","
            + " zones = @Variant.Zone(of = \"Z\", squares = \"a-h\"),"
            + " promotions = @Variant.Promotion(of = \"P\", to = \"R\", zone = \"8\")",
        "@Betza(value = \"N\", letter = 'T') interface Tables {}",
        "@Betza(value = \"R\", letter = 'R') interface Ray_0_1 {}",
        "@Betza(value = \"fmWfcF\", letter = 'P') interface Pawn {}",
        "@Betza(value = \"F\", letter = 'Z') interface Guard {}",
        "@Betza(value = \"D\", letter = 'L') interface GuardZone {}",
        "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
  }

  /** Whose move it is that another piece makes decides on which square it ends, and as what. */
  @Test
  void piecesThatMakeOthersMove() {
    Game game =
        compile(
            "files = 8, ranks = 8, setup = \"k7/4P3/4X3/8/3GX3/8/8/K7 w - - 0 1\","
                + " zones = @Variant.Zone(of = \"G\", squares = \"a1-h4\"),"
                + " promotions = @Variant.Promotion(of = \"P\", to = \"G\", zone = \"8\")",
            "@Betza(value = \"xaK\", letter = 'X') interface Exciter {}",
            "@Betza(value = \"fW\", letter = 'P') interface Pawn {}",
            "@Betza(value = \"N\", letter = 'G') interface Guard {}",
            "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}");
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      names.add(MoveNames.of(game, moves, i));
    }
    // The exciter on e6 makes the pawn step to the last rank, and the one on e4 the guard.
    assertThat(names).contains("e7d8g", "e7e8g", "e7f8g", "d4c4", "d4d3");
    assertThat(names).doesNotContain("e7d8", "e7e8", "d4d5", "d4c5");
  }

  private static void play(String members, String... pieces) {
    Game game = compile(members, pieces);
    Random random = new Random(7);
    for (int i = 0; i < PLAYOUTS; i++) {
      boolean goesOn = true;
      while (goesOn && game.ply() < PLIES) {
        goesOn = LegalityTest.step(game, random);
      }
      while (game.ply() > 0) {
        game.unmake();
      }
    }
  }

  private static Game compile(String members, String... pieces) {
    String source =
        "package odd; import io.github.betza.*;\n@Variant("
            + members
            + ")\npublic interface Odd {\n"
            + String.join("\n", pieces)
            + "\n}\n";
    CompiledGame compiled = GameCompiler.compile("odd.Odd", source);
    assertThat(compiled.errors()).isEmpty();
    return compiled.game().orElseThrow();
  }
}
