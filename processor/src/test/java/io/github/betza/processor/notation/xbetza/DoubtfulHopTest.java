package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Reading;
import io.github.betza.processor.notation.Suggested;
import io.github.betza.processor.path.Piece;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Beside a hop on the last leg {@code t} spares royal pieces, where many expect something else. */
class DoubtfulHopTest {
  @ParameterizedTest
  @CsvSource({
    "cptR,     2, ptafcR,     pafctR",
    "ptR,      1, ptafR,      paftR",
    "tgQ,      0, gtafQ,      gaftQ",
    "fcptR4,   3, fptafcR4,   fpafctR4",
    "tpN,      0, ptafN,      paftN",
    "WfdgtB,   4, WfgtafdB,   WfgafdtB",
    "mcafptR,  5, mcafptafR,  mcafpaftR"
  })
  void bothAreOfferedLegByLeg(String notation, int at, String own, String sparing) {
    Reading reading = read(notation);
    Diagnostic problem = only(reading);
    assertThat(problem.span().start()).isEqualTo(at);
    assertThat(problem.span().end()).isEqualTo(at + 1);
    assertThat(Suggested.texts(problem)).containsExactly(own, sparing);
    assertThat(piece(sparing)).isEqualTo(reading.piece().orElseThrow());
    assertThat(piece(own)).isNotEqualTo(reading.piece().orElseThrow());
    assertThat(read(sparing).problems()).isEmpty();
    assertThat(read(own).problems()).isEmpty();
  }

  /** What says something about both legs is not taken apart. */
  @ParameterizedTest
  @ValueSource(strings = {"octpR", "icptR", "[W?ctpR]", "p(afpt)2R", "(paf)2ptR", "etpR"})
  void whatIsLessPlainIsExplained(String notation) {
    assertThat(only(read(notation)).help())
        .startsWith("write \"ptafcR\" to hop over own pieces only")
        .contains("\"ptafcR\"", "\"pafctR\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"ptafcR", "pafctR", "ptafctR", "gtafQ", "tR", "cpR", "ctR", "t[W?pR]", "ptafpR"})
  void whereItIsClearNothingIsSaid(String notation) {
    assertThat(read(notation).problems()).isEmpty();
  }

  /** One mistake is one problem. */
  @ParameterizedTest
  @CsvSource({"mptR, MODIFIER_WITHOUT_EFFECT", "kptR, CONTRADICTORY_MODIFIERS"})
  void whereNothingIsSparedThatIsSaid(String notation, ProblemCode code) {
    assertThat(read(notation).problems()).extracting(Diagnostic::code).containsExactly(code);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mptR", "mtgQ"})
  void aQuietHopIsToldWhereTheLetterBelongs(String notation) {
    assertThat(read(notation).problems().get(0).message()).contains("\"ptafmR\"");
  }

  private static Diagnostic only(Reading reading) {
    List<Diagnostic> problems = reading.problems();
    assertThat(problems).as("%s", problems).hasSize(1);
    assertThat(problems.get(0).code()).isEqualTo(ProblemCode.DOUBTFUL_HOP);
    return problems.get(0);
  }

  private static Reading read(String notation) {
    return Notations.read(notation, Dialect.XBETZA);
  }

  private static Piece piece(String notation) {
    return read(notation).piece().orElseThrow();
  }
}
