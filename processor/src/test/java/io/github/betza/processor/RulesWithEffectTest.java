package io.github.betza.processor;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rules that look as if they changed nothing. The games are compiled and played up to the move that
 * shows the contrary.
 */
final class RulesWithEffectTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # A piece passes by the way back to where it began.
          files = 3, ranks = 3, setup = "kl1/3/1LK", passesEnd = true | `KING @Betza(value = "K+(mK--[xo])", letter = 'L', dialect = Dialect.BEX) interface Lion {}` | b1b1
          # A rifle captures outside the squares of the extra moves, and stays within them.
          files = 3, ranks = 3, setup = "3/1K1/k2", royalty = Royalty.NONE, extras = @Extra(of = "K", moves = Reached.Step.class, squares = "b2") | `@Betza(value = "mK", letter = 'K') interface King {} @Betza(value = "[crK]", dialect = Dialect.BEX) interface Step {}` | b2a1b2
          # A piece that is promoted to outside of its zone comes into it by an extra move.
          files = 4, ranks = 4, setup = "k1a1/2p1/2P1/K1A1", zones = @Zone(of = "A", squares = "1-3"), promotions = @Promotion(of = "P", to = "A", zone = "4"), extras = @Extra(of = "A", moves = Reached.Step.class, squares = "3-4") | `KING @Betza(value = "fW", letter = 'P') interface Pawn {} @Betza(value = "sW", letter = 'A') interface Advisor {} @Betza("bW") interface Step {}` | c2c3 a4b4 c3c4a b4a4 c4c3
          # So does one that another has changed places with.
          files = 4, ranks = 4, setup = "k1a1/4/2s1/K1A1 b - - 0 1", zones = @Zone(of = "A", squares = "1"), extras = @Extra(of = "A", moves = Reached.Step.class, squares = "1-2") | `KING @Betza(value = "K+[xwK]", letter = 'S', dialect = Dialect.BEX) interface Swapper {} @Betza(value = "mfN", letter = 'A') interface Advisor {} @Betza("bW") interface Step {}` | c2c1@c2 c2c1
          """)
  void areAllowed(String members, String pieces, String moves) {
    SmallGame.play(SmallGame.compiled(members, pieces), moves);
  }
}
