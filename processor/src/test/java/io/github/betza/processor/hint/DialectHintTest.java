package io.github.betza.processor.hint;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.work.Work;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Which notations have no hint of another dialect. The hints are in the tables of {@link
 * io.github.betza.processor.notation.ApprovedProblemsTest}.
 */
final class DialectHintTest {
  private static List<Diagnostic> plain(String notation, Dialect dialect) {
    return Notations.read(notation, dialect).problems();
  }

  private static List<Diagnostic> hinted(String notation, Dialect dialect) {
    Work work = Work.on(notation);
    return DialectHint.add(notation, dialect, Notations.read(notation, dialect, work), work);
  }

  /** What EXTENDED cannot read so, or has {@code m} and {@code c} in front, is XBETZA's own. */
  @ParameterizedTest
  @ValueSource(
      strings = {"mWkF", "mWcFkN", "kmWcF", "KkfR", "kQmW", "FyafsFkK", "k[F?R]", "kKisO2"})
  void aCaptureOfRoyalPiecesBesideOtherMovesIsNotDoubted(String notation) {
    assertThat(hinted(notation, Dialect.XBETZA)).isEmpty();
  }

  /** Where EXTENDED cannot read it, or finds fault with it too, the move is needless indeed. */
  @ParameterizedTest
  @ValueSource(strings = {"WK", "R+mR", "W+K=Q", "yK+W+yK"})
  void aNeedlessMoveOfBexIsToldAsBefore(String notation) {
    assertThat(hinted(notation, Dialect.BEX))
        .isEqualTo(plain(notation, Dialect.BEX))
        .anyMatch(problem -> problem.code() == ProblemCode.REDUNDANT_MOVE);
  }

  @ParameterizedTest
  @CsvSource({"WE, XBETZA", "K{, BEX", "'', EXTENDED", "UE, BEX"})
  void whatNoDialectReadsHasNoHint(String notation, Dialect dialect) {
    assertThat(plain(notation, dialect)).anyMatch(Diagnostic::isError);
    assertThat(hinted(notation, dialect)).isEqualTo(plain(notation, dialect));
  }

  @ParameterizedTest
  @CsvSource({"N, XBETZA", "nN, XBETZA", "FtR, EXTENDED", "RR, XBETZA"})
  void aSoundNotationHasNoHint(String notation, Dialect dialect) {
    assertThat(plain(notation, dialect)).noneMatch(Diagnostic::isError);
    assertThat(hinted(notation, dialect)).isEqualTo(plain(notation, dialect));
  }
}
