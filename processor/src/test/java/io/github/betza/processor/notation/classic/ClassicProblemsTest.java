package io.github.betza.processor.notation.classic;

import static org.assertj.core.api.Assertions.as;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.OneProblem;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.Suggested;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What CLASSIC refuses and warns of, the letters it points at, and what to write instead. */
class ClassicProblemsTest {

  @ParameterizedTest
  @CsvSource({
    "'',          empty-notation,          0, 0, N",
    "knight,      piece-name,              0, 6, N",
    "pawn,        piece-name,              0, 4, fmWfcFifmnD",
    "W{,          unknown-character,       1, 2, W",
    "W F,         unknown-character,       1, 2, WF",
    "f m W,       unknown-character,       1, 2, fmW",
    "O2,          modern-atom,             0, 1, K",
    "KU,          modern-atom,             1, 2, K",
    "FX,          modern-atom,             1, 2, F",
    "WE,          unknown-atom,            1, 2, W",
    "Km,          missing-atom,            1, 2, K",
    "afsW,        modern-modifier,         0, 1, nN",
    "FyafsF,      modern-modifier,         2, 3, F",
    "KdN,         modern-modifier,         1, 2, KN",
    "kR,          modern-modifier,         0, 1, R",
    "ooR,         modern-modifier,         1, 2, oR",
    "nnA,         modern-modifier,         1, 2, nA",
    "hrN,         modern-modifier,         0, 2, rhN",
    "hrhN,        modern-modifier,         0, 2, rhN",
    "hrbhN,       modern-modifier,         0, 2, rhbhN",
    "xhN,         modern-modifier,         0, 1, fhN",
    "whN,         unknown-modifier,        0, 1, fhN",
    "fwW,         unknown-modifier,        1, 2, fW",
    "hK,          lonely-h,                0, 1, K",
    "frhK,        lonely-h,                2, 3, frK",
    "hhK,         lonely-h,                0, 2, K",
    "hfK,         lonely-h,                0, 1, fhK",
    "hfhN,        lonely-h,                0, 1, fhN",
    "f2hN,        misplaced-range,         1, 2, fhN",
    "l1hN,        misplaced-range,         1, 2, lhN",
    "f*hN,        misplaced-star,          1, 2, fhN",
    "b0hQ,        misplaced-range,         1, 2, bhQ",
    "N2hK,        lonely-h,                2, 3, N2K",
    "fmWifmWt3fcF, modern-modifier,        7, 8, fmWifmW3fcF",
    "mmR,         repeated-modifier,       1, 2, mR",
    "jjR,         repeated-modifier,       1, 2, jR",
    "N0,          modern-range,            1, 2, NN",
    "R0,          modern-range,            1, 2, R",
    "R12,         modern-range,            1, 3, R9",
    "W*,          modern-range,            1, 2, W3",
    "3N,          misplaced-range,         0, 1, N",
    "0N,          misplaced-range,         0, 1, N",
    "12N,         misplaced-range,         0, 2, N",
    "f3mW,        misplaced-range,         1, 2, fmW",
    "NN3,         range-twice,             2, 3, N3",
    "nZ,          lame-oblique,            0, 1, Z",
    "jN,          lame-oblique,            0, 1, N",
    "pgR,         contradictory-modifiers, 1, 2, pR",
    "qzN,         contradictory-modifiers, 1, 2, qN",
    "njD,         contradictory-modifiers, 1, 2, nD",
    "qjR,         undefined-combination,   1, 2, qR",
    "m(WF),       other-dialect,           1, 2, mWmF",
    "[F?R],       other-dialect,           0, 1, F",
    "W-F,         other-dialect,           1, 2, WF",
    "W+F,         other-dialect,           1, 2, WF",
    "F=Q,         other-dialect,           1, 2, F",
    "mcN,         redundant-modifier,      1, 2, N",
    "nW,          modifier-without-effect, 0, 1, W",
    "W1,          redundant-range,         1, 2, W",
    "RR,          redundant-range,         1, 2, R",
    "KW,          redundant-move,          1, 2, K",
    "sfhN,         lonely-h,                2, 3, fhsN",
    "WXX,         modern-atom,             1, 3, W",
    "jW,          never-moves,             0, 1, jW2"
  })
  void oneMistakeIsOneProblem(String wrong, String code, int start, int end, String corrected) {
    OneProblem.only(Notations.read(wrong, Dialect.CLASSIC).problems(), code, start, end);
    assertThat(withoutLameKnight(Notations.read(corrected, Dialect.CLASSIC))).isEmpty();
  }

  /** What is offered can be read, so that it is not refused in turn. */
  @ParameterizedTest
  @CsvSource({
    "f2hN, fhN",
    "f*hN, fhN",
    "hfhN, fhN",
    "12N, N",
    "3N, N3",
    "W00, WW",
    "R000, R",
    "W03, W3",
    "W001, W",
    "fmwfcF, fmWfcF",
    "w2fF, W2fF",
    "frhN, rhfN",
    "sfhN, fhsN"
  })
  void offersWhatCanBeRead(String wrong, String corrected) {
    assertThat(Notations.read(wrong, Dialect.CLASSIC).problems())
        .singleElement()
        .satisfies(problem -> assertThat(Suggested.texts(problem)).contains(corrected));
    assertThat(Notations.read(corrected, Dialect.CLASSIC).isSound()).isTrue();
  }

  private static List<Diagnostic> withoutLameKnight(Reading reading) {
    return reading.problems().stream()
        .filter(problem -> !problem.code().id().equals("lame-knight"))
        .toList();
  }

  /** Only a dialect with legs can spell it, so what is offered is read there before. */
  @ParameterizedTest
  @CsvSource({"fnN, fN", "nNN, NN"})
  void spellsTheLameKnight(String notation, String leap) {
    assertThat(Notations.read(notation, Dialect.CLASSIC).problems())
        .extracting(Diagnostic::help)
        .singleElement(as(STRING))
        .startsWith("write \"" + leap + "\" (remove 'n'; another piece)")
        .endsWith("if you mean the Mao, keep it with @SuppressWarnings(\"betza:lame-knight\")");
  }

  /** XBETZA has larger ranges, but none that begins with a zero. */
  @ParameterizedTest
  @CsvSource({"W012, W", "W03, W3"})
  void sendsNoRangeToADialectThatRefusesItToo(String notation, String offer) {
    assertThat(Notations.read(notation, Dialect.CLASSIC).problems())
        .singleElement()
        .satisfies(problem -> assertThat(Suggested.first(problem)).isEqualTo(offer));
  }

  /** A construct that another dialect has is refused with the name of that dialect. */
  @ParameterizedTest
  @CsvSource({
    "afsW, XBETZA",
    "FyafsF, XBETZA",
    "dR, XBETZA",
    "eF, XBETZA",
    "tR, XBETZA",
    "kR, XBETZA",
    "uR, XBETZA",
    "xK, XBETZA",
    "yW, XBETZA",
    "O2, XBETZA",
    "U, XBETZA",
    "I, XBETZA",
    "FX, XBETZA",
    "ooR, XBETZA",
    "nnA, XBETZA",
    "hrN, XBETZA",
    "R12, XBETZA",
    "fmW*, XBETZA",
    "[F?R], XBETZA",
    "(paf)3R, EXTENDED",
    "m(WF), BEX",
    "W-F, EXTENDED",
    "N!R, EXTENDED",
    "W+F, BEX",
    "fW=Q, BEX",
    "griffon, XBETZA",
    "nZ, XBETZA"
  })
  void theHelpNamesTheDialectThatHasIt(String notation, String dialect) {
    List<Diagnostic> problems = Notations.read(notation, Dialect.CLASSIC).problems();

    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).help()).contains(dialect);
    assertThat(problems.get(0).message()).doesNotContain("XBETZA");
  }

  @Test
  void allProblemsAreReportedInTheOrderOfTheLetters() {
    List<String> codes =
        Notations.read("hKEdW0", Dialect.CLASSIC).problems().stream()
            .map(problem -> problem.code().id())
            .toList();
    assertThat(codes)
        .containsExactly("lonely-h", "unknown-atom", "modern-modifier", "modern-range");
  }
}
