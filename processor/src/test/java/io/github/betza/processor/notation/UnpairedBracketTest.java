package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Edit;
import io.github.betza.processor.diagnostic.ProblemCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A bracket without its partner is shown where the partner is to be written. */
class UnpairedBracketTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[F?R            | XBETZA   |  4 | [F?R]",
        "[F?R)           | XBETZA   |  4 | [F?R]",
        "[W-F            | XBETZA   |  4 | [W-F]",
        "[W-F)           | XBETZA   |  4 | [W-F]",
        "K[W-B           | XBETZA   |  5 | K[W-B]",
        "K[W-B)          | XBETZA   |  5 | K[W-B]",
        "m[F?RcF         | XBETZA   |  5 | m[F?R]cF",
        "m[F?R)cF        | XBETZA   |  5 | m[F?R]cF",
        "N[W?BD          | XBETZA   |  5 | N[W?B]D",
        "N[W?B)D         | XBETZA   |  5 | N[W?B]D",
        "[paf)3R         | XBETZA   |  0 | (paf)3R",
        "[F?sfR          | XBETZA   |  6 | [F?sfR]",
        "[F?sfR)         | XBETZA   |  6 | [F?sfR]",
        "fN[F?bR         | XBETZA   |  7 | fN[F?bR]",
        "fN[F?bR)        | XBETZA   |  7 | fN[F?bR]",
        "m(W-FN          | EXTENDED |  6 | m(W-FN)",
        "(fmW(fcF)       | EXTENDED |  4 | (fmW)(fcF)",
        "(fmW)(fcF       | EXTENDED |  9 | (fmW)(fcF)",
        "FtlF)r0         | EXTENDED |  0 | (FtlF)r0",
        "(FtlFr0         | EXTENDED |  5 | (FtlF)r0",
        "fWF)            | EXTENDED |  1 | f(WF)",
        "f(WF            | EXTENDED |  4 | f(WF)",
        "m(RBcN          | EXTENDED |  4 | m(RB)cN",
        "W-W)(F-F)       | EXTENDED |  0 | (W-W)(F-F)",
        "(W-W(F-F)       | EXTENDED |  4 | (W-W)(F-F)",
        "(W-W)F-F)       | EXTENDED |  5 | (W-W)(F-F)",
        "(W-W)(F-F       | EXTENDED |  9 | (W-W)(F-F)",
        "mW-F)*          | BEX      |  0 | (mW-F)*",
        "[mW-F)*         | BEX      |  0 | (mW-F)*",
        "(mW-F*          | BEX      |  5 | (mW-F)*",
        "(mW-F]*         | BEX      |  5 | (mW-F)*",
        "cl]R            | BEX      |  0 | [cl]R",
        "(cl]R           | BEX      |  0 | [cl]R",
        "[clR            | BEX      |  3 | [cl]R",
        "[cl)R           | BEX      |  3 | [cl]R",
        "mR+crR]         | BEX      |  3 | mR+[crR]",
        "mR+(crR]        | BEX      |  3 | mR+[crR]",
        "mR+[crR         | BEX      |  7 | mR+[crR]",
        "mR+[crR)        | BEX      |  7 | mR+[crR]",
        "FmF-R)          | BEX      |  1 | F(mF-R)",
        "F[mF-R)         | BEX      |  1 | F(mF-R)",
        "F(mF-R          | BEX      |  6 | F(mF-R)",
        "F(mF-R]         | BEX      |  6 | F(mF-R)",
        "jmW-F)          | BEX      |  1 | j(mW-F)",
        "j[mW-F)         | BEX      |  1 | j(mW-F)",
        "j(mW-F          | BEX      |  6 | j(mW-F)",
        "j(mW-F]         | BEX      |  6 | j(mW-F)",
        "W+mW-B)         | BEX      |  2 | W+(mW-B)",
        "W+[mW-B)        | BEX      |  2 | W+(mW-B)",
        "W+(mW-B         | BEX      |  7 | W+(mW-B)",
        "W+(mW-B]        | BEX      |  7 | W+(mW-B)",
        "mQ+xwQ]         | BEX      |  3 | mQ+[xwQ]",
        "mQ+(xwQ]        | BEX      |  3 | mQ+[xwQ]",
        "mQ+[xwQ         | BEX      |  7 | mQ+[xwQ]",
        "mQ+[xwQ)        | BEX      |  7 | mQ+[xwQ]",
        "cj]A            | BEX      |  0 | [cj]A",
        "(cj]A           | BEX      |  0 | [cj]A",
        "[cjA            | BEX      |  3 | [cj]A",
        "[cj)A           | BEX      |  3 | [cj]A",
        "fmF+cj]fA       | BEX      |  4 | fmF+[cj]fA",
        "fmF+(cj]fA      | BEX      |  4 | fmF+[cj]fA",
        "fmF+[cjfA       | BEX      |  7 | fmF+[cj]fA",
        "fmF+[cj)fA      | BEX      |  7 | fmF+[cj]fA",
        "mW-F)2          | BEX      |  0 | (mW-F)2",
        "[mW-F)2         | BEX      |  0 | (mW-F)2",
        "(mW-F2          | BEX      |  5 | (mW-F)2",
        "(mW-F]2         | BEX      |  5 | (mW-F)2",
        "emW-F)          | BEX      |  1 | e(mW-F)",
        "e[mW-F)         | BEX      |  1 | e(mW-F)",
        "e(mW-F          | BEX      |  6 | e(mW-F)",
        "e(mW-F]         | BEX      |  6 | e(mW-F)",
        "(1,4*           | BEX      |  4 | (1,4)*",
        "(1,4]*          | BEX      |  4 | (1,4)*",
        "mK+ca]K         | BEX      |  3 | mK+[ca]K",
        "mK+(ca]K        | BEX      |  3 | mK+[ca]K",
        "mK+[caK         | BEX      |  6 | mK+[ca]K",
        "mK+[ca)K        | BEX      |  6 | mK+[ca]K",
        "cw]R+mB         | BEX      |  0 | [cw]R+mB",
        "(cw]R+mB        | BEX      |  0 | [cw]R+mB",
        "[cwR+mB         | BEX      |  3 | [cw]R+mB",
        "[cw)R+mB        | BEX      |  3 | [cw]R+mB",
        "[crK]--[cu])mQ  | BEX      |  0 | ([crK]--[cu])mQ",
        "[[crK]--[cu])mQ | BEX      |  0 | ([crK]--[cu])mQ",
        "(crK]--[cu])mQ  | BEX      |  1 | ([crK]--[cu])mQ",
        "((crK]--[cu])mQ | BEX      |  1 | ([crK]--[cu])mQ",
        "([crK--[cu])mQ  | BEX      |  5 | ([crK]--[cu])mQ",
        "([crK)--[cu])mQ | BEX      |  5 | ([crK]--[cu])mQ",
        "([crK]--cu])mQ  | BEX      |  8 | ([crK]--[cu])mQ",
        "([crK]--(cu])mQ | BEX      |  8 | ([crK]--[cu])mQ",
        "([crK]--[cu)mQ  | BEX      | 11 | ([crK]--[cu])mQ",
        "([crK]--[cu))mQ | BEX      | 11 | ([crK]--[cu])mQ",
        "([crK]--[cu]mQ  | BEX      | 12 | ([crK]--[cu])mQ",
        "([crK]--[cu]]mQ | BEX      | 12 | ([crK]--[cu])mQ",
        "mK--xo]         | BEX      |  4 | mK--[xo]",
        "mK--(xo]        | BEX      |  4 | mK--[xo]",
        "mK--[xo         | BEX      |  7 | mK--[xo]",
        "mK--[xo)        | BEX      |  7 | mK--[xo]",
        "mW-F)02         | BEX      |  0 | (mW-F)02",
        "[mW-F)02        | BEX      |  0 | (mW-F)02",
        "(mW-F02         | BEX      |  5 | (mW-F)02",
        "(mW-F]02        | BEX      |  5 | (mW-F)02",
        "N+K-K)          | BEX      |  2 | N+(K-K)",
        "N+[K-K)         | BEX      |  2 | N+(K-K)",
        "N+(K-K          | BEX      |  6 | N+(K-K)",
        "N+(K-K]         | BEX      |  6 | N+(K-K)"
      })
  void isShownWhereItsPartnerBelongs(String text, Dialect dialect, int start, String meant) {
    Diagnostic problem = OneProblem.in(text, dialect);
    assertThat(problem.code()).isIn(ProblemCode.UNBALANCED_BRACKET, ProblemCode.UNBALANCED_GROUP);
    assertThat(problem.span().start()).isEqualTo(start);
    assertThat(problem.span()).isEqualTo(Edit.between(text, meant).span());
    assertThat(problem.message())
        .matches("'[\\[(]' is never closed|there is no '[\\[(]' for '[\\])]'");
    assertThat(Suggested.first(problem)).isEqualTo(meant);
  }
}
