package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A range that is written as in mathematics is one mistake, for which the number is offered. */
final class RangeSignsTest {
  @ParameterizedTest
  @CsvSource({
    "'R1,2',      XBETZA,   1, 4, R2",
    "'R1,2',      BEX,      1, 4, R2",
    "'R1,2',      CLASSIC,  1, 4, R2",
    "'R1,2',      EXTENDED, 1, 4, W2",
    "R1-4,        XBETZA,   1, 4, R4",
    "R1..4,       BEX,      1, 5, R4",
    "mB1\u20134cB, CLASSIC, 2, 5, mB4cB",
    "Q1...3,      EXTENDED, 1, 6, K3",
    "R<=4,        XBETZA,   1, 4, R4",
    "R\u22644,    BEX,      1, 3, R4",
    "fW{2},       CLASSIC,  2, 5, fW2",
    "N[3],        XBETZA,   1, 4, N3",
    "N(3),        EXTENDED, 1, 4, N3"
  })
  void theMostStepsAreOffered(String text, Dialect dialect, int start, int end, String offer) {
    Diagnostic problem =
        OneProblem.only(Notations.read(text, dialect).problems(), "misplaced-range", start, end);
    assertThat(Suggested.first(problem)).isEqualTo(offer);
    assertThat(Notations.read(offer, dialect).isSound()).isTrue();
  }

  @Test
  void allRangesAreMended() {
    assertThat(Notations.read("R(4)B(4)", Dialect.XBETZA).problems())
        .singleElement()
        .satisfies(problem -> assertThat(Suggested.texts(problem)).containsExactly("R4B4"));
  }

  /** A number with a point is none of steps, and without the point it would be another one. */
  @Test
  void numbersAreNotJoined() {
    assertThat(Notations.read("R1.5", Dialect.XBETZA).problems().get(0).help())
        .isEqualTo("write what belongs there instead");
  }

  /** What is offered says less than was meant then. */
  @Test
  void thatThereIsNoLeastNumberIsTold() {
    assertThat(OneProblem.in("R2-4", Dialect.XBETZA).advice().suggestions())
        .containsExactly(new Suggestion("R4", "there is no least number of steps"));
  }

  /** The same signs have a meaning elsewhere. */
  @ParameterizedTest
  @CsvSource({"W1-3, EXTENDED", "'(1,2)', BEX", "'K(3,1)', EXTENDED"})
  void whatHasAMeaningIsNoRange(String text, Dialect dialect) {
    assertThat(Notations.read(text, dialect).isSound()).isTrue();
  }

  @Test
  void twoNumbersOfCastlingAreTwoCastlings() {
    assertThat(Suggested.texts(OneProblem.in("KisO2,3", Dialect.XBETZA)))
        .containsExactly("KisO2isO3");
  }

  /** In front of its move a range that has no end is written as the dialect writes it. */
  @ParameterizedTest
  @CsvSource({"XBETZA, W0", "EXTENDED, W0"})
  void aZeroInFrontIsARangeWithoutEnd(Dialect dialect, String offer) {
    assertThat(Suggested.texts(OneProblem.in("0W", dialect))).contains(offer);
  }

  @ParameterizedTest
  @CsvSource({"XBETZA, N0", "EXTENDED, N0", "BEX, N*", "CLASSIC, NN"})
  void soIsTheSignOfInfinity(Dialect dialect, String offer) {
    assertThat(Suggested.first(OneProblem.in("N\u221e", dialect))).isEqualTo(offer);
  }
}
