package io.github.betza.processor.notation.classic;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.notation.MovesOf;
import io.github.betza.processor.notation.SameMoves;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Betza's own letters mean. */
class ClassicTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "W",
        "F",
        "D",
        "N",
        "A",
        "H",
        "C",
        "L",
        "Z",
        "J",
        "G",
        "K",
        "R",
        "B",
        "Q",
        "NN",
        "HH",
        "LL",
        "R4",
        "W3",
        "N2",
        "fmWfcF",
        "fmWfcFifmnD",
        "nA",
        "nN",
        "jD",
        "jR",
        "jB2",
        "mRcpR",
        "gQ",
        "pN",
        "gW",
        "zB",
        "zFF",
        "qN",
        "qW",
        "oR",
        "ffNbsN",
        "fhNrK",
        "vNsD",
        "frB",
        "bhQ",
        "lvN",
        "fbR",
        "imR",
        "moQcgB"
      })
  void theMovesAreThoseOfXBetza(String notation) {
    SameMoves.check(notation, Dialect.CLASSIC, notation, Dialect.XBETZA);
  }

  @ParameterizedTest
  @CsvSource({
    "fmWfcF, d5",
    "fN, c6 e6",
    "fsN, b5 f5",
    "rfN, e6",
    "rhN, e6 f5 f3 e2",
    "vD, d6 d2",
    "nA, b2 b6 f2 f6",
    "fR2, d5 d6",
    "fNN, c6 b8 e6 f8",
    "fjR, d6 d7 d8"
  })
  void theLettersMeanTheirDirections(String notation, String squares) {
    assertThat(MovesOf.fromD4(notation, Dialect.CLASSIC))
        .containsExactlyInAnyOrder(squares.split(" ", -1));
  }

  @ParameterizedTest
  @CsvSource({
    "fnA, ae5, b6",
    "fjA, ae5, f6",
    "fpR, ad6, d7 d8",
    "fgR, ad6, d7",
    "fcR, ad6, d6",
    "fmR, ad6, d5",
    "fcpR, ad6 ad8, d8"
  })
  void otherPiecesAreInTheWayOrOfUse(String notation, String others, String squares) {
    assertThat(MovesOf.fromD4(notation, Dialect.CLASSIC, others))
        .containsExactlyInAnyOrder(squares.split(" ", -1));
  }
}
