package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.play.search.Found;
import io.github.betza.play.search.SearchLimits;
import io.github.betza.play.search.Searcher;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A search that follows captures to their end finds one where they can be undone. */
@Timeout(120)
class EndlessCapturesTest {
  private static final String KING =
      "@Betza(value = \"K\", letter = 'K', royal = true) interface King {}";

  /** Queens that change places with what they capture. */
  @Test
  void swaps() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ w - - 0 1\"",
            "@Betza(value = \"mQucQ\", letter = 'Q') interface Swapper {}",
            KING);
    assertThat(nodes(game)).isLessThan(20_000);
  }

  /** Rooks that promote, and become rooks again. */
  @Tag("deep")
  @Test
  void promotionsToAndFro() {
    Game game =
        OddGames.compile(
            "files = 8, ranks = 8, setup = \"7k/8/7K/rr6/RR6/8/8/8 w - - 0 1\","
                + " promotions = {@Variant.Promotion(of = \"R\", to = \"S\", zone = \"1-8\"),"
                + " @Variant.Promotion(of = \"S\", to = \"R\", zone = \"1-8\")}",
            "@Betza(value = \"R\", letter = 'R') interface Rook {}",
            "@Betza(value = \"RF\", letter = 'S') interface Strong {}",
            KING);
    assertThat(nodes(game)).isLessThan(100_000);
  }

  private static long nodes(Game game) {
    MoveList roots = new MoveList();
    game.legalMoves(roots);
    Found found =
        new Searcher(game.rules(), 1)
            .search(game, roots, SearchLimits.NONE.withDepth(1), progress -> {});
    return found.nodes();
  }
}
