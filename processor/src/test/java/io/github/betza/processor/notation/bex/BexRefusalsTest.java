package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the grammar of BEX can write, and its texts give no meaning. */
class BexRefusalsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "e(cW-F);         undefined-combination;    0;  1",
        "e(W-F);          undefined-combination;    0;  1",
        "e(mR-F);         undefined-combination;    0;  1",
        "e(mW-B);         undefined-combination;    0;  1",
        "e(mW-W--W);      undefined-combination;    0;  1",
        "e[crW];          modifier-not-for-atom;    0;  1",
        "mK--[xo]-W;      unsupported-return;       4;  8",
        "mK--[xo]+[xo];   misplaced-exotic;         9;  13",
        "[xo]-W;          misplaced-exotic;         0;  4",
        "[xo]W;           misplaced-exotic;         0;  4",
        "[crW-F]-W;       unsupported-return;       0;  7",
        "[crW-F]--W;      unsupported-return;       0;  7",
        "W-[cc]W;         missing-atom;             2;  6",
        "W-[ccW];         unsupported-custody;      5;  6",
        "W--;             missing-operand;          1;  3",
        "--W;             missing-operand;          0;  2",
        "[cl]N;           modifier-not-for-atom;    0;  4",
        "[cj](1,4);       modifier-not-for-atom;    0;  4",
        "[cj]W;           modifier-not-for-atom;    0;  4",
        "[cl]F;           modifier-not-for-atom;    0;  4",
        "n(W-F);          undefined-combination;    0;  1",
        "n(mW-F);         undefined-combination;    0;  1",
        "[cw](mW-F);      undefined-combination;    0;  4",
        "[cw](mW-R);      undefined-combination;    0;  4",
        "c(cW-F);         undefined-combination;    0;  1",
        "c(mW-cF-F);      undefined-combination;    0;  1",
        "c(W-F);          undefined-combination;    0;  1",
        "([ca]W)2;        undefined-combination;    1;  6",
        "([cw]W-F)*;      undefined-combination;    1;  6",
        "([ca]K)*;        undefined-combination;    1;  6",
        "f(mW-F)-W;       undefined-combination;    2;  6",
        "(f(mW-F)-W);     undefined-combination;    3;  7",
        "mW-f(mW-F);      undefined-combination;    5;  9",
        "l(W-F)--R;       undefined-combination;    2;  5",
        "g(mW-F);         undefined-combination;    0;  1",
        "z(mW-F);         undefined-combination;    0;  1",
        "q(mW-F);         undefined-combination;    0;  1",
        "j(cW-F);         contradictory-modifiers;  0;  1",
        "j[crW];          modifier-not-for-atom;    0;  1",
        "[x!iK];          release-without-immobilization; 0;  6",
        "[xiK]--W;        misplaced-exotic;         0;  5",
        "[cu]W;           misplaced-exotic;         0;  4",
        "[cu]-W;          misplaced-exotic;         0;  4",
        "[xw];            missing-atom;             0;  4",
        "[xwK]-W;         misplaced-exotic;         0;  5",
        "yy;              repeated-modifier;        1;  2",
        "K=;              misplaced-promotion;      1;  2",
        "K=Q,;            misplaced-promotion;      3;  4",
        "K=,Q;            misplaced-promotion;      1;  2",
        "K==Q;            misplaced-promotion;      1;  2",
        "K=Q=R;           misplaced-promotion;      3;  4",
        "(K=Q);           misplaced-promotion;      2;  3",
        "[cp]W;           unknown-exotic;           0;  4",
        "[xx]W;           unknown-exotic;           0;  4",
        "[q]W;            unknown-exotic;           0;  3",
        "[c]W;            unknown-exotic;           0;  3",
        "[x]W;            unknown-exotic;           0;  3",
        "[cr[crW]];       undefined-combination;    3;  8",
      })
  void theyAreOneProblem(String notation, String code, int start, int end) {
    Diagnostic problem =
        OneProblem.only(Notations.read(notation, Dialect.BEX).problems(), code, start, end);
    assertThat(problem.help()).isNotEmpty();
  }
}
