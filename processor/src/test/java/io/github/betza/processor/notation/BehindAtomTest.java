package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Modifiers that stand behind their atoms are offered in front of them. */
class BehindAtomTest {
  @ParameterizedTest
  @CsvSource({
    "Wf,     XBETZA,   fW",
    "Rm,     XBETZA,   mR",
    "R4c,    XBETZA,   cR4",
    "NNf,    XBETZA,   fNN",
    "FXv,    XBETZA,   vFX",
    "O2is,   XBETZA,   isO2",
    "Wf,     CLASSIC,  fW",
    "Wf,     EXTENDED, fW",
    "W0fm,   EXTENDED, fmW0",
    "Wf,     BEX,      fW",
    "N*c,    BEX,      cN*"
  })
  void movesThemToTheFront(String text, Dialect dialect, String notation) {
    Diagnostic problem = OneProblem.in(text, dialect);
    assertThat(problem.code()).isEqualTo(ProblemCode.MISSING_ATOM);
    assertThat(Suggested.texts(problem)).contains(notation);
    assertThat(Notations.read(notation, dialect).isSound()).isTrue();
  }

  /** The letters are rather a move of their own, with an atom that is written small or missing. */
  @ParameterizedTest
  @CsvSource({
    "fmWfcf, XBETZA,   missing-atom",
    "Fyafs,  XBETZA,   missing-atom",
    "fmWcf,  CLASSIC,  missing-atom",
    "mWcf,   EXTENDED, missing-atom",
    "mWcf,   BEX,      missing-atom",
    "Nk,     BEX,      other-dialect"
  })
  void movesNothingElse(String text, Dialect dialect, String code) {
    Diagnostic problem = OneProblem.in(text, dialect);
    assertThat(problem.code().id()).isEqualTo(code);
    assertThat(problem.help()).doesNotContain("in front of their atom");
  }
}
