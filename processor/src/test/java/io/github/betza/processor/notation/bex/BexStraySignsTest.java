package io.github.betza.processor.notation.bex;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A sign that means nothing is pointed at, wherever it stands, and is one mistake. */
class BexStraySignsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "m>WcF;          unknown-character;        1;  2",
        "n{L;            unknown-character;        1;  2",
        "n\u0000L;       unknown-character;        1;  2",
        "(mf}W)(cfF);    unknown-character;        3;  4",
        "m?W;            other-dialect;            1;  2",
        "m{;             unknown-character;        1;  2",
        "F{3;            unknown-character;        1;  2",
        "A>*;            unknown-character;        1;  2"
      })
  void areNamedOnce(String notation, String code, int start, int end) {
    OneProblem.only(Notations.read(notation, Dialect.BEX).problems(), code, start, end);
  }
}
