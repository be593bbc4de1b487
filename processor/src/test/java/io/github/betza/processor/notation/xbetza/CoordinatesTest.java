package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.SameMoves;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A leap by its numbers is an atom as any other. */
class CoordinatesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "K(1,4);      KFX",
        "f(4,1);      fFX",
        "(1,4)3;      FX3",
        "(4,1)0;      FX0",
        "(1,2);       N",
        "(3,2)(1,1);  ZF",
        "frm(2,1);    frmN",
        "fsaf(0,1);   fsafW",
        "ya(0,1);     yaW",
        "q(1,2);      qN",
        "z(2,1);      zN",
        "n(0,4);      nWX",
        "[(1,1)?R];   [F?R]",
        "[F-s(1,0)];  [F-sW]",
        "c[(0,1)-(1,2)2]; c[W-N2]",
        "(paf)2(0,1); (paf)2W",
        "(az)(1,2);   zN"
      })
  void theyMoveAsTheLetterDoes(String notation, String lettered) {
    SameMoves.check(notation, Dialect.XBETZA, lettered, Dialect.XBETZA);
    assertThat(Notations.read(notation, Dialect.XBETZA).problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "K(36,1)|    malformed-leap|      1| 7",
        "(99999999999,1)| malformed-leap| 0| 15",
        "W(0,0)|     malformed-leap|      1| 6",
        "W(1;4)|     malformed-leap|      1| 6",
        "W(1,-4)|    malformed-leap|      1| 7",
        "W(1,4|      malformed-leap|      1| 5",
        "[W?(1,4]|   malformed-leap|      3| 7",
        "(1,4)X|     misplaced-extension| 5| 6",
        "n(1,4)|     lame-oblique|        0| 1",
        "(1,4)100|   range-too-large|     5| 8"
      })
  void whatIsNoLeapIsOneProblem(String notation, String code, int start, int end) {
    OneProblem.only(Notations.read(notation, Dialect.XBETZA).problems(), code, start, end);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"K(1,4); modern-atom; 1; 6", "f(1,2)N; modern-atom; 1; 6"})
  void classicHasNone(String notation, String code, int start, int end) {
    OneProblem.only(Notations.read(notation, Dialect.CLASSIC).problems(), code, start, end);
  }
}
