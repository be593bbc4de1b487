package io.github.betza.processor.notation.bex;

import io.github.betza.Dialect;
import io.github.betza.processor.notation.SameMoves;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The same piece in BEX and in XBETZA has the same moves on random boards. */
class BexTableTest {
  @ParameterizedTest
  @CsvSource({
    // The table that every dialect is held against.
    "N, N",
    "Q, Q",
    "K, K",
    "N*, NN",
    "NN, N0",
    "R4, R4",
    "W4, R4",
    "(R)4, R4",
    "(mQ)02, mafmK",
    "((R)4)2, R8",
    "fhN, fhN",
    "rhK, rhK",
    "bh(NA), bhNbA",
    "mfW+cfF, fmWfcF",
    "mW-F, afsW",
    "mF-W, afsF",
    "nN, afsK",
    "nA, nA",
    "nA, afF",
    "F(mF-R), FyafsF",
    "W(mW-B), WyafsW",
    "gQ, gQ",
    "mR+cpR, mRcpR",
    "fmF+[cj]fA, fmFfcafmF",
    "zB, zB",
    "qN, qN",
    "mR+[crR], mRcaibR",
    "W03, afafW",
    // More than that: one row for each construct that XBETZA has as well.
    "imfW2+mfW+cfF, fmWfcFifmW2",
    "e(mfW-F), fN",
    "j(mW-F), pafsW",
    "(mW-F)2, afsWmafrmaflmafrWmaflmafrmaflW",
    "f((mW-F)2), fafsWfmafrmaflmafrWfmaflmafrmaflW",
    "pN, pN",
    "j(AD), jAjD",
    "jR, pR",
    "gN, pN",
    "gR3, gafR3",
    "zB3, zB3",
    "qN3, qN3",
    "[cj]Q, cafmQ",
    "[cj]A, cafmF",
    "[cj]H, cafmafmWmafcafmW",
    "[cl]A, cafmF",
    "[cj]W3, cafmWcafmafmWmafcafmW",
    "[ca]K, mafcabmK",
    "[ca]D, mafcabmD",
    "[cw]K, cabmafmK",
    "mQ+[cw]K, mQcabmafmK",
    "mK--[xo], mabmK",
    "cK--[xo], cabmK",
    "[crK], cabmK",
    "mK--[crK], macabmK",
    "[crK]--mK, cabmamKcabmabmK",
    "K-K, mcafrflfK",
    "m(K-K), mafrflfmK",
    "c(mK-K), mafrflfcK",
    "[crfW]-mW, cfabmabmW",
    "eW3, WDH",
    "e(mW-W), D",
    "'(1,4)', FX",
    "'(0001,4)', FX",
    "f(mW-F), fafsW",
    "fr(mW-F), raflW"
  })
  void sameMoves(String bex, String xbetza) {
    SameMoves.check(bex, Dialect.BEX, xbetza, Dialect.XBETZA);
  }
}
