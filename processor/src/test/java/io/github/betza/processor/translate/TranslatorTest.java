package io.github.betza.processor.translate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.compare.Comparison;
import io.github.betza.processor.work.Work;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class TranslatorTest {
  /** One of so many notations of the conformance data is tried; all would take minutes. */
  private static final int SAMPLED = 5;

  private static String canonical(String notation) {
    return found(Translator.translate(notation, Dialect.XBETZA, Dialect.XBETZA));
  }

  private static String found(Translation translation) {
    assertThat(translation).isInstanceOf(Translation.Found.class);
    return ((Translation.Found) translation).notation();
  }

  static Stream<String> notations() throws IOException {
    try (InputStream data = TranslatorTest.class.getResourceAsStream("/conformance/xbetza.tsv")) {
      List<String> lines = new String(data.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      List<String> all =
          lines.stream().map(line -> line.split("\t", -1)[2]).distinct().sorted().toList();
      return IntStream.range(0, all.size()).filter(i -> i % SAMPLED == 0).mapToObj(all::get);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "WF, K",
    "KWF, K",
    "RB, Q",
    "QN, NQ",
    "WW, R",
    "gafQ, gQ",
    "afF, nA",
    "afafW, nH",
    "fWbW, vW",
    "mRcR, R",
    "fmWfcF, fcFfmW",
    "mafsW, afsW",
    "nN, afsW",
    "afsWafsF, afsK",
    "isO2K, KisO2",
    "zR, zR",
    "jDjA, pK"
  })
  void theCanonicalTextIsTheShortest(String notation, String canonical) {
    assertThat(canonical(notation)).isEqualTo(canonical);
  }

  @ParameterizedTest
  @MethodSource("notations")
  void theCanonicalTextMeansTheSameAndIsItsOwn(String notation) {
    String canonical = canonical(notation);

    assertThat(canonical.length()).isLessThanOrEqualTo(Math.max(notation.length(), 6));
    assertThat(
            Comparison.of(
                Notations.read(notation, Dialect.XBETZA).piece().orElseThrow(),
                Notations.read(canonical, Dialect.XBETZA).piece().orElseThrow(),
                new Work(100_000_000)))
        .matches(Comparison::isEqual);
    assertThat(canonical(canonical)).isEqualTo(canonical);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "N0, N0, N*",
    "R4, W4, R4",
    "fcFfmW, fcFfmW, fcFfmW",
    "afsW, W-F, mW-F",
    "afsF, F-W, mF-W",
    "afsK, K-fsK, nN",
    "nA, nA, nA",
    "[F?R], FtR, FmF-R",
    "[W?B], WtB, WmW-B",
    "gQ, gQ, gQ",
    "cpRmR, pR, cjRmR",
    "caibRmR, RxebRmR, [crR]mR",
    "ADKNcaKmcabK, ADKtbKKxaKN, ADKNcK--KmK--[xo]",
    "cabyafmKmQ, mKxbK-QmQ, [cw]QmQ",
    "mQyafcabmQ, mQmQ-KxbK, [ca]QmQ",
    "fcafmFfmF, fmFfmFxF, fcF-mFfmF",
    "zB, zF, zF",
    "qN, qN, qN",
    "nH, nH, nH"
  })
  void everyDialectHasItsForm(String xbetza, String extended, String bex) {
    List<String> texts = List.of(xbetza, extended, bex);
    List<Dialect> dialects = List.of(Dialect.XBETZA, Dialect.EXTENDED, Dialect.BEX);
    for (int from = 0; from < texts.size(); from++) {
      for (int to = 0; to < texts.size(); to++) {
        Translation translation =
            Translator.translate(texts.get(from), dialects.get(from), dialects.get(to));
        assertThat(found(translation)).isEqualTo(texts.get(to));
      }
    }
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "FX, XBETZA, EXTENDED, '(4,1)'",
    "FX, XBETZA, BEX, '(4,1)'",
    "Q+K, EXTENDED, CLASSIC, gQ",
    "R+R, EXTENDED, CLASSIC, pR",
    "gN*, BEX, CLASSIC, gNN",
    "R-esR-R, EXTENDED, XBETZA, aisafR",
    "[D-Q], XBETZA, XBETZA, [D-R]",
    "RtK, EXTENDED, EXTENDED, RtW",
    "R-esR-fsR, EXTENDED, XBETZA, aisaR",
    "gafQ, XBETZA, CLASSIC, gQ",
    "fmWifmnD, XBETZA, CLASSIC, fmWifmnD",
    "pafpafpafpafR, XBETZA, EXTENDED, R+5",
    "(paf)5R, XBETZA, EXTENDED, RR+3R+4R+5R+6jR",
    "cafcafW, XBETZA, EXTENDED, Wx3",
    "cafcafcafmN, XBETZA, EXTENDED, mNx4",
    "fpafpafR, XBETZA, EXTENDED, fR+3"
  })
  void someFormsAreThereInOtherWords(String notation, Dialect from, Dialect to, String form) {
    assertThat(found(Translator.translate(notation, from, to))).isEqualTo(form);
  }

  /** Nothing stands on the square that the mover left, so a hop over it needs no words. */
  @ParameterizedTest
  @CsvSource({
    "[crK]--mK, BEX, EXTENDED, mKxbK-aK",
    "[crK]--mK, BEX, XBETZA, cabashvmK",
    "[crK]--mK, BEX, BEX, [crK]--mK",
    "KxbK+aK, EXTENDED, EXTENDED, KxbK+aK"
  })
  void whatCanNeverBeMadeNeedsNoWords(String notation, Dialect from, Dialect to, String form) {
    assertThat(found(Translator.translate(notation, from, to))).isEqualTo(form);
  }

  /** What skips the first square of a slide leaps to the second one, and may slide on from it. */
  @ParameterizedTest
  @CsvSource({
    "jR, XBETZA, EXTENDED, DtR",
    "jR, CLASSIC, BEX, DmD-R",
    "jQ, XBETZA, EXTENDED, AtBDtR",
    "jR4, XBETZA, EXTENDED, DtW2",
    "jR3, XBETZA, EXTENDED, DtW",
    "jR2, XBETZA, EXTENDED, D",
    "ijfmR4, XBETZA, BEX, i(fmD-mR2)ifmD",
    "afjR, XBETZA, EXTENDED, R-DtR",
    "DtR, EXTENDED, XBETZA, jR",
    "DtR, EXTENDED, CLASSIC, jR",
    "DtW2, EXTENDED, CLASSIC, jR4",
    "DmD-R, BEX, CLASSIC, jR",
    "[sD?R2], XBETZA, CLASSIC, sjR4",
    "fcAfmA-cB, BEX, XBETZA, fcjB"
  })
  void aSkippedSquareIsALeap(String notation, Dialect from, Dialect to, String form) {
    assertThat(found(Translator.translate(notation, from, to))).isEqualTo(form);
  }

  @ParameterizedTest
  @CsvSource({
    "Q!K, EXTENDED, XBETZA, XBETZA has no form for it: only EXTENDED hops over enemy pieces alone",
    "KisO2, XBETZA, BEX, BEX has no form for it: only XBETZA has castling",
    "FyafsF, XBETZA, CLASSIC, CLASSIC has no form for it: it has moves of several legs",
    "oR, XBETZA, BEX, BEX has no form for it: BEX does not join edges of the board",
    "mQ+[ci], BEX, XBETZA, XBETZA has no form for it: only BEX has imitative captures",
    "mQ--[xiK], BEX, XBETZA, XBETZA has no form for it: only BEX has pieces that immobilise others",
    "mR--[ccD], BEX, XBETZA, XBETZA has no form for it: only BEX has custodial captures",
    "[crK]--[cu], BEX, XBETZA,"
        + " XBETZA has no form for it: only BEX has pieces that capture themselves",
    "[xwQ], BEX, XBETZA,"
        + " XBETZA has no form for it: only BEX swaps the mover with an enemy piece without a"
        + " capture; \"ucW\" of XBETZA captures",
    "jL-W, BEX, XBETZA,"
        + " 'XBETZA has no form for it: it has a leap that needs one of several routes to be free,"
        + " or one hurdle among several squares'",
    "ucW, XBETZA, BEX,"
        + " BEX has no form for it: only XBETZA captures a piece and puts it where the mover came"
        + " from; \"[xwW]\" of BEX does not capture",
    "ucaW, XBETZA, BEX, BEX has no form for it: only XBETZA puts a captured piece on another square",
    "(mW-F)*, BEX, XBETZA, XBETZA has no form for it: XBETZA repeats chains of a single atom only",
    "K?Q, EXTENDED, BEX, BEX has no form for it: BEX does not tell own hurdles from others",
    "KyQ, EXTENDED, BEX,"
        + " BEX has no form for it: only EXTENDED goes on from the last empty square before a piece",
    "daK, XBETZA, BEX, BEX has no form for it: BEX removes no own pieces on the way",
    "kN, XBETZA, BEX,"
        + " BEX has no form for it: only XBETZA has moves that capture nothing but royal pieces",
    "tN, XBETZA, BEX,"
        + " BEX has no form for it: only XBETZA has moves that capture no royal pieces",
    "dN, XBETZA, BEX,"
        + " BEX has no form for it: only XBETZA ends a move with the capture of an own piece",
    "fceF, XBETZA, BEX, BEX has no form for it: only XBETZA captures en passant",
    "inD, XBETZA, BEX,"
        + " BEX has no form for it: only XBETZA and CLASSIC give a right to capture en passant",
    "xaK, XBETZA, BEX, BEX has no form for it: only XBETZA lets another piece make the move",
    "udQ, XBETZA, BEX, BEX has no form for it: only XBETZA puts a captured piece on another square",
    "xK, XBETZA, BEX, BEX has no form for it: only XBETZA borrows the moves of an own piece",
    "ooR, XBETZA, BEX, BEX has no form for it: only XBETZA joins all edges of the board",
    "ojR, XBETZA, EXTENDED,"
        + " EXTENDED has no form for it: only XBETZA and CLASSIC skip the first square of a slide",
    "jRfceF, XBETZA, EXTENDED, EXTENDED has no form for it: only XBETZA captures en passant",
    "fmW*, XBETZA, BEX,"
        + " BEX has no form for it: only XBETZA has slides up to the enemy's half of the board",
    "maisR, XBETZA, BEX,"
        + " BEX has no form for it: BEX has no leg that must be as long as the one before"
  })
  void theReasonNamesWhatIsMissing(String notation, Dialect from, Dialect to, String reason) {
    assertThat(Translator.translate(notation, from, to)).isEqualTo(new Translation.None(reason));
  }

  @Test
  void aChainIsRepeatedInBothHands() {
    assertThat(found(Translator.translate("(mW-F)*", Dialect.BEX, Dialect.EXTENDED)))
        .isEqualTo("(W-flF)fr0(W-frF)fl0");
    assertThat(found(Translator.translate("(W-flF)fr0(W-frF)fl0", Dialect.EXTENDED, Dialect.BEX)))
        .isEqualTo("(mW-F)*");
  }

  @Test
  void whatIsNoMoveIsNoted() {
    assertThat(Translator.translate("yW=Q,R", Dialect.BEX, Dialect.XBETZA))
        .isEqualTo(
            new Translation.Found(
                "W",
                List.of(
                    "that the piece is royal is said in the annotation, with 'royal = true'",
                    "what the piece promotes to is said in BEX only")));
    assertThat(found(Translator.translate("yW=Q,R", Dialect.BEX, Dialect.BEX))).isEqualTo("yW=Q,R");
  }

  @Test
  void wordsOfWhichNobodyIsWarnedAreKept() {
    assertThat(Notations.read("KdR", Dialect.XBETZA).problems()).isNotEmpty();
    assertThat(Translator.translate("dRK", Dialect.XBETZA, Dialect.XBETZA))
        .isEqualTo(new Translation.Found("dRK", List.of()));
  }

  @Test
  void aWrongNotationIsNotTranslated() {
    assertThat(Translator.translate("WE", Dialect.XBETZA, Dialect.BEX))
        .isInstanceOf(Translation.Unreadable.class);
  }

  @Tag("deep")
  @ParameterizedTest
  @CsvSource({
    "mcpaaaR, XBETZA, mcpaaaR",
    "mcpaaaR, EXTENDED, the piece has too many different paths to be put in other words",
    "U, XBETZA, U",
    "U, EXTENDED, only XBETZA has the leap to any square",
    "U, BEX, only XBETZA has the leap to any square",
    "U, CLASSIC, only XBETZA has the leap to any square",
    "gagagaQ, XBETZA, gagagaQ",
    "gagagaQ, EXTENDED, Q+shfK+shfQ+shfK",
    "gagagaQ, BEX, no words were found for one of its paths",
    "gagagaQ, CLASSIC, it has moves of several legs",
    "v(daa)3R, XBETZA, v(daa)3R",
    "v(daa)3R, BEX, BEX removes no own pieces on the way"
  })
  @Timeout(60)
  void largePiecesGetAnAnswer(String notation, Dialect to, String answer) {
    assertThat(Translator.translate(notation, Dialect.XBETZA, to))
        .isIn(
            new Translation.Found(answer, List.of()),
            new Translation.None(to + " has no form for it: " + answer));
  }

  @ParameterizedTest
  @CsvSource({"aaaaaK, TOO_MANY_PATHS", "afaaaaaK, TOO_MANY_PATHS", "oooooN, REPEATED_MODIFIER"})
  void whatCannotBeReadIsNotTranslated(String notation, ProblemCode problem) {
    for (Dialect to : Dialect.values()) {
      assertThat(Translator.translate(notation, Dialect.XBETZA, to))
          .isInstanceOfSatisfying(
              Translation.Unreadable.class,
              unreadable ->
                  assertThat(unreadable.reading().problems())
                      .extracting(Diagnostic::code)
                      .containsExactly(problem));
    }
  }

  /** Where nothing may be compared any more, a notation still says the same in its own dialect. */
  @ParameterizedTest
  @CsvSource({"F-WW-F, EXTENDED, BEX", "WWFF, XBETZA, CLASSIC", "mW-FmF-W, BEX, EXTENDED"})
  void exhaustionIsAnAnswer(String notation, Dialect from, Dialect other) {
    assertThat(translatedWithoutWork(notation, from, from))
        .isEqualTo(new Translation.Found(notation, List.of()));
    assertThat(translatedWithoutWork(notation, from, other))
        .isEqualTo(
            new Translation.None(
                other
                    + " has no form for it: the piece has too many different paths to be put in"
                    + " other words"));
  }

  private static Translation translatedWithoutWork(String notation, Dialect from, Dialect to) {
    return Translator.translate(notation, Notations.read(notation, from), from, to, new Work(0));
  }

  @ParameterizedTest
  @EnumSource
  void anyTextGetsAnAnswer(Dialect to) {
    for (String text : List.of("", "(", "[", "aaaa", "\u0000", "K".repeat(2_000), "W{")) {
      for (Dialect from : Dialect.values()) {
        assertThat(Translator.translate(text, from, to)).isInstanceOf(Translation.Unreadable.class);
      }
    }
  }
}
