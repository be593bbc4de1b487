package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Game;
import java.lang.reflect.Method;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Whether a piece that has just become royal may be captured en passant. Only then need it be
 * known, wherever somebody asks what attacks a royal piece, which move was made last.
 */
final class RoyalByPromotionTest {
  private static final String GAME =
      "files = 4, ranks = %s, setup = \"%s w - - 0 1\","
          + " promotions = @Promotion(of = \"P\", to = \"QK\", zone = \"%s\")";

  private static final String PIECES =
      "KING"
          + " @Betza(value = \"Q\", letter = 'Q') interface Queen {}"
          + " @Betza(value = \"%s\", letter = 'P') interface Pawn {}";

  @ParameterizedTest
  @CsvSource({
    // The double step begins on the second rank and never comes so far,
    "fmWfceFifmnD, 8, 8, false",
    "fmWfceFifmnD, 8, 5-8, false",
    // unless the zone begins where it ends.
    "fmWfceFifmnD, 8, 4-8, true",
    "fmWfceFifmnD, 4, 4, true",
    // Without it no right is granted.
    "fmWfceF, 8, 8, false",
  })
  void knowsWhereADoubleStepPromotes(String pawn, String ranks, String zone, boolean expected) {
    String setup = "k2q/pppp/" + "4/".repeat(Integer.parseInt(ranks) - 4) + "PPPP/Q2K";
    Game game = SmallGame.compiled(GAME.formatted(ranks, setup, zone), PIECES.formatted(pawn));
    // What a side attacks is written where it can be told by where the pieces stand.
    assertThat(game.getClass().getDeclaredMethods())
        .extracting(Method::getName)
        .satisfies(names -> assertThat(names.contains("attacked")).isNotEqualTo(expected));
  }
}
