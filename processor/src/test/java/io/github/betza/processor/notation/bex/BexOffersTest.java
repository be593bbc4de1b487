package io.github.betza.processor.notation.bex;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.Suggestion;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.OneWrongLetter;
import io.github.betza.processor.notation.Suggested;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever BEX offers for a mistake can be read. */
class BexOffersTest {
  private static final OneWrongLetter CHECK =
      new OneWrongLetter(Dialect.BEX, "mcrhqent-x()[]+*02=,");

  @Tag("deep")
  @ParameterizedTest
  @ValueSource(
      strings = {
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
        "fh(mN-K)"
      })
  void offersForOneWrongLetterCanBeRead(String notation) {
    CHECK.checkOffers(notation);
  }

  /** How a piece is reached stands in the brackets, and not behind them. */
  @ParameterizedTest
  @CsvSource({"[xi]K, [xiK]", "[cr]fW, [crfW]", "mR--[cc]D, mR--[ccD]", "[xw]Q+mK, [xwQ]+mK"})
  void offersToPutAMoveIntoTheBrackets(String notation, String offer) {
    Diagnostic problem = OneProblem.in(notation, Dialect.BEX);
    assertThat(Suggested.first(problem)).isEqualTo(offer);
    assertThat(Notations.read(offer, Dialect.BEX).problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "(mW0-F)*;       (mW-F)*",
        "(mfW=Q);        (mfW)=Q",
        "mfW(=Q);        mfW=Q",
        "fW-bW;          fW--bW",
        "mfW(=Q)+cfF;    mfW+cfF=Q",
        "mfW+(cfF=Q,R);  mfW+(cfF)=Q,R",
        "F(mF-R;         F(mF-R)",
        "F(mF-R0;        F(mF-R)",
        "F(mF-R];        F(mF-R)",
        "F([mF-R);       F(mF-R)",
        "(WF)+[crK0+mQ;  (WF)+[crK]+mQ",
        "[crK+mQ;        [crK]+mQ",
        "[crK)+mQ;       [crK]+mQ",
        "fmF+hcj]fA;     fmF+[cj]fA",
        "h1,3);          (1,3)",
        "F(,mF-R);       F(mF-R)",
        "F(=mF-R);       F(mF-R)",
        "mR+,cpR;        mR+cpR",
        "mrW--xo];       mrW--[xo]",
        "mW+A-+D;        mW+A+D",
        "=fW=Q;          fW=Q",
        "fW==Q;          fW=Q",
        "fW=,Q;          fW=Q",
        "fW=Q=R;         fW=Q,R",
        "[cr(K]);         [cr(K)]",
        "mQ+([crK)]--[cu]; mQ+([crK])--[cu]",
        "[crK,];         [crK]",
        "(3,-2);         (3,2)",
        "(-3,2);         (3,2)",
        "K(4.1)D;        K(4,1)D",
        "(41);           (4,1)",
        "mfW=q,r,b,n;    mfW=Q,R,B,N",
        "mfW=Q/R/B/N;    mfW=Q,R,B,N",
        "mfW=Q|R|B|N;    mfW=Q,R,B,N",
        "mfW=(Q,R,B,N);  mfW=Q,R,B,N",
        "mfW=Q+cfF=Q;    mfW+cfF=Q",
        "fmW=Q,cfF=Q;    fmW+cfF=Q",
        "mfW=Q,R+cfF=Q,R; mfW+cfF=Q,R",
        "mfW->Q;         mfW=Q",
        "mfW=>Q;         mfW=Q",
        "(mW-F*;         (mW-F)*",
        "(4,1*;          (4,1)*",
        "mW-F)*;         (mW-F)*",
        "K+mW-F)2;       K+(mW-F)2",
        "2W;             W2",
        "3W+F;           W3+F",
        "02fW;           fW02",
        "3(mW-F);        (mW-F)3",
        "F(mF-)R;        F(mF-R)",
        "mN\u2014N;      mN--N",
        "mN\u2014N;      mN-N",
        "mN\u2015N;      mN--N"
      })
  void whatIsMeantIsOffered(String wrong, String right) {
    List<Diagnostic> problems = Notations.read(wrong, Dialect.BEX).problems();
    assertThat(problems).hasSize(1);
    assertThat(Suggested.texts(problems.get(0))).contains(right);
    assertThat(Notations.read(right, Dialect.BEX).isSound()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"mfW=Q;R;B;N, 'mfW=Q,R,B,N'", "K(4;1)D, 'K(4,1)D'"})
  void semicolonsAreCommas(String wrong, String right) {
    assertThat(Notations.read(wrong, Dialect.BEX).problems())
        .extracting(Suggested::first)
        .containsExactly(right);
  }

  /** A leg that is missing is not offered to be forgotten. */
  @ParameterizedTest
  @CsvSource({"mF-, mF-F", "-mW, W-mW"})
  void aMissingLegIsAskedFor(String wrong, String example) {
    List<Diagnostic> problems = Notations.read(wrong, Dialect.BEX).problems();
    assertThat(problems).hasSize(1);
    assertThat(Suggested.texts(problems.get(0))).contains(example);
    assertThat(Notations.read(example, Dialect.BEX).isSound()).isTrue();
  }

  @Test
  void castlingIsLeftToXbetza() {
    assertThat(Notations.read("KisO2", Dialect.BEX).problems().get(0).help())
        .contains("for castling set dialect = Dialect.XBETZA");
  }

  /** Of two mistakes each can be mended without the other. */
  @ParameterizedTest
  @ValueSource(strings = {"wF+nnR", "mmW+ccF", "R2*+B3*", "W1+F1"})
  void mistakesAreMendedOneByOne(String wrong) {
    assertThat(Notations.read(wrong, Dialect.BEX).problems())
        .hasSize(2)
        .allSatisfy(problem -> assertThat(problem.help()).isNotEmpty());
  }

  /** What could be read would be another move: what is meant is too large. */
  @ParameterizedTest
  @ValueSource(
      strings = {"(K--K--K--K--K--K", "e((R8+B8+N8+R7+B7)--(R8+B8+N8+R7+B7)--(R8+B8+N8+R7+B7)"})
  void noSignIsOfferedInPlaceOfAnother(String wrong) {
    List<Diagnostic> problems = Notations.read(wrong, Dialect.BEX).problems();
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).help()).isEqualTo("write ')' where it ends");
  }

  /** Where nothing can be offered, the help says what is expected. */
  @Test
  void whatCannotBeMendedIsExplained() {
    for (String wrong : List.of("(", "[", "]", "mm", "+", "W,-", "(W-+F", "[crK=+]")) {
      List<Diagnostic> problems = Notations.read(wrong, Dialect.BEX).problems();
      assertThat(problems).as(wrong).hasSize(1);
      assertThat(problems.get(0).help()).as(wrong).isNotEmpty().doesNotContain("write \"");
    }
  }

  /** A letter stands in front of it, but belongs to another one. */
  @ParameterizedTest
  @CsvSource({
    "frhN,     fr, rhfN, for the half of 'r'",
    "bbhN,     bb, bhN, for the half of 'b'",
    "mW--sfhK, sf, mW--fhsK, for the half of 'f'"
  })
  void namesTheLettersThatBelongTogetherInFrontOfAnH(
      String notation, String joined, String text, String reason) {
    Diagnostic problem = Notations.read(notation, Dialect.BEX).problems().get(0);
    assertThat(problem.message())
        .isEqualTo("'h' has no direction to halve, because \"" + joined + "\" before it is a pair");
    assertThat(problem.advice().suggestions()).contains(new Suggestion(text, reason));
  }
}
