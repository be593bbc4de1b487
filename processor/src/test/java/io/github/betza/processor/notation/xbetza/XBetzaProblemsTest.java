package io.github.betza.processor.notation.xbetza;

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

/** What XBetza refuses, and what it warns of: the code, and the letters it points at. */
class XBetzaProblemsTest {

  @ParameterizedTest
  @CsvSource({
    "'',          empty-notation, 0, 0",
    "knight,      piece-name, 0, 6",
    "Rook,        piece-name, 0, 4",
    "[WF],        missing-joiner, 2, 3",
    "t[FR],       missing-joiner, 3, 4",
    "[FfsR],      missing-joiner, 2, 5",
    "R[3-5],      bracket-without-legs, 1, 6",
    "[],          bracket-without-legs, 0, 2",
    "W[F],        bracket-without-legs, 1, 4",
    "[FX],        bracket-without-legs, 0, 4",
    "[cu]N,       bracket-without-legs, 0, 4",
    "[F?R,        unbalanced-bracket, 0, 1",
    "F?R],        other-dialect, 1, 2",
    "W],          unbalanced-bracket, 1, 2",
    "[W-[F?R]],   nested-bracket, 3, 4",
    "[F??R],      missing-leg, 3, 4",
    "[?F-R],      missing-leg, 1, 2",
    "[F?R-],      missing-leg, 4, 5",
    "[F?fs-R],    missing-atom, 3, 5",
    "[F?R-fs],    missing-atom, 5, 7",
    "[F?R]3,      range-behind-bracket, 5, 6",
    "[F?R]*,      range-behind-bracket, 5, 6",
    "[3F?R],      misplaced-range, 1, 2",
    "[F?*R],      misplaced-star, 3, 4",
    "[F?R*],      undefined-combination, 4, 5",
    "[F+R],       other-dialect, 2, 3",
    "[F? R],      unknown-character, 3, 4",
    "[F?E],       unknown-atom, 3, 4",
    "[F?wR],      unknown-modifier, 3, 4",
    "w[F?R],      unknown-modifier, 0, 1",
    "[F-XR],      misplaced-extension, 3, 4",
    "[F?afsR],    legs-in-bracket, 3, 4",
    "ma[F?R],     legs-in-bracket, 1, 2",
    "[F-U],       atom-without-legs, 3, 4",
    "[KX-R],      undefined-combination, 2, 3",
    "p[F?R],      modifier-on-wrong-leg, 0, 1",
    "n[F?R],      modifier-on-wrong-leg, 0, 1",
    "[yF?R],      modifier-on-wrong-leg, 1, 2",
    "[F-yR],      modifier-on-wrong-leg, 3, 4",
    "[gQ-R],      modifier-on-wrong-leg, 1, 2",
    "[iF?R],      modifier-on-wrong-leg, 1, 2",
    "[qF?R],      modifier-on-wrong-leg, 1, 2",
    "[F?hrR],     modifier-on-wrong-leg, 3, 5",
    "[F?hR],      lonely-h, 3, 4",
    "[F?ssR],     redundant-modifier, 4, 5",
    "[F?fsfsR],   redundant-modifier, 5, 7",
    "[cF?R],      stop-after-modifier, 1, 2",
    "[pF?R],      stop-after-modifier, 1, 2",
    "[mF?R],      redundant-modifier, 1, 2",
    "c[F-mR],     modifier-without-effect, 0, 1",
    "[F?qsR],     redundant-modifier, 3, 4",
    "[F?sqR],     redundant-modifier, 4, 5",
    "[F?qqR],     redundant-modifier, 4, 5",
    "[W-iF],      modifier-without-effect, 3, 4",
    "hr[R-sR],    selection-empty, 0, 2",
    "sfv[F?R],    redundant-modifier, 0, 3",
    "[F?R][F?R],  redundant-move, 5, 10",
    "mc[F?R],     redundant-modifier, 1, 2",
    "[K-kcK],     redundant-modifier, 3, 4",
    "(paf)3,      missing-atom, 0, 6",
    "(pafR,       other-dialect, 0, 1",
    "m(paf,       unbalanced-group, 1, 2",
    "paf)3R,      unbalanced-group, 3, 4",
    "()3R,        repetition-empty, 0, 3",
    "(f)3R,       repetition-without-legs, 0, 3",
    "(paf)0R,     repetition-number, 5, 6",
    "(paf)36R,    repetition-number, 5, 7",
    "(paf)(caf)R, repetition-twice, 5, 10",
    "(p(af))R,    repetition-twice, 2, 3",
    "(paf)[F?R],  repetition-in-bracket, 0, 5",
    "[F?(paf)R],  repetition-in-bracket, 3, 8",
    "(afafaf)30W, too-many-legs, 0, 10",
    "(maf)R,      too-many-paths, 0, 6",
    "(paf)U,      atom-without-legs, 5, 6",
    "(paf)R*,     undefined-combination, 6, 7",
    "pR*,         undefined-combination, 2, 3",
    "jR*,         undefined-combination, 2, 3",
    "mafW*,       undefined-combination, 4, 5",
    "qN*,         undefined-combination, 2, 3",
    "nZ,          lame-oblique, 0, 1",
    "abcK,        never-moves, 1, 3",
    "cabuK,       never-moves, 2, 4",
    "cuabmK,      never-moves, 3, 5",
    "cuabdK,      never-moves, 3, 5",
    "cduabeK,     never-moves, 4, 6",
    "tcuabkK,     never-moves, 4, 6",
    "muafW,       modifier-without-effect, 1, 2",
    "mRaeafumafR, modifier-without-effect, 6, 7",
    "muacafW,     modifier-without-effect, 1, 2",
    "cafuxafmW,   modifier-without-effect, 3, 4",
    "xabK,        never-moves, 2, 3",
    "xaibR,       never-moves, 2, 4",
    "caibcR,      never-moves, 2, 5",
    "ffW,         redundant-modifier, 1, 2",
    "frfrK,       redundant-modifier, 2, 4",
    "hrhrN,       redundant-modifier, 2, 4",
    "bbI,         modifier-without-effect, 1, 2",
    "nnpA,        modifier-without-effect, 0, 1",
    "nnafD,       modifier-without-effect, 0, 1",
    "cnnafD,      modifier-without-effect, 1, 2",
    "nnpafR,      modifier-without-effect, 0, 1",
    "nnafW,       modifier-without-effect, 0, 1",
    "nnW,         modifier-without-effect, 0, 1",
    "inW,         modifier-without-effect, 1, 2",
    "[nnD-W],     modifier-without-effect, 1, 2",
    "ooU,         modifier-not-for-atom, 0, 2",
    "nnU,         modifier-not-for-atom, 0, 2",
    "hrU,         modifier-not-for-atom, 0, 2",
    "fhU,         modifier-not-for-atom, 0, 2",
    "ooI,         modifier-not-for-atom, 0, 2",
    "ooO2,        modifier-not-for-atom, 0, 2",
    "nnO2,        modifier-not-for-atom, 0, 2",
    "ffO2,        modifier-not-for-atom, 0, 2",
    "hrI,         modifier-without-effect, 0, 2",
    "fhO,         modifier-without-effect, 0, 2",
    "jnN,         contradictory-modifiers, 0, 1",
    "njC,         contradictory-modifiers, 1, 2",
    "asasqW,      redundant-modifier, 4, 5",
    "asaqqW,      redundant-modifier, 4, 5",
    "qaqN,        undefined-combination, 2, 3",
    "mafsarqN,    undefined-combination, 6, 7",
    "[qW?W],      modifier-on-wrong-leg, 1, 2",
    "XX2,         misplaced-extension, 0, 2",
    "WXX,         misplaced-extension, 2, 3",
    "RXX,         misplaced-extension, 1, 2",
    "OXX,         misplaced-extension, 1, 2",
    "QK,          redundant-move, 1, 2",
    "KQ,          redundant-move, 0, 1",
    "NNN,         redundant-move, 2, 3",
    "O2O2,        redundant-move, 2, 4",
    "W2W,         redundant-move, 2, 3",
    "qN1,         modifier-without-effect, 0, 1",
    "zafR1,       modifier-without-effect, 0, 1",
    "jN,          lame-oblique, 0, 1",
    "N**,         misplaced-star, 2, 3",
    "K{,          unknown-character, 1, 2",
    "W99999999999, range-too-large, 1, 12",
    "W\u00e9,     unknown-character, 1, 2",
    "m(WF),       other-dialect, 1, 2",
    "W-F,         other-dialect, 1, 2",
    "WE,          unknown-atom, 1, 2",
    "Kmw,         unknown-modifier, 2, 3",
    "Ka,          missing-atom, 1, 2",
    "fm2,         missing-atom, 0, 2",
    "Kfm*,        missing-atom, 1, 3",
    "Kfm,         missing-atom, 1, 3",
    "3N,          misplaced-range, 0, 1",
    "R03,         misplaced-range, 1, 3",
    "X,           misplaced-extension, 0, 1",
    "BX,          misplaced-extension, 1, 2",
    "NN3,         range-twice, 2, 3",
    "U3,          atom-without-range, 1, 2",
    "maU,         atom-without-legs, 2, 3",
    "cO,          modifier-not-for-atom, 0, 1",
    "fO2,         modifier-not-for-atom, 0, 1",
    "hrW,         hands-of-straight-atom, 0, 2",
    "hK,          lonely-h, 0, 1",
    "hhK,         lonely-h, 0, 2",
    "fhhhlN,      lonely-h, 2, 3",
    "mahrN,       modifier-on-wrong-leg, 2, 4",
    "jjR,         repeated-modifier, 1, 2",
    "yW,          modifier-needs-continuation, 0, 1",
    "pgR,         contradictory-modifiers, 1, 2",
    "ktR,         contradictory-modifiers, 1, 2",
    "qzN,         contradictory-modifiers, 1, 2",
    "njD,         contradictory-modifiers, 1, 2",
    "mafKX,       undefined-combination, 4, 5",
    "pN*,         undefined-combination, 2, 3",
    "yaifW,       iso-without-slider, 2, 3",
    "aaaaaK,      too-many-paths, 0, 6",
    "aaaaQ,       too-many-paths, 0, 5",
    "mcN,         redundant-modifier, 1, 2",
    "N*,          read-differently, 1, 2",
    "kK,          read-differently, 0, 1",
    "fblrW,       redundant-modifier, 0, 4",
    "nW,          modifier-without-effect, 0, 1",
    "fhF,         modifier-without-effect, 1, 2",
    "tmR,         modifier-without-effect, 0, 1",
    "fI,          modifier-without-effect, 0, 1",
    "W1,          redundant-range, 1, 2",
    "R0,          redundant-range, 1, 2",
    "qN8,         redundant-range, 0, 1",
    "KW,          redundant-move, 1, 2",
    "jW,          never-moves, 0, 1",
    "nN,          lame-knight, 0, 1",
    "mafrN,       oblique-turn, 2, 3",
    "lfafrN,      oblique-turn, 3, 4",
    "FtR,         read-differently, 0, 2",
    "f<,          unknown-character, 1, 2",
    "af{,         unknown-character, 2, 3",
    "RxebR,       read-differently, 0, 2",
    "KxaK,        read-differently, 0, 2",
    "RterB,       read-differently, 0, 2",
    "fN*,         read-differently, 2, 3",
    "mD*,         read-differently, 2, 3"
  })
  void oneMistakeIsOneProblem(String notation, String code, int start, int end) {
    OneProblem.only(Notations.read(notation, Dialect.XBETZA).problems(), code, start, end);
  }

  @Test
  void allProblemsAreReportedInTheOrderOfTheLetters() {
    List<String> codes =
        Notations.read("hKEW99999", Dialect.XBETZA).problems().stream()
            .map(problem -> problem.code().id())
            .toList();
    assertThat(codes).containsExactly("lonely-h", "unknown-atom", "range-too-large");
  }

  @Test
  void soundNotationsHaveNoProblems() {
    List<String> sound =
        List.of(
            "N",
            "K",
            "FyafsF",
            "WyafsW",
            "fmWfceFifmnD",
            "KisO2",
            "mRcpR",
            "gQ",
            "mRcaibR",
            "KNADcaKcabKmabK",
            "mafmafsKmafsmafKmaflmafrKmafrmaflK",
            "hrNhlC",
            "NN",
            "W3",
            "fmW*",
            "O",
            "cdmU",
            "bI",
            "xK",
            "mxaK",
            "hrarfNhlalfN",
            "udU",
            "tdaK",
            "fktpafW",
            "u[cW-mF]",
            "t[F-eF]",
            "tceF",
            "teafW",
            "ueF",
            "ueafW",
            "cuabK",
            "caufmafW",
            "udQ",
            "nnA",
            "nnW2",
            "inW2",
            "mafnnD",
            "[nnD?W]",
            "[W-nnD]",
            "jB",
            "oR",
            "ooN",
            "KX",
            "WX2",
            "[F?R]",
            "v[F?R]",
            "m[F?R]cF",
            "[F?R]F",
            "[sW?sW?fW?sR]",
            "hr[F-R]",
            "[W-F-qF]",
            "[W?sW?fqW]",
            "asafzW",
            "asaqzW",
            "Wafs(afz)W",
            "[W?sW?qW?zW]",
            "(paf)3R",
            "(caf)Q",
            "mafm(paf)R");
    for (String notation : sound) {
      Reading reading = Notations.read(notation, Dialect.XBETZA);
      assertThat(reading.problems()).as(notation).isEmpty();
      assertThat(reading.piece()).as(notation).isPresent();
    }
  }

  /** Whoever wrote these wants something else than the same without the letter. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "maxK;   write it on the only leg, as in \"xK\"",
        "pxK;    write it on the only leg, as in \"xK\"",
        "[W?xR]; write it on the only leg, as in \"xK\"",
        "m(af)R; write a number after the parentheses, as in \"(paf)3R\"",
        "(a)7K;  write direction letters on the legs"
      })
  void helpSaysWhatMayBeMeant(String notation, String help) {
    assertThat(Notations.read(notation, Dialect.XBETZA).problems())
        .singleElement()
        .satisfies(problem -> assertThat(problem.help()).contains(help));
  }

  /** Seed 003 makes en-passant squares with two letters; where there are none, both can go. */
  @ParameterizedTest
  @CsvSource({"nnafD, nafD", "nnafW, afW", "nnW, W", "inW, iW", "[nnD-W], [nD-W]"})
  void lettersThatGrantNothingAreLeftOut(String notation, String without) {
    assertThat(Notations.read(notation, Dialect.XBETZA).problems().get(0).help())
        .startsWith("write \"" + without + "\"");
    assertThat(Notations.read(without, Dialect.XBETZA).problems()).isEmpty();
  }

  @Test
  void helpOffersANotationThatCanBeRead() {
    assertThat(Suggested.first(Notations.read("W3F2hN", Dialect.XBETZA).problems().get(0)))
        .isEqualTo("W3F2N");
    assertThat(Notations.read("W99999", Dialect.XBETZA).problems().get(0).help())
        .contains("\"W0\"");
  }

  @Tag("deep")
  @Test
  void garbageIsAnsweredQuickly() {
    List<String> garbage =
        List.of(
            "N".repeat(10_000),
            "a".repeat(1_990) + "K",
            "(".repeat(1_999),
            "{W".repeat(999),
            "q".repeat(1_000) + "Q",
            "W".repeat(1_999),
            "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaK",
            "WFDNAHCZG".repeat(200),
            "[" + "K-".repeat(70) + "K]",
            "f[" + "sK-".repeat(31) + "sK]",
            "[W-".repeat(330),
            "(a)R".repeat(240),
            "(f" + "fb".repeat(480) + "a)R",
            "(paf)".repeat(190) + "R",
            "[F?R]".repeat(199) + "{");
    for (String notation : garbage) {
      Reading reading =
          Assertions.assertTimeoutPreemptively(
              Duration.ofSeconds(20), () -> Notations.read(notation, Dialect.XBETZA));
      assertThat(reading.problems()).hasSizeBetween(1, 21);
    }
  }

  @Tag("deep")
  @Test
  void everyStringIsReadWithoutAnException() {
    Random random = new Random(2);
    String letters = "abcdefghijklmnopqrstuvwxyzWFDNAHCLZJGKRBQOUIX0123456789*[]()-+?!,= \u00e9\t";
    for (int i = 0; i < 20_000; i++) {
      StringBuilder notation = new StringBuilder();
      int length = random.nextInt(12);
      for (int j = 0; j < length; j++) {
        notation.append(letters.charAt(random.nextInt(letters.length())));
      }
      Reading reading = Notations.read(notation.toString(), Dialect.XBETZA);
      boolean errors = reading.problems().stream().anyMatch(Diagnostic::isError);
      assertThat(reading.piece().isEmpty()).as(notation.toString()).isEqualTo(errors);
      for (Diagnostic problem : reading.problems()) {
        assertThat(problem.span().end()).isLessThanOrEqualTo(notation.length());
      }
    }
  }
}
