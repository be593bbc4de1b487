package io.github.betza.processor.notation.correction;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.Suggested;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A sign that is none of a notation's is not just left out: what it looks like is meant. */
class LookAlikesTest {
  @ParameterizedTest
  @CsvSource({
    "XBETZA,   f\u043cW,             fmW",
    "XBETZA,   [F\u2013R],           [F-R]",
    "XBETZA,   R\u221e,              R",
    "XBETZA,   W\u2082,              W2",
    "XBETZA,   \u041a,               K",
    "XBETZA,   \uff2e,               N",
    "XBETZA,   \u051cF,              WF",
    "XBETZA,   \u0443af\u0455F,      yafsF",
    "XBETZA,   N\u200bW,             NW",
    "XBETZA,   \u201cN\u201d,        N",
    "XBETZA,   N or B,               NB",
    "XBETZA,   fm W and cF,          fmWcF",
    "XBETZA,   p:fmWfceFifmnD,       fmWfceFifmnD",
    "CLASSIC,  W\u2082,              W2",
    "EXTENDED, W\u20133,             W-3",
    "EXTENDED, \u039dtR,             NtR",
    "BEX,      mW\u2013F,            mW-F",
    "BEX,      f\u043cW,             fmW",
    "BEX,      mR\uff0bcpR,          mR+cpR",
  })
  void whatItLooksLikeIsOffered(Dialect dialect, String notation, String offer) {
    Reading reading = Notations.read(notation, dialect);
    assertThat(reading.problems()).isNotEmpty();
    for (Diagnostic problem : reading.problems()) {
      assertThat(problem.code()).as("%s", problem).isEqualTo(ProblemCode.UNKNOWN_CHARACTER);
      assertThat(Suggested.first(problem)).isEqualTo(offer);
    }
    assertThat(Notations.read(offer, dialect).isSound()).isTrue();
  }

  /** Whoever copied one such sign copied the others too. */
  @ParameterizedTest
  @CsvSource({
    "XBETZA,   K\u00a0is\u00a0O2,          1, 2, KisO2",
    "BEX,      \uff08mW\uff0dF\uff09,      0, 1, (mW-F)",
    "CLASSIC,  \uff46m\uff37fcF,           0, 1, fmWfcF",
    "EXTENDED, \u041at\u0412,              0, 1, KtB"
  })
  void severalAreOneMistake(Dialect dialect, String text, int start, int end, String offer) {
    Diagnostic problem =
        OneProblem.only(Notations.read(text, dialect).problems(), "unknown-character", start, end);
    assertThat(Suggested.first(problem)).isEqualTo(offer);
  }

  /** Figures are the letters of their pieces, and signs that are nothing may be there for show. */
  @ParameterizedTest
  @CsvSource({"\u2656,  R", "f\u265e, fN", "N\u3002, N", "N\u263a, N"})
  void figuresAndMarks(String text, String offer) {
    Diagnostic problem = Notations.read(text, Dialect.XBETZA).problems().get(0);
    assertThat(Suggested.first(problem)).isEqualTo(offer);
  }

  /** Without the sign another piece would be left, or nothing. */
  @ParameterizedTest
  @CsvSource({
    "XBETZA,   R2.5",
    "EXTENDED, R2.5",
    "BEX,      W2.5",
    "CLASSIC,  W2.5",
    "XBETZA,   \u0449",
    "XBETZA,   f\u0449W",
    "EXTENDED, f\u4e00W",
    "BEX,      N\u4e00W"
  })
  void whatResemblesNothingIsNotLeftOut(Dialect dialect, String notation) {
    Diagnostic problem =
        Notations.read(notation, dialect).problems().stream()
            .filter(each -> each.code() == ProblemCode.UNKNOWN_CHARACTER)
            .findFirst()
            .orElseThrow();
    assertThat(Suggested.texts(problem)).isEmpty();
  }

  /** A sign beside it that has no meaning as it stands has none in the correction either. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '^',
      value = {"W\t\u202e\"\\E, ^^", "W\u202e\"\\, W", "N\"\u221e, N", "R2\"\u200b5, ^^"})
  void signsWithoutAMeaningAreNotOffered(String notation, String offer) {
    Diagnostic problem = Notations.read(notation, Dialect.XBETZA).problems().get(0);
    assertThat(problem.code()).isEqualTo(ProblemCode.UNKNOWN_CHARACTER);
    assertThat(String.join(" ", Suggested.texts(problem))).isEqualTo(offer);
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
