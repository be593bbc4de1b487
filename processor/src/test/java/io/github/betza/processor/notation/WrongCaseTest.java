package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where one letter in the other case makes a notation right, that is offered. */
class WrongCaseTest {
  @ParameterizedTest
  @CsvSource({
    "mW-f,         BEX,      mW-F",
    "fmWfcf,       BEX,      fmWfcF",
    "F(mf-R),      BEX,      F(mF-R)",
    "[crr],        BEX,      [crR]",
    "mN--n,        BEX,      mN--N",
    "W-f,          EXTENDED, W-F",
    "(fmW)(fcf),   EXTENDED, (fmW)(fcF)",
    "Ftr,          EXTENDED, FtR",
    "w-F,          EXTENDED, W-F",
    "ftR,          EXTENDED, FtR",
    "KNADkxaKK-bK, EXTENDED, KNADKxaKK-bK",
    "KNADKxaKk-bK, EXTENDED, KNADKxaKK-bK",
    "[f?R],        XBETZA,   [F?R]",
    "[F?r],        XBETZA,   [F?R]",
    "fmWfcf,       CLASSIC,  fmWfcF"
  })
  void offersACapital(String text, Dialect dialect, String right) {
    assertThat(OneProblem.in(text, dialect).help())
        .endsWith("as atoms are capitals, write \"" + right + "\"");
    assertThat(Notations.read(right, dialect).problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "fMWfcF, XBETZA,   fmWfcF",
    "FYafsF, XBETZA,   FyafsF",
    "mRcPR,  XBETZA,   mRcpR",
    "KiSO2,  XBETZA,   KisO2",
    "FTR,    EXTENDED, FtR",
    "MW-F,   BEX,      mW-F",
    "fMWfcF, CLASSIC,  fmWfcF"
  })
  void offersASmallLetter(String text, Dialect dialect, String right) {
    assertThat(OneProblem.in(text, dialect).help())
        .startsWith("as only atoms are capitals, write \"" + right + "\"; the ");
    assertThat(Notations.read(right, dialect).problems()).isEmpty();
  }

  /** Letters in front of an operator are not put where they would make the piece royal, or idle. */
  @ParameterizedTest
  @CsvSource({"Rk+R", "mRc+R"})
  void lettersInFrontOfAnOperatorSayNoMoreElsewhere(String text) {
    assertThat(OneProblem.in(text, Dialect.EXTENDED).help())
        .doesNotContain("\"k")
        .doesNotContain("\"mc");
  }
}
