package io.github.betza.play.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Result;
import io.github.betza.game.Walks;
import io.github.betza.samples.Games;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the search for mates with trying all checks and all answers. */
@Tag("deep")
class MateSearchTest {
  private static final int GAMES = 60;
  private static final int PLIES = 40;

  @ParameterizedTest
  @ValueSource(strings = {"minishogi", "kyotoshogi"})
  void findsAndProvesWhatTryingAllChecksShows(String variant) {
    AtomicInteger mates = new AtomicInteger();
    AtomicInteger proofs = new AtomicInteger();
    Walks.check(
        3,
        GAMES,
        PLIES,
        walk -> {
          Game game = Games.find(variant, null).orElseThrow();
          Walks.play(game, walk, position -> {});
          int plies = mate(game, 1) ? 1 : mate(game, 3) ? 3 : 0;
          boolean isProved = findsOrProves(game, plies);
          mates.addAndGet(plies > 0 ? 1 : 0);
          proofs.addAndGet(isProved ? 1 : 0);
        });
    assertThat(mates.get()).isGreaterThan(2);
    assertThat(proofs.get()).isGreaterThan(2);
  }

  /**
   * Returns whether the search proves that there is no mate.
   *
   * @param plies those of the shortest mate, or 0 if there is none in three
   */
  private static boolean findsOrProves(Game game, int plies) {
    String fen = game.fen();
    MateSearch search = new MateSearch(game);
    MoveList line = search.search(SearchLimits.NONE.withNodes(20_000));
    assertThat(game.fen()).isEqualTo(fen);
    if (plies > 0) {
      assertThat(line.size()).as(fen).isEqualTo(plies);
      assertThat(search.isProved()).isFalse();
    } else if (search.isProved()) {
      assertThat(line.size()).isZero();
    } else if (line.size() > 0) {
      assertThat(line.size()).as(fen).isGreaterThan(3);
    }
    for (int i = 0; i < line.size(); i++) {
      assertThat(i % 2 == 1 || game.givesCheck(line, i)).as(fen).isTrue();
      game.make(line, i);
    }
    assertThat(line.size() == 0 || game.result().isFinal()).as(fen).isTrue();
    return search.isProved();
  }

  private static MoveList legal(Game game) {
    MoveList moves = new MoveList();
    game.legalMoves(moves);
    return moves;
  }

  private static boolean mate(Game game, int plies) {
    MoveList moves = legal(game);
    for (int i = 0; i < moves.size(); i++) {
      if (game.givesCheck(moves, i)) {
        int side = game.side();
        game.make(moves, i);
        boolean mates = isMated(game, side, plies - 1);
        game.unmake();
        if (mates) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isMated(Game game, int attacker, int plies) {
    MoveList moves = legal(game);
    Result result = game.result(moves.size() > 0);
    if (result.isFinal()) {
      return result.winner().orElse(attacker ^ 1) == attacker;
    }
    boolean mates = plies > 0;
    for (int i = 0; mates && i < moves.size(); i++) {
      game.make(moves, i);
      mates = mate(game, plies - 1);
      game.unmake();
    }
    return mates;
  }
}
