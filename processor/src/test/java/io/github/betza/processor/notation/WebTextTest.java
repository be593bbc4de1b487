package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The source of a web page is one mistake, for which what the page shows is offered. */
final class WebTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "&quot;FyafsF&quot;   | XBETZA   | 0 | 6 | FyafsF",
        "fmW&nbsp;fcF         | CLASSIC  | 3 | 9 | fmWfcF",
        "W&amp;F              | BEX      | 1 | 6 | WF",
        "[F&#63;R]            | XBETZA   | 2 | 7 | [F?R]",
        "[W&#x2d;F]           | XBETZA   | 2 | 8 | [W-F]",
        "W&ndash;F            | EXTENDED | 1 | 8 | W-F",
        "mN&mdash;N           | BEX      | 2 | 9 | mN--N",
        "mR&#43;cpR           | BEX      | 2 | 7 | mR+cpR",
        "<b>QN</b>            | XBETZA   | 0 | 3 | QN",
        "FtR<br/>             | EXTENDED | 3 | 8 | FtR",
        "<code>fmWfcF</code>  | CLASSIC  | 0 | 6 | fmWfcF",
        "&lt;QN&gt;           | XBETZA   | 0 | 4 | QN"
      })
  void whatIsShownIsOffered(String text, Dialect dialect, int start, int end, String shown) {
    Diagnostic problem =
        OneProblem.only(Notations.read(text, dialect).problems(), "unknown-character", start, end);
    assertThat(Suggested.first(problem)).isEqualTo(shown);
    assertThat(Notations.read(shown, dialect).isSound()).isTrue();
  }

  @Test
  void whatCannotBeReadIsNotOffered() {
    assertThat(Notations.read("N&copy;", Dialect.XBETZA).problems().get(0).help())
        .isEqualTo("write the signs that the page shows");
  }

  /** A number may be that of no sign at all. */
  @Test
  void anyNumberIsRead() {
    assertThat(Notations.read("N&#999999;&#xFFFFF;&#0;", Dialect.BEX).problems()).hasSize(1);
  }
}
