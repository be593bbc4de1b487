package io.github.betza.processor.notation.classic;

import io.github.betza.Dialect;
import io.github.betza.processor.notation.DialectTexts;
import java.util.List;

/** What CLASSIC reads, and what it offers for one wrong letter. */
class ClassicProblemsTest extends DialectTexts {
  ClassicProblemsTest() {
    super(Dialect.CLASSIC, "mcrhqentxyjpo02WFN*");
  }

  @Override
  protected List<String> sound() {
    return List.of(
        "N", "fmWfcFifmnD", "mRcpR", "gQ", "zB", "qN", "NN", "W3", "ffNbsN", "nA", "jB2");
  }

  @Override
  protected List<String> mistyped() {
    return List.of("fmWfcF", "mRcpR", "ffNbsN", "qN", "W3", "jB2");
  }

  @Override
  protected List<String> hard() {
    return List.of("N".repeat(10_000), "q".repeat(1_000) + "Q", "WFDNAHCZG".repeat(200));
  }
}
