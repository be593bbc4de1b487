package io.github.betza.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.betza.game.Result.Ending;
import io.github.betza.game.Result.Reason;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ResultLineTest {
  @Test
  void everyReasonHasWordsOfItsOwn() {
    assertThat(Arrays.stream(Reason.values()).map(why -> ResultLine.of(Ending.WHITE_WINS, why)))
        .doesNotHaveDuplicates()
        .allMatch(line -> line.matches("1-0 \\{White wins[a-z ]*\\}"));
    assertThat(ResultLine.of(Ending.BLACK_WINS, Reason.GOAL))
        .isEqualTo("0-1 {Black wins by reaching a goal}");
  }

  /** XBoard knows the word of a stalemate that is a draw. */
  @Test
  void stalemateIsADrawOrNot() {
    assertThat(ResultLine.of(Ending.DRAW, Reason.STALEMATE)).isEqualTo("1/2-1/2 {Stalemate}");
    assertThat(ResultLine.of(Ending.DRAW, Reason.REPETITION))
        .isEqualTo("1/2-1/2 {Draw by repetition}");
    assertThat(ResultLine.of(Ending.WHITE_WINS, Reason.STALEMATE))
        .isEqualTo("1-0 {White wins by stalemate}");
  }

  @Test
  void aGameThatGoesOnHasNone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ResultLine.of(Ending.NONE, Reason.NONE))
        .withMessage("the game goes on");
  }
}
