package io.github.betza.processor.notation;

import io.github.betza.Dialect;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same piece in several dialects: every way to write it gives the same moves. */
class DialectTableTest {

  /**
   * Compares the columns.
   *
   * @param xbetza the piece in XBETZA
   * @param extended the piece in EXTENDED, or an empty cell
   */
  @ParameterizedTest
  @CsvSource({
    "N,             N",
    "Q,             Q",
    "K,             K",
    "NN,            N0",
    "N0,            N0",
    "R4,            W4",
    "W4,            W4",
    "fmWfcF,        (fmW)(fcF)",
    "afsW,          W-F",
    "afsF,          F-W",
    "afsK,          W-FF-W",
    "afF,           F-F",
    "nA,            F-F",
    "FyafsF,        FtR",
    "WyafsW,        WtB",
    "gQ,            Q+K",
    "gafQ,          Q+K",
    "mRcpR,         mRcR+R",
    "fmFfcafmF,     fmFfmFxF",
    "zB,            (FtlF)r0(FtrF)l0",
    "qN,            Nrf7Nlf7",
    "qN,            Nrf0Nlf0",
    "mRcaibR,       mRRxebR",
    "afafW,         W-3",
    "KNADcaKcabKmabK, KNADKxaKK-bK"
  })
  void allColumnsHaveTheSameMoves(String xbetza, String extended) {
    SameMoves.check(xbetza, Dialect.XBETZA, extended, Dialect.EXTENDED);
  }
}
