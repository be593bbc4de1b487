package io.github.betza.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.betza.board.Move;
import io.github.betza.board.MoveList;
import io.github.betza.samples.crazyhouse.CrazyhouseGame;
import io.github.betza.samples.threecheck.ThreeCheckGame;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that are counted, and win. */
class ChecksTest {
  /** Returns a game as it is generated, at run time, and without sets of bits. */
  private static List<Game> forms(String fen) {
    Game generated = new ThreeCheckGame(fen);
    Game cells = RunTimeGames.rules(generated).cellsOnly().build().play(fen);
    return List.of(generated, generated.rules().play(fen), cells);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/8/8/R3K3 w - - 2+3 0 1 | a1a8 | 4k3/8/8/8/8/8/8/R3K3 w - - 2+3 0 1 | R3k3/8/8/8/8/8/8/4K3 b - - 1+3 1 1 | NONE
          4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1 | a1a8 | 4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1 | R3k3/8/8/8/8/8/8/4K3 b - - 0+3 1 1 | WHITE_WINS by CHECKS
          4k3/8/8/8/8/8/4N3/4RK2 w - - 0 1 | e2c3 | 4k3/8/8/8/8/8/4N3/4RK2 w - - 3+3 0 1 | 4k3/8/8/8/8/2N5/8/4RK2 b - - 2+3 1 1 | NONE
          4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1 +2+1 | e4f6 | 4k3/8/8/8/4N3/8/8/4RK2 w - - 1+2 0 1 | 4k3/8/5N2/8/8/8/8/4RK2 b - - 0+2 1 1 | WHITE_WINS by CHECKS
          r3k3/8/8/8/8/8/8/4K3 b - - +0+2 | a8a1 | r3k3/8/8/8/8/8/8/4K3 b - - 3+1 0 1 | 4k3/8/8/8/8/8/8/r3K3 w - - 3+0 1 2 | BLACK_WINS by CHECKS
          7k/6pp/8/8/8/8/8/R6K w - - 1+3 0 1 | a1a8 | 7k/6pp/8/8/8/8/8/R6K w - - 1+3 0 1 | R6k/6pp/8/8/8/8/8/7K b - - 0+3 1 1 | WHITE_WINS by CHECKS
          7k/6pp/8/8/8/8/8/R6K w - - 2+3 0 1 | a1a8 | 7k/6pp/8/8/8/8/8/R6K w - - 2+3 0 1 | R6k/6pp/8/8/8/8/8/7K b - - 1+3 1 1 | WHITE_WINS by CHECKMATE
          """)
  void aCheckIsCountedOnce(String fen, String move, String before, String after, String result) {
    for (Game game : forms(fen)) {
      assertThat(game.fen()).isEqualTo(before);
      long hash = game.hash();
      game.make(game.move(move));
      assertThat(game.fen()).isEqualTo(after);
      assertThat(game.result()).hasToString(result);
      assertThat(game.legalMoves().isEmpty()).isEqualTo(game.result().isFinal());
      assertThat(game.copy().fen()).isEqualTo(after);
      assertThat(game.hash()).isEqualTo(new ThreeCheckGame(after).hash());
      game.unmake();
      assertThat(game.fen()).isEqualTo(before);
      assertThat(game.hash()).isEqualTo(hash);
      assertThat(game.result().isFinal()).isFalse();
    }
  }

  @Test
  void aGameThatIsOverHasNoMoves() {
    for (Game game : forms("4k3/8/8/8/8/8/8/R3K3 b - - 0+3 0 1")) {
      assertThat(game.legalMoves()).isEmpty();
      assertThat(game.result()).hasToString("WHITE_WINS by CHECKS");
      assertThat(game.checksGiven(0)).isEqualTo(3);
      assertThat(game.legal(Move.quiet(25, 26), new MoveList())).isZero();
    }
  }

  /** With other counts a position is another one. */
  @Test
  void aPositionDoesNotComeBackAfterACheck() {
    for (Game game : forms("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")) {
      for (String move : "a1a8 e8e7 a8a1 e7e8".split(" ", -1)) {
        game.make(game.move(move));
      }
      assertThat(game.repetitionCount()).isEqualTo(1);
      for (String move : "a1b1 e8e7 b1a1 e7e8".split(" ", -1)) {
        game.make(game.move(move));
      }
      assertThat(game.repetitionCount()).isEqualTo(2);
    }
  }

  @Provide
  static Arbitrary<List<Integer>> walks() {
    return Walks.of(120);
  }

  /** Whatever is asked of a position, and in which order: the same is counted. */
  @Property(tries = 30, seed = "7", edgeCases = EdgeCasesMode.NONE)
  void countsAreThoseOfTheTexts(@ForAll("walks") List<Integer> walk) {
    countsAreThoseOfTheTexts(new ThreeCheckGame(), walk);
    GameRules hands = RunTimeGames.rules(new CrazyhouseGame()).checks(2).build();
    countsAreThoseOfTheTexts(hands.play(hands.setup()), walk);
  }

  /** Every second position, as chance has it, is written and read. */
  private static void countsAreThoseOfTheTexts(Game game, List<Integer> walk) {
    int[] given = new int[2];
    MoveList moves = new MoveList();
    for (int choice : walk) {
      moves.clear();
      game.legalMoves(moves);
      if (moves.size() == 0) {
        break;
      }
      game.make(moves, choice % moves.size());
      given[game.side() ^ 1] += game.inCheck() ? 1 : 0;
      if (choice < 500) {
        String fen = game.fen();
        assertThat(game.checksGiven(0)).isEqualTo(given[0]);
        assertThat(game.checksGiven(1)).isEqualTo(given[1]);
        Game again = game.rules().play(fen);
        assertThat(again.fen()).isEqualTo(fen);
        assertThat(again.result().ending()).isEqualTo(game.result().ending());
      }
    }
    while (game.ply() > 0) {
      game.unmake();
    }
    assertThat(game.fen()).isEqualTo(game.rules().play(game.rules().setup()).fen());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4k3/8/8/8/8/8/8/R3K3 w - - 4+3 0 1 | 3 checks win, so no side has 4
          4k3/8/8/8/8/8/8/R3K3 w - - 0 1 +4+0 | 3 checks win, so no side has 4
          4k3/8/8/8/8/8/8/R3K3 w - - 0 1 3+3 | a FEN has 6 fields and one of checks, such as 3+3, not 7
          4k3/8/8/8/8/8/8/R3K3 w - - 3+3 0 1 2 | a FEN has 6 fields and one of checks, such as 3+3, not 8
          4k3/8/8/8/8/8/8/R3K3 w - - 3+ 0 1 | a FEN has 6 fields and one of checks, such as 3+3, not 7
          """)
  void aFieldThatCannotBeIsRefused(String fen, String message) {
    assertThatThrownBy(() -> new ThreeCheckGame(fen))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage(message);
  }

  @Test
  void otherGamesHaveNoSuchField() {
    assertThatThrownBy(() -> new CrazyhouseGame("4k3/8/8/8/8/8/8/R3K3[] w - - 3+3 0 1"))
        .isInstanceOf(MalformedPositionException.class)
        .hasMessage("a FEN has 6 fields, not 7");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 10})
  void aNumberOfChecksIsInItsRange(int number) {
    GameRulesBuilder builder = RunTimeGames.rules(new ThreeCheckGame());
    assertThatThrownBy(() -> builder.checks(number))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("checks is " + number + ", but must be 1 to 9");
  }
}
