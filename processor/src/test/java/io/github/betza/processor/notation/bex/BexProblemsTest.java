package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.DialectTexts;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What BEX reads, and what it offers for one wrong letter. */
class BexProblemsTest extends DialectTexts {
  BexProblemsTest() {
    super(Dialect.BEX, "mcrhqent-x()[]+*02=,");
  }

  @Override
  protected List<String> sound() {
    return List.of(
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
        "(0,0)",
        "W4W02",
        "mW+W02",
        "mR+cpR",
        "K+(DAN)+(K-K)+[crK]+(mK--[xo])",
        "imfW2+mfW+cfF=Q,R,B,N",
        "mQ+[cw]Q",
        "W+iW2",
        "mfW=RN",
        "mfW=Q,RN,BN",
        "mfW=mQcN",
        "mfW=WF",
        "gQ+pQ");
  }

  @Override
  protected List<String> mistyped() {
    return List.of(
        "F(mF-R)",
        "mR+cpR",
        "fmF+[cj]fA",
        "(DAN)+(K-K)+[crK]+(mK--[xo])",
        "(mW-F)*",
        "W03",
        "mQ--[xiK]",
        "imfW2+cfF=Q,R",
        "e(mW-F)",
        "[xwQ]",
        "mR--[ccD]",
        "(1,3)",
        "mW--sW",
        "fh(mN-K)");
  }

  @Override
  protected List<String> hard() {
    return Stream.of(
            "N", "(", "[cr", "(mK--K)*", "W-", "[cj](1,35)", "f(K-K)", "e(K-K--K)", "(WF)-")
        .flatMap(part -> IntStream.of(5, 40, 1_000 / part.length(), 1_000).mapToObj(part::repeat))
        .flatMap(text -> Stream.of(text, text + "K)]"))
        .toList();
  }

  @Test
  void twoImmobilisationsBehindOneMoveAreBothBehindIt() {
    assertThat(Notations.read("mQ--([xiK]+[xiD])", Dialect.BEX).problems())
        .extracting(problem -> problem.code().id())
        .doesNotContain("immobilizes-always");
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
}
