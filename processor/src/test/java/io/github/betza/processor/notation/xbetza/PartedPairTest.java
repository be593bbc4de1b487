package io.github.betza.processor.notation.xbetza;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.notation.Suggested;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Direction letters are a pair only side by side. */
class PartedPairTest {
  @ParameterizedTest
  @CsvSource({
    "XBETZA,  fmrN,      0, 3, frmN",
    "XBETZA,  ifcrK,     1, 4, ifrcK",
    "XBETZA,  FyafmsF,   3, 6, FyafsmF",
    "XBETZA,  rmfB,      0, 3, rfmB",
    "CLASSIC, fmrN,      0, 3, frmN"
  })
  void thePairIsOffered(Dialect dialect, String notation, int start, int end, String offer) {
    List<Diagnostic> problems = Notations.read(notation, dialect).problems();
    assertThat(problems).as("%s", problems).hasSize(1);
    assertThat(problems.get(0).code().id()).isEqualTo("parted-directions");
    assertThat(problems.get(0).span().start()).isEqualTo(start);
    assertThat(problems.get(0).span().end()).isEqualTo(end);
    assertThat(Suggested.first(problems.get(0))).isEqualTo(offer);
  }

  /** On orthogonal atoms letters never combine; two of one axis and more than two never do. */
  @ParameterizedTest
  @ValueSource(
      strings = {"fmrW", "fcrR", "fmbN", "frmN", "mfrN", "lmrN", "fafsF", "fmafsR", "f(maf)prF"})
  void otherLettersAreNoPair(String notation) {
    assertThat(Notations.read(notation, Dialect.XBETZA).problems())
        .extracting(problem -> problem.code().id())
        .doesNotContain("parted-directions");
  }
}
