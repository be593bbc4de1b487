package io.github.betza.processor.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.betza.Dialect;
import io.github.betza.processor.analysis.Diagnosis;
import io.github.betza.processor.analysis.Explanation;
import io.github.betza.processor.analysis.Report;
import io.github.betza.processor.analysis.leg.LegGroup;
import io.github.betza.processor.analysis.leg.LegList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BetzaToolTest {
  @Test
  void aSoundNotationHasAnEmptyReport() {
    Report report = BetzaTool.check("FyafsF", Dialect.XBETZA);

    assertThat(report.diagnoses()).isEmpty();
    assertThat(report.isSound()).isTrue();
    assertThat(report.firstError()).isEmpty();
  }

  @Test
  void aWarningLeavesTheNotationSound() {
    Report report = BetzaTool.check("nN", Dialect.XBETZA);

    assertThat(report.isSound()).isTrue();
    assertThat(report.diagnoses()).extracting(Diagnosis::code).containsExactly("lame-knight");
    assertThat(report.diagnoses()).noneMatch(Diagnosis::isError);
  }

  @Test
  void anErrorIsWordedAsTheCompilerDoes() {
    Diagnosis error = BetzaTool.check("WE", Dialect.XBETZA).firstError().orElseThrow();

    assertThat(error.code()).isEqualTo("unknown-atom");
    assertThat(error.sentence()).isEqualTo("'E' is not an atom (column 2 of \"WE\")");
    assertThat(error.text().lines())
        .startsWith("[Betza:unknown-atom] " + error.sentence(), "    WE", "     ^");
  }

  /** Each hop has two ways on, which are shared: 2 to the power of 33 paths lead through them. */
  @Test
  void manyHopsInARowAreChecked() {
    assertThat(BetzaTool.check("Wd33", Dialect.EXTENDED).diagnoses()).isEmpty();
  }

  @Test
  void anErrorHasItsPlaceAndItsHelp() {
    Diagnosis error = BetzaTool.check("WE", Dialect.XBETZA).firstError().orElseThrow();

    assertThat(error.start()).isEqualTo(1);
    assertThat(error.end()).isEqualTo(2);
    assertThat(error.help()).isNotEmpty();
    assertThat(error.text())
        .endsWith("\nhelp: " + error.help().replace("\n", "\n      ") + "\nsee " + error.page());

    Diagnosis empty = BetzaTool.check("", Dialect.XBETZA).firstError().orElseThrow();
    assertThat(empty.start()).isZero();
    assertThat(empty.end()).isZero();
  }

  /** What a dialect says beside the moves belongs to what the letters are in it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "kK; XBETZA; EXTENDED: Steps one square in any direction, to move or capture. It is"
            + " royal.",
        "kN; XBETZA; EXTENDED: Leaps to the eight squares (1,2) away, to move or capture."
            + " It is royal.",
        "kN; EXTENDED; XBETZA: Leaps to the eight squares (1,2) away, to capture a royal"
            + " enemy piece."
      })
  void theOtherDialectsAreToldWithAllThatTheySay(String notation, Dialect dialect, String line) {
    assertThat(BetzaTool.explain(notation, dialect).elsewhere()).contains(line);
  }

  /** Only neighbours are a pair, and without a direction letter an atom has all directions. */
  @ParameterizedTest
  @CsvSource({
    "fr,  N, 00000010",
    "fmr, N, 10000111",
    "hr,  N, 01010101",
    "fr,  K, 00000010",
    "fr,  R, 00000101",
    "f,   B, 10000010",
    "m,   W, 01010101",
    "'',  Q, 11111111"
  })
  void directionsAreNumberedClockwise(String modifiers, char atom, String bits) {
    assertThat(BetzaTool.directions(modifiers, atom)).isEqualTo(Integer.parseInt(bits, 2));
  }

  /** The offsets are those of the notation; the carets stand below what is shown of it. */
  @ParameterizedTest
  @MethodSource("escaped")
  void aPlaceIsCountedInTheNotationAsGiven(
      String notation, int start, int end, String shown, String carets) {
    List<Diagnosis> all = BetzaTool.check(notation, Dialect.XBETZA).diagnoses();
    Diagnosis last = all.get(all.size() - 1);

    assertThat(last.code()).isEqualTo("unknown-character");
    assertThat(List.of(last.start(), last.end())).containsExactly(start, end);
    assertThat(last.text().lines()).contains("    " + shown, "    " + carets);
  }

  static Stream<Arguments> escaped() {
    return Stream.of(
        Arguments.of("N\u0000", 1, 2, "N\\u0000", " ^^^^^^"),
        Arguments.of("N\t\u00e9", 1, 3, "N\\t\\u00e9", " ^^^^^^^^"),
        Arguments.of("N\ud83d\ude00", 1, 3, "N\\ud83d\\ude00", " ^^^^^^^^^^^^"));
  }

  @Test
  void anExplanationHasWordsLegsAndADiagram() {
    Explanation explanation = BetzaTool.explain("FyafsF", Dialect.XBETZA);

    assertThat(explanation.words()).isNotEmpty();
    assertThat(explanation.diagram()).isNotEmpty();
    assertThat(explanation.legs())
        .containsExactly(
            "begins with legs 1, 2",
            "leg 1: (1,1) (1,-1) (-1,-1) (-1,1); ends on empty, enemy (captured)",
            "leg 2: (1,1); from empty goes on with leg 3; turned likewise: (1,-1) (-1,-1) (-1,1)",
            "leg 3: (1,0) (0,1), any number; ends on empty, enemy (captured)");
  }

  /** The lion of Chu Shogi has 120 legs; a chiral piece is not the same when it is mirrored. */
  @Test
  void legsThatAreAlikeAreGrouped() {
    LegList lion = BetzaTool.explain("KNADcaKcabKmabK", Dialect.XBETZA).legList();
    assertThat(lion.isComplete()).isTrue();
    assertThat(lion.groups()).hasSize(9);
    assertThat(lion.lines())
        .contains(
            "leg 5: (0,1); from enemy (captured) goes on with leg 8; turned likewise:"
                + " (1,1) (1,0) (1,-1) (0,-1) (-1,-1) (-1,0) (-1,1)");
    LegGroup rose = BetzaTool.explain("qN", Dialect.XBETZA).legList().groups().get(0);
    assertThat(rose.first()).hasSize(1);
    assertThat(rose.turned()).hasSize(7);
    assertThat(rose.mirrored()).hasSize(8);
  }

  @Test
  void specialMovesAreListedToo() {
    assertThat(BetzaTool.explain("KisO2I", Dialect.XBETZA).legs())
        .anyMatch(line -> line.contains("special move castling"))
        .contains("has the special move of the piece that moved last, ends on empty, enemy");
  }

  @Test
  void nothingIsExplainedOfAWrongNotation() {
    Explanation explanation = BetzaTool.explain("WE", Dialect.XBETZA);

    assertThat(explanation.report().isSound()).isFalse();
    assertThat(explanation.words()).isEmpty();
    assertThat(explanation.legs()).isEmpty();
    assertThat(explanation.diagram()).isEmpty();
  }

  @Test
  void theSourceIsThatOfTheProcessor() {
    assertThat(BetzaTool.source("N", Dialect.XBETZA, "KnightMoves"))
        .contains("public final class KnightMoves", "@GeneratedByBetza", "\"N\"");
  }

  @Test
  void thereIsNoSourceOfAWrongNotation() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BetzaTool.source("WE", Dialect.XBETZA, "XMoves"))
        .withMessageContaining("[Betza:unknown-atom]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "class", "a.B", "1A", "A B", "A{}"})
  void theNameOfTheClassMustBeOne(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BetzaTool.source("N", Dialect.XBETZA, name));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[WF]",
        "t[FR]",
        "nZ",
        "R[3-5]",
        "N**",
        "K{",
        "",
        "W99999999999",
        "K\u00e4\u4e00",
        "((a(b)W",
        "*/",
        "aaaaaaaaaaaaK",
        "\u0000\n\t\ud800"
      })
  @Timeout(60)
  void strangeTextIsAnsweredInBoundedAscii(String notation) {
    assertAnswered(notation);
  }

  @Test
  @Timeout(60)
  void longTextIsAnsweredInBoundedAscii() {
    assertAnswered("W".repeat(10_000));
    assertAnswered("[".repeat(1_900));
    assertAnswered("mafcabh".repeat(280) + "K");
    assertAnswered("\u4e00".repeat(1_999));
  }

  private static void assertAnswered(String notation) {
    Report report = BetzaTool.check(notation, Dialect.XBETZA);

    assertThat(report.diagnoses()).isNotEmpty().hasSizeLessThan(30);
    assertThat(report.diagnoses())
        .allSatisfy(
            each -> {
              assertThat(each.start()).isBetween(0, each.end());
              assertThat(each.end()).isLessThanOrEqualTo(notation.length());
              assertThat(each.help()).matches("[ -~\n]*");
              assertThat(each.text()).isASCII().hasSizeLessThan(2_500);
              assertThat(each.text().lines()).hasSizeBetween(1, 13);
              assertThat(each.sentence()).isASCII().doesNotContain("\n");
            });
  }
}
