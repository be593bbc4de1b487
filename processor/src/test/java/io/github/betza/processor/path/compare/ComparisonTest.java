package io.github.betza.processor.path.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.dialect.Notations;
import io.github.betza.processor.path.Piece;
import io.github.betza.processor.path.compare.Comparison.Verdict;
import io.github.betza.processor.work.Work;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ComparisonTest {
  private static Piece piece(String notation) {
    return Notations.read(notation, Dialect.XBETZA).piece().orElseThrow();
  }

  private static Comparison compare(String first, String second) {
    return Comparison.of(piece(first), piece(second), new Work(100_000_000));
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
    "nH, afafW",
    "mWcWR, R",
    "U, UN",
    "KisO2, isO2K",
    "isO2sO2, sO2",
    "mRcaibR, mRcabeR",
    "oR, oW0",
    "oQ, oRoB",
    "IN, NI",
    "iN0N0, N0",
    "mcasmcR, masRcasR",
    "fmWfceF, fmWfcFfeF",
    "udQ, udRudB",
    "fmW*, fmW*fmW",
    "afsK, afsWafsF",
    "jDjA, pK",
    "cuabcW, cabmW",
    "cuabcafR, caibmafR",
    "tceF, tcFteF",
    "vhQ, BvR",
    "jW2, D",
    "jWW, jWWjW3",
    "nDnDD, nDD",
    "caibW2, cabW[mW-fcW-bmW-fmW]",
    "zRzW35, zW35",
    "U, UW",
    "U, 'U(0,35)'",
    "[pW-bmW-bcW], cW",
    "[pW-bmW-bnmD]K, K",
    "[cW-fpW-fuW-fmW]K, K",
    "xabmWK, K",
    "mIimI, mI"
  })
  void findsWhatIsAlike(String first, String second) {
    assertThat(compare(first, second)).isEqualTo(new Comparison(Verdict.EQUAL, ""));
    assertThat(compare(second, first)).isEqualTo(new Comparison(Verdict.EQUAL, ""));
  }

  /** The pieces that the page of notations has in several dialects. */
  @ParameterizedTest
  @CsvSource({
    "N, N, N",
    "Q, Q, Q",
    "K, K, K",
    "NN, N0, N*",
    "N0, N0, NN",
    "R4, W4, R4",
    "W4, W4, W4",
    "fmWfcF, (fmW)(fcF), mfW+cfF",
    "afsW, W-F, mW-F",
    "afsF, F-W, mF-W",
    "afsK, W-FF-W, nN",
    "nA, F-F, nA",
    "afF, F-F, nA",
    "FyafsF, FtR, F(mF-R)",
    "WyafsW, WtB, W(mW-B)",
    "gQ, Q+K, gQ",
    "gafQ, Q+K, gQ",
    "mRcpR, mRcR+R, mR+cpR",
    "fmFfcafmF, fmFfmFxF, fmF+[cj]fA",
    "zB, (FtlF)r0(FtrF)l0, zB",
    "qN, Nrf7Nlf7, qN",
    "mRcaibR, mRRxebR, mR+[crR]",
    "afafW, W-3, W03",
    "KNADcaKcabKmabK, KNADKxaKK-bK, KNAD+(cK--K)+(mK--[xo])"
  })
  void findsThatTheDialectsAgree(String xbetza, String extended, String bex) {
    Piece first = piece(xbetza);
    Piece second = Notations.read(extended, Dialect.EXTENDED).piece().orElseThrow();
    Piece third = Notations.read(bex, Dialect.BEX).piece().orElseThrow();

    assertThat(Comparison.of(first, second, new Work(100_000_000)))
        .isEqualTo(new Comparison(Verdict.EQUAL, ""));
    assertThat(Comparison.of(second, third, new Work(100_000_000)))
        .isEqualTo(new Comparison(Verdict.EQUAL, ""));
    assertThat(Comparison.of(third, first, new Work(100_000_000)))
        .isEqualTo(new Comparison(Verdict.EQUAL, ""));
  }

  @ParameterizedTest
  @CsvSource({
    "K, Q",
    "W, F",
    "afsW, afsF",
    "afsK, N",
    "nA, A",
    "R4, R5",
    "iN, N",
    "zB, B",
    "zW, zW9",
    "zR, zW34",
    "fmW*, fmW4",
    "caibR, cabR",
    "KisO2, KisO3",
    "I, bI",
    "fcF, fceF",
    "uQ, cQ",
    "kN, cN",
    "mpafN, AX",
    "nD, innD",
    "pafpafR, pafR",
    "KO, WF",
    "'W(0,35)', W",
    "zR, zW35",
    "xabdWK, K",
    "xabpafmWK, K",
    "mIiI, I"
  })
  void findsAMoveThatOnlyOneHas(String first, String second) {

    Comparison comparison = compare(first, second);

    assertThat(comparison.verdict()).isEqualTo(Verdict.DIFFERENT);
    assertThat(comparison.difference()).startsWith("only ");
    assertThat(compare(second, first).verdict()).isEqualTo(Verdict.DIFFERENT);
  }

  /** {@code y} goes on from the last empty square before a piece, {@code -} from each. */
  @ParameterizedTest
  @CsvSource({"W-FWyF, W-F, EQUAL", "WyF, W-F, DIFFERENT", "WyFW, W, DIFFERENT"})
  void theLastSquareBeforeAPiece(String first, String second, Verdict verdict) {
    assertThat(
            Comparison.of(
                    Notations.read(first, Dialect.EXTENDED).piece().orElseThrow(),
                    Notations.read(second, Dialect.EXTENDED).piece().orElseThrow(),
                    new Work(100_000_000))
                .verdict())
        .isEqualTo(verdict);
  }

  @Test
  void aMoveThatGoesOnAfterACaptureEnPassantIsNotCompared() {
    assertThat(compare("mRmeabR", "R"))
        .isEqualTo(new Comparison(Verdict.UNKNOWN, "one goes on after a capture en passant"));
  }

  @Test
  void saysWhichOfThemHasTheMove() {
    assertThat(compare("W", "mRW").difference()).startsWith("only the second has ");
    assertThat(compare("mRW", "W").difference()).startsWith("only the first has ");
  }

  @Test
  void whatIsImmobilisedCounts() {
    Piece quiet = new Piece(piece("mQ").alternatives(), piece("cK").alternatives());

    assertThat(Comparison.of(quiet, piece("mQ"), new Work(100_000_000)).difference())
        .startsWith("what they immobilise: only the first has ");
    assertThat(
            Comparison.of(
                quiet,
                new Piece(quiet.alternatives(), piece("cWcF").alternatives()),
                new Work(100_000_000)))
        .isEqualTo(new Comparison(Verdict.EQUAL, ""));
  }

  @Test
  void pathsOverJoinedEdgesAreNotGuessedAbout() {
    assertThat(compare("oR", "oQ").verdict()).isEqualTo(Verdict.UNKNOWN);
  }

  /** They move alike, which is more than is known here; that they do not would be false. */
  @ParameterizedTest
  @CsvSource({"oRcR, oR", "oRW, oR", "ooBF, ooB", "zR[mH-bmH-mW-rmW], zR"})
  void noDifferenceIsInvented(String first, String second) {
    assertThat(compare(first, second).verdict()).isNotEqualTo(Verdict.DIFFERENT);
    assertThat(compare(second, first).verdict()).isNotEqualTo(Verdict.DIFFERENT);
  }

  @Test
  void ofHugePiecesOnlyEqualTreesAreKnownToBeAlike() {
    assertThat(compare("aaaaK", "aaaaK").isEqual()).isTrue();
    assertThat(compare("aaaaK", "aaaaKN").isEqual()).isFalse();
  }
}
