package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A notation in small letters only, or in capitals, is one mistake. */
final class OneCaseTest {
  @ParameterizedTest
  @CsvSource({
    "wf,     XBETZA,   WF",
    "fmwfcf, XBETZA,   fmWfcF",
    "fmwfcf, BEX,      fmWfcF",
    "fyafsf, XBETZA,   FyafsF",
    "mrcpr,  CLASSIC,  mRcpR",
    "FYAFSF, XBETZA,   FyafsF",
    "FMWFCF, CLASSIC,  fmWfcF",
    "MRCPR,  XBETZA,   mRcpR",
    "w-f,    EXTENDED, W-F",
    "ww,     XBETZA,   WW",
    "DPCF,   BEX,      DpcF"
  })
  void theAtomsAreOfferedAsCapitals(String text, Dialect dialect, String meant) {
    Problem problem = OneProblem.in(text, dialect);
    assertThat(problem.help()).contains("write \"" + meant + "\"");
    assertThat(Notations.read(meant, dialect).isSound()).isTrue();
  }

  /** The name of a piece is no notation in small letters. */
  @Test
  void aNameStaysAName() {
    assertThat(Notations.read("knight", Dialect.XBETZA).problems().get(0).help())
        .isEqualTo("write \"N\"");
  }

  /** A single letter is a modifier where it is small. */
  @Test
  void aSingleLetterIsNoText() {
    assertThat(Notations.read("n(1,5)", Dialect.EXTENDED).problems().get(0).help())
        .contains("\"W-4-F\"")
        .doesNotContain("capitals");
  }

  /** A small letter beside its capital is perhaps one too many: doubled, it would be a rider. */
  @ParameterizedTest
  @CsvSource({"XBETZA", "EXTENDED", "BEX", "CLASSIC"})
  void aLetterTooManyMakesNoRiderUnasked(Dialect dialect) {
    assertThat(Notations.read("wW", dialect).problems().get(0).help())
        .endsWith("write \"W\"; or, for a rider, write \"WW\"");
  }

  @ParameterizedTest
  @CsvSource({"kisO2, XBETZA, KisO2", "FyAfsF, XBETZA, FyafsF", "h, BEX, H", "h, CLASSIC, H"})
  void soIsASingleLetter(String text, Dialect dialect, String meant) {
    assertThat(Notations.read(text, dialect).problems().get(0).help())
        .endsWith("write \"" + meant + "\"");
  }
}
