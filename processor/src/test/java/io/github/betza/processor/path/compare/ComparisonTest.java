package io.github.betza.processor.path.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.processor.notation.Notations;
import io.github.betza.processor.notation.Notations.Language;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ComparisonTest {
  private static Piece piece(String notation) {
    return Notations.read(notation, Language.XBETZA).piece().orElseThrow();
  }

  private static Comparison compare(String first, String second) {
    return Comparison.of(piece(first), piece(second));
  }

  @ParameterizedTest
  @CsvSource({
    "K, WF",
    "K, KWF",
    "R4, W4",
    "R, W0",
    "Q, RB",
    "mRcR, R",
    "gQ, gafQ",
    "pR, pafR",
    "nA, afF",
    "nD, mafW",
    "WcR, RW",
    "FyafsF, FcyafsFmyafsF",
    "mNcN, N",
    "zB, zBB",
    "U, UN",
    "KisO2, isO2K",
    "mRcaibR, mRcabeR",
    "oR, oW0",
    "oQ, oRoB",
    "IN, NI",
    "iNN, N",
    "mcasmcR, masRcasR",
    "asR, asmRascR",
    "fmWfceF, fmWfcFfeF",
    "udQ, udRudB",
    "mxaK, xaK",
    "fmW*, fmW*fmW",
    "imB*imB, mB*iimB",
    "mpafN, mafNpafN"
  })
  void findsWhatIsAlike(String first, String second) {
    assertThat(compare(first, second)).isEqualTo(new Comparison(Verdict.EQUAL, ""));
  }
}
