package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.SameMoves;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** "Equal in length to previous step, measured in board steps" (seed 004 on {@code e}). */
class EqualLengthTest {

  @ParameterizedTest
  @CsvSource({
    "C-eR,         C-W-3",
    "L-eH,         L-H",
    "N-eD,         N-D",
    "Z-eH,         Z-H",
    "Z-ebB,        Z-bF-3",
    "A-eN,         A-N",
    "W-3-eH,       W-3-H",
    "N-2xeB,       N-2xF-4",
    "Wr2-eR,       W-WW-rW-W"
  })
  void theLengthOfALeapIsTheStepsOfAKing(String equal, String chain) {
    SameMoves.check(equal, Dialect.EXTENDED, chain, Dialect.EXTENDED);
  }

  @ParameterizedTest
  @CsvSource({
    "D3-eR,        D-W-2D-2-W-4D-3-W-6",
    "A2xerQ,       AxrK-2A-2xrK-4",
    "N0-eR,        N-W-2N-2-W-4N-3-W-6N-4-W-8N-5-W-10",
    "D2-W-eR,      D2-W-W",
    "D2-ebR-eB,    D-bW-2-F-2D-2-bW-4-F-4",
    "'(0,4)2-enD0', '(0,4)-nD-2(0,4)-2-nD-4'",
    "f(D2-elR),    f(D-lW-2D-2-lW-4)",
    "W3-eR-eW3,    W-W-WW-2-W-2-W-2W-3-W-3-W-3",
    "W3-eW5,       W-WW-2-W-2W-3-W-3"
  })
  void singleStepsCountTheSquaresOfALeap(String equal, String chain) {
    SameMoves.check(equal, Dialect.EXTENDED, chain, Dialect.EXTENDED);
  }

  /**
   * A ride stops on some of the squares that a longer leap passes over, and on a cylinder it may
   * come to the square where it began.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "WxebD",
        "D-eF",
        "RxebN",
        "W3-eW2",
        "R-eD0",
        "D0-eH0",
        "D3-eW5",
        "R-eW9",
        "(0,4)0-eD0",
        "o(D0-eR)"
      })
  void whatCannotAlwaysGoAsFarIsRefused(String notation) {
    Diagnostic problem = OneProblem.in(notation, Dialect.EXTENDED);
    assertThat(problem.code()).isEqualTo(ProblemCode.UNDEFINED_COMBINATION);
    assertThat(problem.span().of(notation)).isEqualTo("e");
    assertThat(problem.message()).startsWith("'e' repeats the length of the step before");
  }
}
