package io.github.betza.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.board.MoveList;
import io.github.betza.game.Game;
import io.github.betza.game.Walks;
import io.github.betza.samples.Games;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveNamesTest {
  private static List<String> names(String name, String fen) {
    Game game = Games.find(name, null).orElseThrow().rules().play(fen);
    MoveList legal = new MoveList();
    game.legalMoves(legal);
    return MoveNames.of(game, legal);
  }

  @ParameterizedTest
  @CsvSource({
    "chess, 4k3/8/8/3p4/8/8/3Q4/4K3 w - - 0 1, Qxd5",
    "chess, 4k3/8/8/8/8/8/8/4K2R w K - 0 1, O-O",
    "chess, r3k3/8/8/8/8/8/8/4K3 b q - 0 1, O-O-O",
    "chess960, 4k3/8/8/8/8/8/8/6KR w K - 0 1, O-O",
    "chess960, 4k3/8/8/8/8/8/8/R1K5 w Q - 0 1, O-O-O",
    "chess, 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, exd6",
    "chess, 8/4P1k1/8/8/8/8/8/4K3 w - - 0 1, e8=Q",
    "chess, 4k3/8/8/8/8/8/8/R3K2R w - - 0 1, Rf1",
    "chess, 6k1/8/8/8/8/8/6K1/R6R w - - 0 1, Rad1",
    "chess, 7k/8/R7/8/8/8/6K1/R7 w - - 0 1, R1a4",
    "chess, 4k3/8/8/1N3N2/8/8/8/1N2K3 w - - 0 1, N1c3",
    "crazyhouse, 4k3/8/8/8/8/8/8/4K3[Pn] w - - 0 1, P*e5",
  })
  void aMoveHasTheNameThatBooksGiveIt(String game, String fen, String name) {
    assertThat(names(game, fen)).contains(name);
  }

  /** Lions and pieces that push others have many moves to one square. */
  @Tag("deep")
  @Test
  void theNamesOfAPositionDiffer() {
    for (String sample : Games.names()) {
      Walks.check(
          64,
          1,
          30,
          walk ->
              Walks.play(
                  Games.find(sample, null).orElseThrow(),
                  walk,
                  game -> {
                    MoveList legal = new MoveList();
                    game.legalMoves(legal);
                    List<String> names = MoveNames.of(game, legal);
                    assertThat(names).as(sample + " " + game.fen()).doesNotHaveDuplicates();
                  }));
    }
  }
}
