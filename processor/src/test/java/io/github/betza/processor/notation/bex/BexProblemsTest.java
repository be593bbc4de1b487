package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.Suggested;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What BEX refuses, and what it warns of: the code, the letters, and what to write instead. */
class BexProblemsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'';             empty-notation;           0;  0",
        "knight;         piece-name;               0;  6",
        "knife;          piece-name;               0;  5",
        "K W;            unknown-character;        1;  2",
        "mK + cF;        unknown-character;        2;  3",
        "m K;            unknown-character;        1;  2",
        "(1, 4);         malformed-leap;           0;  6",
        "W 3;            unknown-character;        1;  2",
        "K\u2013F;       unknown-character;        1;  2",
        "WC;             unknown-atom;             1;  2",
        "Z*;             unknown-atom;             0;  1",
        "Km;             missing-atom;             1;  2",
        "[cr];           missing-atom;             0;  4",
        "[cc];           missing-atom;             0;  4",
        "[crC];          unknown-atom;             3;  4",
        "[xwkN];         other-dialect;            3;  4",
        "[crljW];        modifier-not-for-atom;    4;  5",
        "[xwgN02];       undefined-combination;    3;  4",
        "[xihN];         lonely-h;                 3;  4",
        "Kww;            unknown-modifier;         1;  2",
        "FtR;            other-dialect;            1;  2",
        "afsW;           other-dialect;            0;  1",
        "W?F;            other-dialect;            1;  2",
        "[F?R];          other-dialect;            0;  5",
        "kK;             other-dialect;            0;  1",
        "3N;             misplaced-range;          0;  1",
        "W1;             misplaced-range;          1;  2",
        "W0;             misplaced-range;          1;  2",
        "W01;            misplaced-range;          1;  3",
        "W003;           misplaced-range;          1;  4",
        "*N;             misplaced-star;           0;  1",
        "W100;           range-too-large;          1;  4",
        "(36,1);         range-too-large;          1;  3",
        "NN3;            range-twice;              2;  3",
        "N*3;            range-twice;              2;  3",
        "O3;             atom-without-range;       1;  2",
        "[ci]*;          atom-without-range;       4;  5",
        "(1,);           malformed-leap;           0;  4",
        "mmW;            repeated-modifier;        1;  2",
        "hK;             lonely-h;                 0;  1",
        "hhK;            lonely-h;                 0;  2",
        "frhN;           lonely-h;                 2;  3",
        "fhhN;           lonely-h;                 2;  3",
        "jW;             modifier-not-for-atom;    0;  1",
        "j(mWF);         modifier-not-for-atom;    0;  1",
        "j(mW+F);        modifier-not-for-atom;    0;  1",
        "m(cW+cF);       contradictory-modifiers;  0;  1",
        "jW0;            misplaced-range;          2;  3",
        "[cj]W0;         misplaced-range;          5;  6",
        "N0*;            misplaced-range;          1;  3",
        "j(mW-F)0;       misplaced-range;          7;  8",
        "cO;             modifier-not-for-atom;    0;  1",
        "c[xo];          modifier-not-for-atom;    0;  1",
        "[cj]K;          modifier-not-for-atom;    0;  4",
        "[cl]D*;         modifier-not-for-atom;    0;  4",
        "mW-iF;          modifier-on-wrong-leg;    3;  5",
        "[cryK];         modifier-on-wrong-leg;    3;  4",
        "pgR;            contradictory-modifiers;  1;  2",
        "zqB;            contradictory-modifiers;  1;  2",
        "qN08;           contradictory-modifiers;  0;  1",
        "pR03;           undefined-combination;    0;  1",
        "m(cF);          contradictory-modifiers;  0;  1",
        "c(mW-mF);       contradictory-modifiers;  0;  1",
        "f(bW);          contradictory-modifiers;  0;  1",
        "m([cj]cQ);      contradictory-modifiers;  0;  1",
        "c[ca](mQ);      contradictory-modifiers;  0;  1",
        "[cj](mW-F);     undefined-combination;    0;  4",
        "[ca](W-pF);     undefined-combination;    0;  4",
        "e[ca](mW-F);    undefined-combination;    1;  5",
        "K+[crKy];       modifier-on-wrong-leg;    6;  7",
        "(*1,4)*+N;      misplaced-star;           1;  3",
        "imfW=2+mfW=Q,R; misplaced-range;          5;  6",
        "[crmK];         contradictory-modifiers;  3;  5",
        "n[cj]Q;         undefined-combination;    0;  1",
        "[ca][cw]Q;      undefined-combination;    4;  8",
        "p(mW-F);        undefined-combination;    0;  1",
        "f(O);           undefined-combination;    0;  1",
        "fr([ci]);       undefined-combination;    0;  2",
        "mQ--f([xiK]);   undefined-combination;    4;  5",
        "f(mR-B)-W;      undefined-combination;    2;  6",
        "f(mW-pB)-W;     undefined-combination;    2;  7",
        "f((mW-F)2)-R;   undefined-combination;    3;  7",
        "f(mW-pR)*-W;    undefined-combination;    2;  7",
        "f(mW-[crK])-W;  undefined-combination;    2; 10",
        "[ca](j(W-F));   undefined-combination;    0;  4",
        "(zB-F)2;        undefined-combination;    1;  3",
        "((mW-F)*)2;     undefined-combination;    9; 10",
        "gW03;           undefined-combination;    0;  1",
        "[cr[xo]];       undefined-combination;    3;  7",
        "W-;             missing-operand;          1;  2",
        "-W;             missing-operand;          0;  1",
        "W++F;           missing-operand;          1;  2",
        "W+;             missing-operand;          1;  2",
        "W---F;          missing-operand;          1;  4",
        "();             empty-group;              0;  2",
        "m();            empty-group;              1;  3",
        "e(mnN-F);       undefined-combination;    0;  1",
        "e(mW-pF);       undefined-combination;    0;  1",
        "e(pR-gR);       undefined-combination;    0;  1",
        "e(n(D)-F);      undefined-combination;    0;  1",
        "e(meF-W);       modifier-without-effect;  3;  4",
        "(WF;            unbalanced-group;         0;  1",
        "WF);            unbalanced-group;         2;  3",
        "jmW-F);         unbalanced-group;         5;  6",
        "WF));           unbalanced-group;         2;  3",
        "C+W);           unbalanced-group;         3;  4",
        "[crK)];         unbalanced-group;         4;  5",
        "1,4);           malformed-leap;           0;  4",
        "m1,4)*;         malformed-leap;           1;  5",
        "[crK;           unbalanced-bracket;       0;  1",
        "K];             unbalanced-bracket;       1;  2",
        "mK-O;           null-move-in-chain;       3;  4",
        "(0,00)-W;       null-move-in-chain;       0;  6",
        "f(R--R);        selection-unclear;        2;  6",
        "fW-bW;          selection-empty;          0;  5",
        "[crfW]-mbW;     selection-empty;          0; 10",
        "cfW-[xo]-mbW;   unsupported-return;       4;  8",
        "(fW-fF)2-bW;    selection-empty;          1; 11",
        "mfW-mfW--[xo]-bW; unsupported-return;     9; 13",
        "mfW-[ccbD];     undefined-combination;    3;  4",
        "f(bW-bW);       selection-empty;          0;  1",
        "f(bW-bW)--W;    undefined-combination;    2;  7",
        "f(bW--lF)2-W;   undefined-combination;    2;  8",
        "r(mfW-F)-W;     undefined-combination;    2;  7",
        "fmW+blcF-rR;    selection-empty;          4;  11",
        "[cx]Q;          unknown-exotic;           0;  4",
        "[cjA];          unknown-exotic;           0;  5",
        "[xoK];          unknown-exotic;           3;  4",
        "[xo];           misplaced-exotic;         0;  4",
        "[cu];           misplaced-exotic;         0;  4",
        "mQ-[ci];        misplaced-exotic;         3;  7",
        "mQ--[xwQ];      misplaced-exotic;         4;  9",
        "mR--[ccD]--W;   misplaced-exotic;         4;  9",
        "[xiK]--mQ;      misplaced-exotic;         0;  5",
        "[xiK]-mQ;       misplaced-exotic;         0;  5",
        "mR-[xiD];       undefined-combination;    2;  3",
        "mR-([crW]+[xiD]); undefined-combination;  2;  3",
        "[x!iK]-mQ--[xiK]; undefined-combination;  6;  7",
        "mzB-[ccA];      undefined-combination;    3;  4",
        "mzB-(mW-F)2;    undefined-combination;    0;  3",
        "mzB-[cw]W;      undefined-combination;    0;  3",
        "mR--[ccN];      unsupported-custody;      7;  8",
        "mR--[ccD*];     unsupported-custody;      7;  9",
        "mR--[ccD0];     misplaced-range;          8;  9",
        "mR--[cc(0,2)100]; range-too-large;       12; 15",
        "mR-B--[xo]--K;  unsupported-return;       6; 10",
        "mfR--[crrR]--[xo]--mW; unsupported-return; 13; 17",
        "mW--[crK--K];   unsupported-return;       4; 12",
        "[crpR]--mW;     unsupported-return;       0;  6",
        "mK--[xo]--cK;   unsupported-return;       4;  8",
        "[cj]N;          modifier-not-for-atom;    0;  4",
        "[cl]L;          modifier-not-for-atom;    0;  4",
        "[ca](mW-F);     undefined-combination;    0;  4",
        "n(nD-D);        undefined-combination;    0;  1",
        "c(K-K);         undefined-combination;    0;  1",
        "([ca]mcW)02;    undefined-combination;    1;  8",
        "(W-[cw]W)2;     undefined-combination;    3;  8",
        "mB--[crR]--[xo]--W; unsupported-return;   11; 15",
        "[x!iK]--mQ;     release-without-immobilization; 0; 6",
        "[x!iK]--mQ--[xiN]; release-without-immobilization; 0; 6",
        "fW=;            misplaced-promotion;      2;  3",
        "fW=Q,;          misplaced-promotion;      4;  5",
        "=Q;             misplaced-promotion;      0;  1",
        "fW=Q=R;         misplaced-promotion;      4;  5",
        "W,F;            misplaced-promotion;      1;  2",
        "(W,F);          misplaced-promotion;      2;  3",
        "mfW+(cfF=Q);    misplaced-promotion;      8;  9",
        "mQ+xwQ];        unbalanced-bracket;       6;  7",
        "fW=Q,C;         unknown-atom;             5;  6",
        "K--K--K--K--K--K--K; too-many-paths;      0; 19",
        "n(17,35);       too-many-paths;           0;  1",
        "mcN;            redundant-modifier;       1;  2",
        "vsR;            redundant-modifier;       0;  2",
        "m[ca]Q;         redundant-modifier;       0;  1",
        "nW;             modifier-without-effect;  0;  1",
        "fhW;            modifier-without-effect;  1;  2",
        "eN;             modifier-without-effect;  0;  1",
        "R*;             redundant-range;          1;  2",
        "RR;             redundant-range;          1;  2",
        "(R*)--(W)2;     redundant-range;          2;  3",
        "e(W-F)*;        undefined-combination;    0;  1",
        "e(fmR3-fW)02;   undefined-combination;    0;  1",
        "(e(fW-fW)-fW)02; undefined-combination;   1;  2",
        "(e(fmR3-fW)--W)2; undefined-combination;  1;  2",
        "e(mK--K)2;      undefined-combination;    0;  1",
        "e(K--K)-W;      undefined-combination;    0;  1",
        "W-e(K--K);      undefined-combination;    2;  3",
        "e(fW-F)-W;      undefined-combination;    0;  1",
        "K-[cre(K--K)];  undefined-combination;    5;  6",
        "i[xiD];         modifier-not-for-atom;    0;  1",
        "mQ+i([xiK]);    modifier-not-for-atom;    3;  4",
        "i(mQ+[xiK]);    modifier-not-for-atom;    0;  1",
        "mQ--i[xiK];     modifier-not-for-atom;    4;  5",
        "mW--[xiK]+mB;   immobilizes-always;       4;  9",
        "i(mW--[xiK])+mB; immobilizes-always;      6; 11",
        "mN--[xiW]+[ci]; immobilizes-always;       4;  9",
        "O--[xiW]+mN;    immobilizes-always;       3;  8",
        "mN--[xiW]+mQ+[xiF]; immobilizes-always;   4;  9",
        "W+F+W;          redundant-move;           4;  5"
      })
  void oneMistakeIsOneProblem(String notation, String code, int start, int end) {
    Diagnostic problem =
        OneProblem.only(Notations.read(notation, Dialect.BEX).problems(), code, start, end);
    assertThat(problem.help()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "hfN;     fhN",
        "WC;      WL",
        "WZ;      WJ",
        "W0;      W*",
        "W1;      W",
        "W003;    W03",
        "W00003;  W03",
        "W0100;   W*",
        "W000;    W*",
        "N0*;     N*",
        "mR--[ccD0]; mR--[ccD]",
        "mR--[cc(D)0]; mR--[cc(D)]",
        "mR--[cc(0,2)100]; mR--[cc(0,2)]",
        "e(mW-pF); (mW-pF)",
        "e(nD-F); (nD-F)",
        "e(mzD-F); (mzD-F)",
        "e(jD+W); e(D+W)",
        "e((nDN)-F); ((nDN)-F)",
        "j(mW-F)0; j(mW-F)*",
        "(mjW)3; (mjW3)",
        "ne(mW-A); e(mW-A)",
        "m(WF)0;  m(WF)*",
        "mK + cF; mK+cF",
        "mW - W;  mW-W",
        "K + [ crK]; K+[crK]",
        "W001;    W",
        "NN0;     NN",
        "O0;      O",
        "O003;    O",
        "R0;      R",
        "Q100;    Q",
        "(R)0;    (R)*",
        "[xwQ]0;  [xwQ]",
        "[cj]H0;  [cj]H",
        "[cj]W0;  [cj]W*",
        "((mW-F)*)0; ((mW-F)*)",
        "(mW-F)0; (mW-F)*",
        "F(mF-R)0; F(mF-R)",
        "[cjA];   [cj]A",
        "mR-[xiD]; mR--[xiD]",
        "i[xiD]; [xiD]",
        "mQ--i[xiK]; mQ--[xiK]",
        "[x!iK]-mQ--[xiK]; [x!iK]--mQ--[xiK]",
        "NN3;     N3",
        "W,F;     W+F",
        "(W,F);   (W+F)",
        "Rook;    R",
        "pawn;    imfW2+mfW+cfF=Q,R,B,N",
        "cannon;  mR+cpR",
        "W,;      W",
        "W-3;     W03",
        "',W';    W",
        "mQ+xwQ]; mQ+[xwQ]",
        "mQ+cw]Q; mQ+[cw]Q",
        "W---F;   W--F",
        "W+;      W",
        "WF);     WF",
        "Km()3;   K",
        "W-();    W",
        "()--W;   W",
        "(W();    (W)",
        "1,4);    (1,4)",
        "m1,4)*;  m(1,4)*",
        "jmW-F);  j(mW-F)",
        "K+jmW-F); K+j(mW-F)",
        "[crK)];  [crK]",
        "pgR;     pR",
        "(*1,4)*+N; (1,4)*+N",
        "[ca](j(W-F)); (j(W-F))",
        "[ca](W-nN); (W-nN)",
        "[ca]([cw]W-F); ([cw]W-F)",
        "fW=Q,C;  fW=Q,L"
      })
  void theHelpIsANotationWithoutProblems(String wrong, String right) {
    assertThat(Suggested.texts(Notations.read(wrong, Dialect.BEX).problems().get(0)))
        .contains(right);
    assertThat(Notations.read(right, Dialect.BEX).problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "yW",
        "e(mfW-F)",
        "m(K-K)",
        "c(F(mF-R))",
        "e(mfW-F)*-W",
        "(e(mW-F)-fW)2",
        "[crR]--mW",
        "mW--[crR3]--mW",
        "([cl]W4)2",
        "e(eR+F)",
        "j(mW-mW-F)2",
        "imfW2+mfW+cfF=Q,R,B,N",
        "mR+cpR",
        "(mW-F)*",
        "[x!iK]--mQ--[xiK]",
        "mQ+[cw]Q",
        "mQ+[cl]Q",
        "[ca]cQ",
        "[ca]mcQ",
        "c[cw]Q",
        "[cj]cA",
        "[cl]cW4-F",
        "[ca]W-F",
        "mQ+[ci]",
        "mR+mR--[ccD]",
        "mQ+[xwQ]+([crK]--[cu])",
        "mK+j(AD)",
        "K+(DAN)+(K-K)+[crK]+(mK--[xo])",
        "mQ--[crK]",
        "i(mW-F)",
        "f(mW-F)",
        "f((mW-F)*)",
        "j(mW-F)*",
        "mQ--[ccD]",
        "i(mW-F)+[crK]--mN--[crR]",
        "(1,4)*",
        "i[x!iK]--mQ--[xiK]",
        "(imfW2+mfW)--[xiK]",
        "i(mfW2--[xiK])+mfW--[xiK]",
        "mQ--[xiK]+mN--[xiK]",
        "(mQ+[ci])--[xiK]",
        "mQ--[xiK]+O+[crK]+mK--[xo]+K--[cu]",
        "mQ--[xiK]+mN+[xiK]",
        "mQ+[xiK]",
        "(0,0)"
      })
  void soundNotationsHaveNoProblems(String notation) {
    Reading reading = Notations.read(notation, Dialect.BEX);
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.piece()).isPresent();
  }

  /** {@code [xwW]} of seed 002 swaps without a capture, and {@code ucW} of XBETZA captures. */
  @Test
  void aSwapIsNotSaidToBeACaptureThatUnloads() {
    assertThat(Notations.read("ucW", Dialect.BEX).problems().get(0).help())
        .contains("\"[xwW]\"", "without capturing it");
  }

  @Test
  void twoImmobilisationsBehindOneMoveAreBothBehindIt() {
    assertThat(Notations.read("mQ--([xiK]+[xiD])", Dialect.BEX).problems())
        .extracting(problem -> problem.code().id())
        .doesNotContain("immobilizes-always");
  }

  @Tag("deep")
  @ParameterizedTest
  @ValueSource(
      strings = {"N", "(", "[cr", "(mK--K)*", "W-", "[cj](1,35)", "f(K-K)", "e(K-K--K)", "(WF)-"})
  void garbageIsAnsweredQuickly(String piece) {
    for (int times : new int[] {5, 40, 1_000 / piece.length(), 1_000}) {
      String notation = piece.repeat(times);
      Reading reading =
          Assertions.assertTimeoutPreemptively(
              Duration.ofSeconds(20), () -> Notations.read(notation, Dialect.BEX));
      assertThat(reading.problems().size()).isLessThan(22);
      assertThat(Notations.read(notation + "K)]", Dialect.BEX).piece()).isEmpty();
    }
  }

  @Test
  void nestedGroupsAreReadToABound() {
    assertThat(Notations.read("(".repeat(20) + "W" + ")".repeat(20), Dialect.BEX).problems())
        .isEmpty();
    assertThat(Notations.read("(".repeat(21) + "W" + ")".repeat(21), Dialect.BEX).problems())
        .extracting(problem -> problem.code().id())
        .containsExactly("nested-too-deeply");
    assertThat(Notations.read("m(".repeat(20) + "K-K" + ")".repeat(20), Dialect.BEX).piece())
        .isPresent();
  }

  @Tag("deep")
  @Test
  void everyStringIsReadWithoutAnException() {
    Random random = new Random(3);
    List<String> tokens =
        List.of(
            "W", "F", "N", "K", "R", "Q", "A", "H", "J", "O", "(", ")", "(", ")", "-", "--", "+",
            "*", "2", "03", "(1,2)", "[ca]", "[cw]", "[cj]", "[cl]", "[ci]", "[cc", "[cu]", "[cr",
            "[xi", "[x!i", "[xw", "[xo]", "]", "]", "=", ",", "f", "r", "s", "m", "c", "y", "e",
            "n", "i", "j", "p", "g", "z", "q", "a", "w", "?", " ", "\u00e9", "[", "0");
    for (int i = 0; i < 20_000; i++) {
      StringBuilder notation = new StringBuilder();
      int length = 1 + random.nextInt(10);
      for (int j = 0; j < length; j++) {
        notation.append(tokens.get(random.nextInt(tokens.size())));
      }
      Reading reading = Notations.read(notation.toString(), Dialect.BEX);
      boolean errors = reading.problems().stream().anyMatch(Diagnostic::isError);
      assertThat(reading.piece().isEmpty()).as(notation.toString()).isEqualTo(errors);
      for (Diagnostic problem : reading.problems()) {
        assertThat(problem.span().end()).isLessThanOrEqualTo(notation.length());
        assertThat(problem.help()).as(problem.toString()).isNotEmpty();
        assertThat(problem.message()).doesNotEndWith(".");
      }
    }
  }
}
