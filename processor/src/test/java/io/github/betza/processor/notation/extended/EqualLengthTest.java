package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.notation.SameMoves;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  @ParameterizedTest
  @CsvSource({
    "WxebD,        1 square,                              2 squares",
    "D-eF,         2 squares,                             1 square",
    "RxebN,        any number of squares,                 2 squares",
    "W3-eW2,       up to 3 squares,                       up to 2 squares",
    "R-eD0,        any number of squares,                 any number of squares in leaps of 2",
    "D0-eH0,       any number of squares in leaps of 2,   any number of squares in leaps of 3",
    "D3-eW5,       up to 6 squares in leaps of 2,         up to 5 squares",
    "R-eW9,        any number of squares,                 up to 9 squares"
  })
  void whatCannotGoAsFarIsRefused(String notation, String before, String own) {
    assertThat(Extended.read(notation).problems())
        .extracting(Diagnostic::message)
        .containsExactly(
            "'e' asks for the length of the step before, which goes "
                + before
                + ", but this goes "
                + own);
  }

  /**
   * A ride stops on some of the squares that a longer leap passes over, and on a cylinder it may
   * come to the square where it began.
   */
  @ParameterizedTest
  @CsvSource({
    "'(0,4)0-eD0', leaps of 4 squares with others of 2",
    "o(D0-eR), leaps of 2 squares with others of 1 where edges of the board are joined"
  })
  void someRidesCannotBeCompared(String notation, String what) {
    assertThat(Extended.read(notation).problems())
        .extracting(Diagnostic::message)
        .containsExactly("'e' cannot compare " + what);
    assertThat(Extended.read(notation).problems().get(0).help()).contains("\"D-3-eR\"");
    assertThat(Extended.read("D-3-eR").problems()).isEmpty();
    assertThat(Extended.read("(0,4)0-eR").problems()).isEmpty();
  }
}
