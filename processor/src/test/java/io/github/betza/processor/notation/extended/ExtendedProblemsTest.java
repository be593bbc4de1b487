package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.DialectTexts;
import io.github.betza.processor.notation.SameMoves;
import io.github.betza.processor.notation.Suggested;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What EXTENDED reads, and what it offers for one wrong letter. */
class ExtendedProblemsTest extends DialectTexts {
  ExtendedProblemsTest() {
    super(Dialect.EXTENDED, "mcrhqent-x()02yjo");
  }

  @Override
  protected List<String> sound() {
    return List.of(
        "N",
        "K",
        "O",
        "iO",
        "kK",
        "fmWfcF",
        "(fmW)(fcF)",
        "(4,1)",
        "f(4,1)",
        "FtR",
        "WtB",
        "W-F",
        "F-W",
        "W-FF-W",
        "W-rW-lW",
        "Q+K",
        "mRcR+R",
        "frmWxlW",
        "fmFfmFxF",
        "RxebR",
        "mQmKxbK-Q",
        "KxaK",
        "K-bK",
        "KNADKxaKK-bK",
        "W3",
        "W-3",
        "Wx3",
        "Nrf8",
        "Nrf7Nlf7",
        "(FtlF)r0(FtrF)l0",
        "pR",
        "pD",
        "gQ",
        "jR",
        "jD",
        "jjR",
        "qN",
        "zB",
        "oR",
        "R?R",
        "R!R",
        "RdR",
        "RyK",
        "RyaK",
        "o(W-F)",
        "nD-D",
        "W-nD",
        "W-oW",
        "(WF)-(FW)",
        "(WF)2",
        "Nrf0",
        "(WtbW)0",
        "Nrf7+K",
        "W3-F",
        "(fW)-F",
        "W-(rF)",
        "vN",
        "fsN",
        "rfN",
        "fhK",
        "WxebW",
        "FxF2",
        "fQ+K",
        "m(AB)",
        "fm(N(DR))",
        "W-2-F",
        "DxebD",
        "N0xebN0",
        "RxebK0",
        "b((fF)W)-W",
        "W-(jD)0");
  }

  @Override
  protected List<String> mistyped() {
    return List.of(
        "FtR",
        "RtR",
        "N-F",
        "W-rW-lW",
        "mRcR+R",
        "RxebR",
        "Nrf7Nlf7",
        "o(W-F)",
        "(WtbW)0",
        "fm(N(DR))",
        "W-3",
        "RyaK",
        "jjR",
        "(1,3)");
  }

  @Override
  protected List<String> hard() {
    return List.of(
        "N".repeat(10_000),
        "(".repeat(999),
        ")".repeat(999),
        "W-".repeat(499) + "W",
        "Q-a".repeat(300) + "Q",
        "Nrf99".repeat(200),
        "Nrf0".repeat(100),
        "(WFDN)a4".repeat(120),
        "(((((W-2)-2)r2)l2)r2)s2",
        "(".repeat(39) + "W" + ")r2".repeat(39),
        "(".repeat(39) + "W" + ")r0".repeat(39),
        "(".repeat(39) + "WF" + ")t2".repeat(39),
        "W" + "r2".repeat(400),
        "fN" + "-rN".repeat(300),
        "f(K-aK-aK)".repeat(40),
        "Rr99",
        "(RtrB)l0",
        "((WF)(DA)(NC))-".repeat(60) + "W",
        "jW99".repeat(200));
  }

  @Test
  void groupsHaveALimitOfDepth() {
    String notation = "(".repeat(41) + "W" + ")".repeat(41);
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems())
        .extracting(problem -> problem.code().id())
        .containsExactly("nested-too-deeply");
    assertThat(Notations.read(notation.substring(1, 82), Dialect.EXTENDED).problems()).isEmpty();
  }

  /** Prefixes of a group are joined with those before it, which is warned of. */
  @ParameterizedTest
  @CsvSource({
    "m(cW),          W",
    "m(mWcF),        mWF",
    "f(rK),          frK",
    "i(f(bN)f(rW)),  ifbNifrW",
    "j(jR),          jjR",
    "m(Wc(Ff(bN))),  mWFfbN"
  })
  void joinedPrefixesAreWarnedOf(String grouped, String writtenOut) {
    assertThat(joined(grouped).findFirst().orElseThrow().help()).isNotEmpty();
    assertThat(joined(writtenOut)).isEmpty();
    SameMoves.check(grouped, Dialect.EXTENDED, writtenOut, Dialect.EXTENDED);
  }

  private static Stream<Diagnostic> joined(String notation) {
    return Notations.read(notation, Dialect.EXTENDED).problems().stream()
        .filter(problem -> problem.code() == ProblemCode.READ_DIFFERENTLY);
  }

  /** Prefixes of different sorts, or the same ones, say nothing that one might not expect. */
  @ParameterizedTest
  @ValueSource(strings = {"f(mWcF)", "m(fWbF)", "f(fWfF)", "mi(fWlF)", "(mW)(cF)"})
  void otherPrefixesOfGroupsAreNotWarnedOf(String notation) {
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems()).isEmpty();
  }

  /** The letter behind has its half already, so that the one in front of it is too many. */
  @Test
  void offersNoHalfOfAHalf() {
    String offered = "rWbhW-lW";
    assertThat(Notations.read("rWhbhW-lW", Dialect.EXTENDED).problems())
        .singleElement()
        .satisfies(problem -> assertThat(Suggested.texts(problem)).contains(offered));
    assertThat(Notations.read(offered, Dialect.EXTENDED).isSound()).isTrue();
  }
}
