package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of a bracket without its partner the message and the place are those of the bracket. */
class UnpairedBracketTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[F?R            | XBETZA   | [F?R]",
        "[F?R)           | XBETZA   | [F?R]",
        "[W-F            | XBETZA   | [W-F]",
        "[W-F)           | XBETZA   | [W-F]",
        "K[W-B           | XBETZA   | K[W-B]",
        "K[W-B)          | XBETZA   | K[W-B]",
        "m[F?RcF         | XBETZA   | m[F?R]cF",
        "m[F?R)cF        | XBETZA   | m[F?R]cF",
        "N[W?BD          | XBETZA   | N[W?B]D",
        "N[W?B)D         | XBETZA   | N[W?B]D",
        "[paf)3R         | XBETZA   | (paf)3R",
        "[F?sfR          | XBETZA   | [F?sfR]",
        "[F?sfR)         | XBETZA   | [F?sfR]",
        "fN[F?bR         | XBETZA   | fN[F?bR]",
        "fN[F?bR)        | XBETZA   | fN[F?bR]",
        "m(W-FN          | EXTENDED | m(W-FN)",
        "(fmW(fcF)       | EXTENDED | (fmW)(fcF)",
        "(fmW)(fcF       | EXTENDED | (fmW)(fcF)",
        "FtlF)r0         | EXTENDED | (FtlF)r0",
        "(FtlFr0         | EXTENDED | (FtlF)r0",
        "fWF)            | EXTENDED | f(WF)",
        "f(WF            | EXTENDED | f(WF)",
        "m(RBcN          | EXTENDED | m(RB)cN",
        "W-W)(F-F)       | EXTENDED | (W-W)(F-F)",
        "(W-W(F-F)       | EXTENDED | (W-W)(F-F)",
        "(W-W)F-F)       | EXTENDED | (W-W)(F-F)",
        "(W-W)(F-F       | EXTENDED | (W-W)(F-F)",
        "mW-F)*          | BEX      | (mW-F)*",
        "[mW-F)*         | BEX      | (mW-F)*",
        "(mW-F*          | BEX      | (mW-F)*",
        "(mW-F]*         | BEX      | (mW-F)*",
        "cl]R            | BEX      | [cl]R",
        "(cl]R           | BEX      | [cl]R",
        "[clR            | BEX      | [cl]R",
        "[cl)R           | BEX      | [cl]R",
        "mR+crR]         | BEX      | mR+[crR]",
        "mR+(crR]        | BEX      | mR+[crR]",
        "mR+[crR         | BEX      | mR+[crR]",
        "mR+[crR)        | BEX      | mR+[crR]",
        "FmF-R)          | BEX      | F(mF-R)",
        "F[mF-R)         | BEX      | F(mF-R)",
        "F(mF-R          | BEX      | F(mF-R)",
        "F(mF-R]         | BEX      | F(mF-R)",
        "jmW-F)          | BEX      | j(mW-F)",
        "j[mW-F)         | BEX      | j(mW-F)",
        "j(mW-F          | BEX      | j(mW-F)",
        "j(mW-F]         | BEX      | j(mW-F)",
        "W+mW-B)         | BEX      | W+(mW-B)",
        "W+[mW-B)        | BEX      | W+(mW-B)",
        "W+(mW-B         | BEX      | W+(mW-B)",
        "W+(mW-B]        | BEX      | W+(mW-B)",
        "mQ+xwQ]         | BEX      | mQ+[xwQ]",
        "mQ+(xwQ]        | BEX      | mQ+[xwQ]",
        "mQ+[xwQ         | BEX      | mQ+[xwQ]",
        "mQ+[xwQ)        | BEX      | mQ+[xwQ]",
        "cj]A            | BEX      | [cj]A",
        "(cj]A           | BEX      | [cj]A",
        "[cjA            | BEX      | [cj]A",
        "[cj)A           | BEX      | [cj]A",
        "fmF+cj]fA       | BEX      | fmF+[cj]fA",
        "fmF+(cj]fA      | BEX      | fmF+[cj]fA",
        "fmF+[cjfA       | BEX      | fmF+[cj]fA",
        "fmF+[cj)fA      | BEX      | fmF+[cj]fA",
        "mW-F)2          | BEX      | (mW-F)2",
        "[mW-F)2         | BEX      | (mW-F)2",
        "(mW-F2          | BEX      | (mW-F)2",
        "(mW-F]2         | BEX      | (mW-F)2",
        "emW-F)          | BEX      | e(mW-F)",
        "e[mW-F)         | BEX      | e(mW-F)",
        "e(mW-F          | BEX      | e(mW-F)",
        "e(mW-F]         | BEX      | e(mW-F)",
        "(1,4*           | BEX      | (1,4)*",
        "(1,4]*          | BEX      | (1,4)*",
        "mK+ca]K         | BEX      | mK+[ca]K",
        "mK+(ca]K        | BEX      | mK+[ca]K",
        "mK+[caK         | BEX      | mK+[ca]K",
        "mK+[ca)K        | BEX      | mK+[ca]K",
        "cw]R+mB         | BEX      | [cw]R+mB",
        "(cw]R+mB        | BEX      | [cw]R+mB",
        "[cwR+mB         | BEX      | [cw]R+mB",
        "[cw)R+mB        | BEX      | [cw]R+mB",
        "[crK]--[cu])mQ  | BEX      | ([crK]--[cu])mQ",
        "[[crK]--[cu])mQ | BEX      | ([crK]--[cu])mQ",
        "(crK]--[cu])mQ  | BEX      | ([crK]--[cu])mQ",
        "((crK]--[cu])mQ | BEX      | ([crK]--[cu])mQ",
        "([crK--[cu])mQ  | BEX      | ([crK]--[cu])mQ",
        "([crK)--[cu])mQ | BEX      | ([crK]--[cu])mQ",
        "([crK]--cu])mQ  | BEX      | ([crK]--[cu])mQ",
        "([crK]--(cu])mQ | BEX      | ([crK]--[cu])mQ",
        "([crK]--[cu)mQ  | BEX      | ([crK]--[cu])mQ",
        "([crK]--[cu))mQ | BEX      | ([crK]--[cu])mQ",
        "([crK]--[cu]mQ  | BEX      | ([crK]--[cu])mQ",
        "([crK]--[cu]]mQ | BEX      | ([crK]--[cu])mQ",
        "mK--xo]         | BEX      | mK--[xo]",
        "mK--(xo]        | BEX      | mK--[xo]",
        "mK--[xo         | BEX      | mK--[xo]",
        "mK--[xo)        | BEX      | mK--[xo]",
        "mW-F)02         | BEX      | (mW-F)02",
        "[mW-F)02        | BEX      | (mW-F)02",
        "(mW-F02         | BEX      | (mW-F)02",
        "(mW-F]02        | BEX      | (mW-F)02",
        "N+K-K)          | BEX      | N+(K-K)",
        "N+[K-K)         | BEX      | N+(K-K)",
        "N+(K-K          | BEX      | N+(K-K)",
        "N+(K-K]         | BEX      | N+(K-K)"
      })
  void isTheOneThatTheMessageNames(String text, Dialect dialect, String meant) {
    Diagnostic problem = OneProblem.in(text, dialect);
    assertThat(problem.code()).isIn(ProblemCode.UNBALANCED_BRACKET, ProblemCode.UNBALANCED_GROUP);
    assertThat(problem.span().of(text)).matches("[\\[\\]()]");
    assertThat(problem.message())
        .matches(
            "this '[\\[(]' is never closed|'[\\[(]' is never closed|there is no '[\\[(]' for '[\\])]'");
    assertThat(Suggested.first(problem)).isEqualTo(meant);
  }
}
