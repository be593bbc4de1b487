package io.github.betza.processor.emit.variant;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.processor.tool.CompiledGame;
import io.github.betza.processor.tool.GameCompiler;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Captures that are counted apart are those that are listed. */
final class CapturesApartTest {
  private static final String SOURCE =
      """
      package made.up;
      import io.github.betza.*;
      @SuppressWarnings("betza")
      @Variant(files = 8, ranks = 8, royalty = Royalty.NONE, stalemate = Stalemate.LOSS,
      capturing = Capturing.%s,
      promotions = @Variant.Promotion(of = "M", to = "%s", zone = "8", optional = %s, limited = %s),
      setup = "1m1m1m1m/m1n1m1n1/1m1m1m1m/8/8/M1M1M1M1/1N1M1N1M/M1M1M1M1 w - - 0 1")
      public interface Jumping {
      @Betza(value = "%s", dialect = Dialect.BEX, letter = 'M') interface Man {}
      @Betza(value = "%s", dialect = Dialect.BEX, letter = 'N') interface Other {}
      @Betza(value = "mF+[cj]A+[cj]A--[cj]A", dialect = Dialect.BEX, letter = 'K')
      interface King {}
      }
      """;

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
  void areThoseListed(
      String duty, String man, String other, String to, boolean optional, boolean limited) {
    String source = SOURCE.formatted(duty, to, optional, limited, man, other);
    CompiledGame compiled = GameCompiler.compile("made.up.Jumping", source);
    assertThat(compiled.errors()).isEmpty();
    Game start = compiled.game().orElseThrow();
    int captures = 0;
    for (int seed = 0; seed < 100; seed++) {
      captures += play(start.copy(), new Random(seed));
    }
    assertThat(captures).isGreaterThan(200);
  }

  /** Returns in how many positions of a game some move captures. */
  private static int play(Game game, Random random) {
    MoveList moves = new MoveList();
    int captures = 0;
    for (int ply = 0; ply < 100; ply++) {
      moves.clear();
      game.legalMoves(moves);
      assertThat(game.legalMoveCount()).as(game.fen()).isEqualTo(moves.size());
      if (moves.size() == 0) {
        break;
      }
      int move = random.nextInt(moves.size());
      captures += Move.isCapture(moves.get(move)) ? 1 : 0;
      game.make(moves, move);
    }
    return captures;
  }
}
