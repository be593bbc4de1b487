package io.github.betza.processor.notation.xbetza;

import io.github.betza.Dialect;
import io.github.betza.processor.notation.DialectTexts;
import java.util.List;

/** What XBETZA reads, and what it offers for one wrong letter. */
class XBetzaProblemsTest extends DialectTexts {
  XBetzaProblemsTest() {
    super(Dialect.XBETZA, "mcraihqzuegjnpdkktoyxwWRKONUIXE-?x()[]+*02=,");
  }

  @Override
  protected List<String> sound() {
    return List.of(
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
  }

  @Override
  protected List<String> mistyped() {
    return List.of(
        "FyafsF",
        "mRcpR",
        "gafQ",
        "zB",
        "qN",
        "mRcaibR",
        "fmWfcFifmnD",
        "KisO2",
        "KNADcaKcabKmabK",
        "(paf)3R",
        "(paf)W",
        "[F?R]",
        "v[F?R]",
        "[sW?sW?fW?sR]",
        "[W-F-qsF]",
        "hr[F-R]",
        "ifmW*",
        "hrarfN",
        "cuabK",
        "xK",
        "bI",
        "udU",
        "WX2",
        "jB*");
  }

  @Override
  protected List<String> hard() {
    return List.of(
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
  }
}
