package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
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

  private static void play(String members, String... pieces) {
    String source =
        "package odd; import io.github.betza.*;\n@Variant("
            + members
            + ")\npublic interface Odd {\n"
            + String.join("\n", pieces)
            + "\n}\n";
    CompiledGame compiled = GameCompiler.compile("odd.Odd", source);
    assertThat(compiled.errors()).isEmpty();
    Game game = compiled.game().orElseThrow();
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
}
