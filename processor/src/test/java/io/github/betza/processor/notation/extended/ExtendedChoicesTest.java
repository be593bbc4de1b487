package io.github.betza.processor.notation.extended;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.SameMoves;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the text leaves open, and the grammar decides: see the Javadoc of {@link Extended}. */
class ExtendedChoicesTest {

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "mFtR,    mFyafsmF",
    "cFtR,    cFyafscF",
    "fFtR,    fFfryaflFflyafrF",
    "D-D,     afD",
    "WtlW,    WalW",
    "RtrR,    RarR",
    "R-bR,    abR",
    "KtK,     KafK",
    "WxaW,    caWcabW",
    "RxR,     cafR",
    "R?R,     tpafR",
    "RdR,     cdafR",
    "Wd2,     cdafW",
    "Wx3,     cafcafW",
    "B+B,     pafB",
    "fQ+K,    fgQ",
    "fK-bK,   fmabK",
    "fQxebQ,  fcaibQ",
    "vsK,     K",
    "KxvsK,   caKcabK",
    "rlN,     sN",
    "jjW3,    WmpafWmpafmpafW",
    "jW3,     pafWpafafWafpafW",
    "jW-3,    pafafWafpafW",
    "gW3,     pafWafpafW",
    "pW2,     mW2pafcW",
    "jI,      pafafWafpafW",
    "nD,      afW",
    "nD-D,    afafafW",
    "iW2,     iW2",
    "oW-W,    oafoW",
    "W-oW,    afoW",
    "N-bN,    mabN",
    "fo(W-F), fomafsoW",
    "roR-R,   romafoR",
    "WxebW,   cabW",
    "RxebR,   caibR",
    "Wr0,     WarWararW",
    "(WtbW)0, W",
    "frN,     frN"
  })
  void theseAreTheSameInXBetza(String extended, String xbetza) {
    SameMoves.check(xbetza, Dialect.XBETZA, extended, Dialect.EXTENDED);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "(F-rF)-lF,   F-rF-lF",
    "(WF)-(FW),   W-FW-WF-FF-W",
    "(fW)-F,      fW-F",
    "W-(rF),      W-rF",
    "r(W-(bF)),   rW-bF",
    "f(WN),       fWfN",
    "(W2)3,       W6",
    "(W-2)2,      W-2W-4",
    "(FxF)2,      FxFFxF-FxF",
    "Nrf7,        Nrf0",
    "N-(FtR),     N-FN-F-R",
    "F-(W3)rs2,   F-W3F-W3-rsW3",
    "v(fW),       vfW",
    "m(cW),       mcW",
    "f(rW),       fWrW",
    "f(rN),       frN",
    "f(m(rN)),    fmNrmN",
    "m(cWfF),     mcWmfF",
    "f(lW-F),     flW-F",
    "j(jR),       jjR",
    "(jR)(jR),    jR",
    "n(jD),       njD",
    "jjN0,        jjN17",
    "Rxeb2,       RxebR",
    "D-n3,        D-nD-nD",
    "Dj2,         DtjD",
    "Wo3,         WtoWtoW",
    "fRtB,        (fR)tB",
    "fR-B,        (fR)-B",
    "fBtR,        (frB)tflR(flB)tfrR",
    "frB-R,       (frB)-frR",
    "fB+R,        (frB)+flR(flB)+frR",
    "vR-bR,       (vR)-bR",
    "fW3-F2,      (fW3)-F2",
    "njD,         nDjD",
    "njH,         nHjH",
    "fnjD,        fnDfjD",
    "nj(DA),      nDjDnAjA",
    "n(nD),       nD",
    "pgR,         pRgR",
    "qzN,         qNzN",
    "W-lrF,       W-lFW-rF"
  })
  void theseAreTheSameInExtended(String one, String other) {
    SameMoves.check(one, Dialect.EXTENDED, other, Dialect.EXTENDED);
  }

  @Test
  void aSlideInsideOfAChainIsOneLeg() {
    assertThat(Position.from("a1").own("a3", "b1").moves("W3-F")).isEqualTo("b3");
    assertThat(Position.from("a1").own("b1").moves("W3+F")).isEqualTo("c2");
    assertThat(Notations.read("W3", Dialect.EXTENDED).piece().orElseThrow())
        .isEqualTo(SameMoves.piece("W3", Dialect.XBETZA));
  }

  @Test
  void aCurveInsideOfAChainIsOneLegToo() {
    assertThat(Position.from("a4").moves("Nrf7+K")).isEmpty();
    assertThat(Position.from("a4").own("b6").moves("Nrf7+K")).contains("c7").doesNotContain("d7");
    assertThat(Position.from("a4").own("d7").moves("Nrf7+K")).contains("e8");
  }

  @Test
  void aSlideToTheEdgeHasNoSquareToSplitOn() {
    assertThat(Position.from("a1").moves("RyaW")).isEmpty();
    assertThat(Position.from("a1").hole("a5").moves("RyaW")).isEmpty();
    assertThat(Position.from("a1").own("a5").moves("RyaW")).isEqualTo("a3 b4");
  }

  @Test
  void aGroupWithoutExponentIsWrittenOutAndMayEndTheMoveInside() {
    assertThat(Position.from("a1").own("c2", "b3").moves("(FtR)-F"))
        .isEqualTo(Position.from("a1").own("c2", "b3").moves("FtR-F"))
        .isEqualTo("b2");
  }

  @Test
  void lettersInFrontOfAChainSelectByWhereItLeads() {
    assertThat(Position.from("d4").moves("f(W-F)")).isEqualTo("c6 e6");
    assertThat(Position.from("d4").moves("fr(W-F)")).isEqualTo("f5");
    assertThat(Position.from("d4").moves("rf(W-F)")).isEqualTo("e6");
    assertThat(Position.from("d4").moves("(fW)-F")).isEqualTo("c6 e6");
    assertThat(Position.from("d4").moves("(fW)-fF")).isEqualTo("c6 e6");
  }

  @Test
  void lettersInFrontOfAChainSelectByTheStepsAlsoOverTheEdge() {
    assertThat(Position.from("h4").moves("fro(W-F)")).isEqualTo("b5");
    assertThat(Position.from("h4").moves("lo(W-F)")).isEqualTo("f3 f5");
    assertThat(Position.from("h4").enemy("a4").moves("frmo(WxlW)")).isEqualTo("a5xa4");
  }

  @Test
  void aLeapWithALetterForItsWayDoesNotPassOverAHole() {
    assertThat(Position.from("a1").hole("c1").moves("nrI")).isEmpty();
    assertThat(Position.from("a1").hole("c1").moves("prI")).isEmpty();
    assertThat(Position.from("a1").hole("c1").own("b1").moves("jrI")).isEmpty();
    assertThat(Position.from("a1").own("b1").moves("jrI")).isEqualTo("d1");
    assertThat(Position.from("a1").hole("c1").moves("rI")).isEqualTo("d1");
  }

  @Test
  void aSlideRoundTheBoardEndsWhereItBegan() {
    assertThat(Position.from("b3").moves("o((rW)-bR)")).isEqualTo("a3 b3 c3 d3 e3 f3 g3 h3");
    // A rook that went on would come to the square of the mover again, and hop over it.
    assertThat(Position.from("b3").moves("o((rW)-bR+W)")).isEmpty();
    assertThat(Position.from("b3").own("e3").moves("o((rW)-bR+W)")).isEqualTo("d3");
  }
}
