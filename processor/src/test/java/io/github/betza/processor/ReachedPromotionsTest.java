package io.github.betza.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.game.Game;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Promotions on squares to which the moves of a piece alone do not lead. The games are compiled and
 * played up to the move that shows that the piece does come there.
 */
final class ReachedPromotionsTest {
  private static final String OTHERS =
      """
      @Betza(value = "Q", letter = 'Q') interface Queen {}
      @Betza(value = "B", letter = 'B') interface Bishop {}
      """;

  @Tag("deep")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          # Castling takes a bishop to a square of the other colour.
          files = 8, ranks = 8, setup = "4k2b/8/8/8/8/8/8/B3K3 w Qk - 0 1", promotions = @Promotion(of = "B", to = "Q", zone = "a8") | `@Betza(value = "KisO2", letter = 'K', royal = true) interface King {}` | e1c1 e8f7 d1f3 f7e7 f3a8q
          # A pawn is made to move backwards by its neighbour.
          files = 8, ranks = 8, setup = "4k3/1x6/p7/8/8/P7/1X6/4K3 w - - 0 1", promotions = @Promotion(of = "P", to = "Q", zone = "1") | `KING @Betza(value = "KxaK", letter = 'X') interface Exciter {} @Betza(value = "fW", letter = 'P') interface Pawn {}` | a3a2 a6a7 a2a1q
          # A piece that changes places with a bishop takes it to the other colour.
          files = 8, ranks = 8, setup = "4k2b/8/8/8/8/1s6/8/B3K2S w - - 0 1", promotions = @Promotion(of = "B", to = "Q", zone = "d1") | `KING @Betza(value = "K[xwN]", letter = 'S', dialect = Dialect.BEX) interface Swapper {}` | e1f1 b3a1 b3d1q
          # A piece borrows the moves of the rook that it meets.
          files = 8, ranks = 8, setup = "4k3/8/8/8/8/8/8/RX2K3 w - - 0 1", promotions = @Promotion(of = "X", to = "Q", zone = "8") | `KING @Betza(value = "sWxsW", letter = 'X') interface Borrower {} @Betza(value = "R", letter = 'R') interface Rook {}` | b1b8q
          # The ferz arises by a move out of the zone, on the colour of its own.
          files = 4, ranks = 4, setup = "k2w/4/4/W2K w - - 0 1", promotions = {@Promotion(of = "W", to = "F", zone = "a4", on = Promoting.CONTACT, optional = true), @Promotion(of = "F", to = "Q", zone = "a1")} | `KING @Betza(value = "W", letter = 'W') interface Wazir {} @Betza(value = "F", letter = 'F') interface Ferz {}` | a1a2 a4b4 a2a3 b4c4 a3a4 c4d3 a4b4f d4c4 b4a3 c4d4 a3b2 d4c4 b2a1q
          # The ferz arises outside its zone, and walks into it.
          files = 4, ranks = 4, setup = "k2p/4/4/P2K w - - 0 1", zones = @Zone(of = "F", squares = "3"), promotions = {@Promotion(of = "P", to = "F", zone = "a2"), @Promotion(of = "F", to = "Q", zone = "b3")} | `KING @Betza(value = "W", letter = 'P') interface Wazir {} @Betza(value = "F", letter = 'F') interface Ferz {}` | a1a2f d4c4 a2b3q
          """)
  void areAllowed(String members, String pieces, String moves) {
    Game game = SmallGame.compiled(members, pieces + OTHERS);
    SmallGame.play(game, moves);
    assertThat(game.fen()).as("a queen has been promoted to").containsPattern("[Qq]");
  }
}
