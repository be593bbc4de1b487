package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.Reading;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What EXTENDED refuses, and what it warns of: the code, and the letters it points at. */
class ExtendedProblemsTest {

  @ParameterizedTest
  @CsvSource({
    "'',          empty-notation, 0, 0",
    "K{,          unknown-character, 1, 2",
    "'W F',       unknown-character, 1, 2",
    "'(4, 1)',    malformed-leap, 0, 6",
    "[F?R],       other-dialect, 0, 1",
    "W--F,        misplaced-operator, 2, 3",
    "N*,          other-dialect, 1, 2",
    "'fmW=Q',     other-dialect, 3, 4",
    "'W,F',       other-dialect, 1, 2",
    "WE,          unknown-atom, 1, 2",
    "fU,          unknown-atom, 1, 2",
    "Kmw,         missing-atom, 1, 3",
    "fm,          missing-atom, 0, 2",
    "(Wf)F,       missing-atom, 2, 3",
    "3N,          exponent-without-atom, 0, 1",
    "W(m3),       exponent-without-atom, 3, 4",
    "W03,         misplaced-range, 1, 3",
    "W003,        misplaced-range, 1, 4",
    "W0100,       range-too-large, 1, 5",
    "W100,        range-too-large, 1, 4",
    "Wx100,       range-too-large, 2, 5",
    "W1,          redundant-range, 1, 2",
    "R0,          redundant-range, 1, 2",
    "qN8,         redundant-range, 0, 1",
    "qN1,         modifier-without-effect, 0, 1",
    "R4,          slider-with-exponent, 1, 2",
    "fQ3,         slider-with-exponent, 2, 3",
    "(WF,         unbalanced-group, 0, 1",
    "WF),         unbalanced-group, 2, 3",
    "W(),         empty-group, 1, 3",
    "(4),         malformed-leap, 0, 3",
    "(0,          malformed-leap, 0, 2",
    "'(0,0)',     malformed-leap, 0, 5",
    "'(4,-1)',    malformed-leap, 0, 6",
    "'(36,1)',    malformed-leap, 0, 6",
    "Ft,          missing-operand, 1, 2",
    "(F-f)R,      missing-operand, 2, 4",
    "-F,          operator-without-leg, 0, 1",
    "W(xF),       operator-without-leg, 2, 3",
    "Wr-F,        misplaced-operator, 2, 3",
    "W-xF,        misplaced-operator, 2, 3",
    "Nr-3,        misplaced-operator, 2, 3",
    "m-F,         operator-without-leg, 1, 2",
    "Wr-,         misplaced-operator, 2, 3",
    "FmtR,        misplaced-operator, 2, 3",
    "Nq-F,        misplaced-operator, 2, 3",
    "N--,         misplaced-operator, 2, 3",
    "Q(,          unbalanced-group, 1, 2",
    "Grasshopper, piece-name, 0, 11",
    "W-0,         never-ends, 1, 3",
    "(WxF)x0,     never-ends, 5, 7",
    "W-mF,        modality-inside-chain, 2, 3",
    "W-(cF),      modality-inside-chain, 3, 4",
    "(kW)-F,      modality-inside-chain, 1, 2",
    "Wm3,         modality-inside-chain, 1, 2",
    "(fW-F)-W,    directions-inside-chain, 1, 2",
    "(fW)r3,      directions-inside-chain, 4, 6",
    "W-gQ,        modifier-needs-one-atom, 2, 3",
    "gW-F,        modifier-needs-one-atom, 0, 1",
    "W-jR,        modifier-needs-one-atom, 2, 3",
    "W-j(R),      modifier-needs-one-atom, 2, 3",
    "W-jN0,       modifier-needs-one-atom, 2, 3",
    "(jQ)-W,      modifier-needs-one-atom, 1, 2",
    "W-n(F-F),    modifier-needs-one-atom, 2, 3",
    "Wg3,         modifier-needs-one-atom, 1, 2",
    "W-O,         null-move-in-chain, 2, 3",
    "O3,          null-move-in-chain, 0, 1",
    "eR,          equal-without-leg, 0, 1",
    "RxebN,       undefined-combination, 2, 3",
    "WxebD,       undefined-combination, 2, 3",
    "jD0,         undefined-combination, 0, 1",
    "gD0,         undefined-combination, 0, 1",
    "W-jD0,       undefined-combination, 2, 3",
    "W-jD-3,      undefined-combination, 2, 3",
    "qN-3,        undefined-combination, 0, 1",
    "fRtrR,       selection-unclear, 0, 1",
    "f(Q-Q)Wf-rR, misplaced-operator, 8, 9",
    "fK-aK-aK-aK-aK, too-many-paths, 0, 14",
    "K-aK-aK-aK-aK-aK, too-many-paths, 0, 16",
    "(WF)a0,      too-many-paths, 4, 6",
    "Wa0,         too-many-paths, 1, 3",
    "(WFDA)9,     too-many-paths, 6, 7",
    "N-r99-r99,   too-many-legs, 5, 9",
    "nN,          lame-oblique, 0, 1",
    "j(4,         malformed-leap, 1, 3",
    "W-jN,        lame-oblique, 2, 3",
    "jW,          modifier-not-for-atom, 0, 1",
    "W-jW,        modifier-not-for-atom, 2, 3",
    "gN,          modifier-not-for-atom, 0, 1",
    "pF,          modifier-not-for-atom, 0, 1",
    "cO,          modifier-not-for-atom, 0, 1",
    "c(OW),       modifier-not-for-atom, 2, 3",
    "j(OD),       modifier-not-for-atom, 0, 1",
    "uK,          unknown-modifier, 0, 1",
    "W-wF,        unknown-modifier, 2, 3",
    "mmW,         repeated-modifier, 1, 2",
    "ooR,         repeated-modifier, 1, 2",
    "hK,          lonely-h, 0, 1",
    "hhK,         lonely-h, 0, 2",
    "pnR,         contradictory-modifiers, 1, 2",
    "n(jD),       read-differently, 2, 3",
    "j(nD),       read-differently, 2, 3",
    "n(njD),      read-differently, 2, 4",
    "p(fgR),      read-differently, 2, 4",
    "m(cW),       read-differently, 2, 3",
    "f(bW),       read-differently, 2, 3",
    "mcN,         redundant-modifier, 1, 2",
    "ffW,         redundant-modifier, 1, 2",
    "aW,          redundant-modifier, 0, 1",
    "fblrW,       redundant-modifier, 0, 4",
    "vsK,         redundant-modifier, 0, 2",
    "frfrK,       redundant-modifier, 2, 4",
    "nW,          modifier-without-effect, 0, 1",
    "mpR,         modifier-without-effect, 1, 2",
    "jjD,         modifier-without-effect, 0, 2",
    "fhF,         modifier-without-effect, 1, 2",
    "fO,          modifier-without-effect, 0, 1",
    "mO,          modifier-without-effect, 0, 1",
    "FyafsF,      read-differently, 2, 5",
    "mafsW,       read-differently, 1, 4",
    "cafW,        read-differently, 1, 3",
    "NN,          redundant-move, 1, 2",
    "KW,          redundant-move, 1, 2",
    "RW,          redundant-move, 1, 2",
    "W3W0,        redundant-move, 0, 2",
    "iWW,         redundant-move, 0, 2",
    "W-FW-F,      redundant-move, 3, 6",
    "f(lW-F),     read-differently, 2, 3",
    "'b((fF)(fN))-W', selection-empty, 0, 1",
    "f((bF)-rW),  selection-empty, 0, 1"
  })
  void oneMistakeIsOneProblem(String notation, String code, int start, int end) {
    Diagnostic problem =
        OneProblem.only(Notations.read(notation, Dialect.EXTENDED).problems(), code, start, end);
    assertThat(problem.help()).isNotEmpty();
    assertThat(problem.message()).doesNotEndWith(".");
  }

  @Test
  void groupsHaveALimitOfDepth() {
    String notation = "(".repeat(41) + "W" + ")".repeat(41);
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems())
        .extracting(problem -> problem.code().id())
        .containsExactly("nested-too-deeply");
    assertThat(Notations.read(notation.substring(1, 82), Dialect.EXTENDED).problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "hfN, fhN",
    "nN,   W-F",
    "nN, F-W",
    "jN, W+F",
    "nL, W-W-F",
    "nL, F-W-W",
    "jL, W+F",
    "jL, F+W",
    "jJ, W+F",
    "'n(1,5)', W-F",
    "NN, N0",
    "R4, W4",
    "B2, F2",
    "Q9, K9",
    "Wr-F, W-rF",
    "W - F, W-F",
    "'(4, 1)', '(4,1)'",
    "FmtR, mFtR",
    "fFmtR, fmFtR",
    "(W(fFmtR)), (W(fmFtR))",
    "RbexR, RxbeR",
    "W-xF, W-F",
    "Wm-3, mW-3",
    "N-x, N",
    "N--, N",
    "(N--)F, (N)F",
    "Wr-, W",
    "W--F, W-F",
    "W---F, W-F",
    "W--rF, W-rF",
    "Q(, Q",
    "W-(rW-lW, W-rW-lW",
    "W(), W",
    "Wt(), W",
    "W03, W-3",
    "'(0,0)', O",
    "'(4,-1)', '(4,1)'",
    "(WF, (WF)",
    "WF), WF",
    "[F?R], FtR",
    "W-02, W-2",
    "Nr03, Nr3",
    "Wt03, Wt3",
    "W-jR, R+R",
    "W-rjR, R+R",
    "W-jW0, R+R",
    "W-jN0, R+R",
    "(jQ)-W, R+R",
    "W-j(B), R+R",
    "W-jW3, R+R",
    "W-jrR, R+R",
    "W-jD0, D0+D0",
    "W-jD0, (jD)0",
    "jH0, D0+D0",
    "pD0, (jD)0",
    "gA0, D0+D0",
    "pN, W-F",
    "pN, F+W",
    "pC, W+F",
    "'g(0,4)0', D0+D0",
    "jjL, L",
    "jjD, D"
  })
  void helpOffersANotationThatCanBeRead(String notation, String offer) {
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems().get(0).help())
        .contains("\"" + offer + "\"");
    assertThat(Notations.read(offer, Dialect.EXTENDED).problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"gK", "gW", "gF", "gN", "gD", "g(4,1)"})
  void hopOfSingleStepsIsAChain(String notation) {
    assertThat(Notations.read(notation, Dialect.EXTENDED).problems().get(0).message())
        .contains("\"K+K\"");
    assertThat(Notations.read("K+K", Dialect.EXTENDED).problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
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
        "W-(jD)0"
      })
  void soundNotationsHaveNoProblems(String notation) {
    Reading reading = Notations.read(notation, Dialect.EXTENDED);
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.piece()).isPresent();
  }

  @Test
  void letterProblemsOfAllTermsAreReportedInTheOrderOfTheLetters() {
    List<String> codes =
        Notations.read("hKR4W-mF", Dialect.EXTENDED).problems().stream()
            .map(problem -> problem.code().id())
            .toList();
    assertThat(codes).containsExactly("lonely-h", "slider-with-exponent", "modality-inside-chain");
  }

  @Test
  void garbageIsAnsweredQuickly() {
    List<String> garbage =
        List.of(
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
    for (String notation : garbage) {
      Reading reading =
          Assertions.assertTimeoutPreemptively(
              Duration.ofSeconds(60), () -> Notations.read(notation, Dialect.EXTENDED), notation);
      assertThat(reading.problems()).as(notation).hasSizeLessThan(22);
    }
  }

  @Tag("deep")
  @Test
  void everyStringIsReadWithoutAnException() {
    Random random = new Random(3);
    String letters = "abcdefghijklmnopqrstuvxyzWFDNAHCLZJGKRBQOUI0123789*[]()()()--++?!,= \u00e9\t";
    String likely = "WFNKRQmcfrlbsat-+x()230";
    for (int i = 0; i < 30_000; i++) {
      String alphabet = i % 3 == 0 ? letters : likely;
      StringBuilder notation = new StringBuilder();
      int length = random.nextInt(14);
      for (int j = 0; j < length; j++) {
        notation.append(alphabet.charAt(random.nextInt(alphabet.length())));
      }
      Reading reading = Notations.read(notation.toString(), Dialect.EXTENDED);
      boolean errors = reading.problems().stream().anyMatch(Diagnostic::isError);
      assertThat(reading.piece().isEmpty()).as(notation.toString()).isEqualTo(errors);
      for (Diagnostic problem : reading.problems()) {
        assertThat(problem.span().end()).isLessThanOrEqualTo(notation.length());
      }
    }
  }
}
