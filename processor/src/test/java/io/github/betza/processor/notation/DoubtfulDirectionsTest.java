package io.github.betza.processor.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.processor.diagnostic.Diagnostic;
import io.github.betza.processor.diagnostic.ProblemCode;
import io.github.betza.processor.diagnostic.Span;
import io.github.betza.processor.dialect.Notations;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Letters and ranges that have a meaning, but perhaps another one than the writer expects. */
class DoubtfulDirectionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "XBETZA;   fK;      0; 1; fW; fWfF",
        "XBETZA;   bQ;      0; 1; bR; bRbB",
        "XBETZA;   vQ;      0; 1; vR; vRB",
        "XBETZA;   mfdQ3;   1; 2; mfdR3; mfdR3mfdB3",
        "XBETZA;   ifKK;    1; 2; ifR; ifRifB",
        "CLASSIC;  fcK;     0; 1; fcW; fcWfcF",
        "EXTENDED; fK;      0; 1; fW; fWfF",
        "EXTENDED; mfK3;    1; 2; mfW3; mfW3mfF3",
        "EXTENDED; (Nm(rQ)); 4; 5; (Nm(rR)); (Nm(rRrB))",
        "BEX;      fK;      0; 1; fW; fW+fF",
        "BEX;      N+mfK3;  3; 4; N+mfW3; N+mfW3+mfF3",
        "BEX;      [ca]fQ;  4; 5; [ca]fR; [ca]fR+[ca]fB"
      })
  void bothReadingsOfDirectionsOfTheKingAreWritten(
      Dialect dialect, String notation, int start, int end, String read, String meant) {
    List<Diagnostic> problems =
        Notations.read(notation, dialect).problems().stream()
            .filter(problem -> problem.code() == ProblemCode.DIRECTIONS_OF_KING)
            .toList();
    assertThat(problems)
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.span()).isEqualTo(new Span(start, end));
              assertThat(problem.help()).contains("\"" + read + "\"", "\"" + meant + "\"");
            });
    assertThat(Notations.read(read, dialect).problems()).isEmpty();
    SameMoves.check(notation, dialect, read, dialect);
  }

  @ParameterizedTest
  @CsvSource({
    "XBETZA, fhK",
    "XBETZA, ffK",
    "XBETZA, ffN",
    "CLASSIC, ffNbsN",
    "EXTENDED, ffN",
    "BEX, ffL",
    "XBETZA, frK",
    "XBETZA, fcafK",
    "XBETZA, fWfF",
    "EXTENDED, fhK",
    "EXTENDED, ffQ",
    "EXTENDED, fK-bK",
    "BEX, fhK",
    "BEX, F-fK",
    "CLASSIC, rrQ",
    "XBETZA, oR40",
    "XBETZA, zB40",
    "XBETZA, W35",
    "XBETZA, D17",
    "EXTENDED, W35",
    "BEX, W35",
    "XBETZA, oR",
    "XBETZA, obrB",
    "XBETZA, [vW?oB]",
    "XBETZA, vaofsW",
    "EXTENDED, oR",
    "XBETZA, fsN",
    "XBETZA, fsW",
    "XBETZA, KisO2",
    "XBETZA, KirlO2"
  })
  void othersAreSilent(Dialect dialect, String notation) {
    assertThat(Notations.read(notation, dialect).problems()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "XBETZA;   W36;      redundant-range;         1; 3; write \"W0\"",
        "XBETZA;   Q40;      redundant-range;         1; 3; write \"Q\"",
        "XBETZA;   D18;      redundant-range;         1; 3; write \"D0\"",
        "XBETZA;   (30,1)2;  redundant-range;         6; 7; write \"(30,1)\"",
        "XBETZA;   [F?R36];  redundant-range;         4; 6; write \"[F?R]\"",
        "EXTENDED; W36;      redundant-range;         1; 3; write \"W0\"",
        "BEX;      W36;      redundant-range;         1; 3; write \"W*\"",
        "BEX;      Q40;      redundant-range;         1; 3; write \"Q\"",
        "EXTENDED; fmrN;     parted-directions;       0; 3; write \"frmN\"",
        "BEX;      fmrN;     parted-directions;       0; 3; write \"frmN\"",
        "XBETZA;   [W?fmrK]; parted-directions;       3; 6; write \"[W?frmK]\"",
        "XBETZA;   fsF;      modifier-without-effect; 1; 2; write \"fF\"",
        "XBETZA;   sfB;      modifier-without-effect; 0; 1; write \"fB\"",
        "CLASSIC;  vrA;      modifier-without-effect; 0; 1; write \"rA\"",
        "EXTENDED; fsF;      modifier-without-effect; 1; 2; write \"fF\"",
        "BEX;      fsF;      modifier-without-effect; 1; 2; write \"fF\"",
        "XBETZA;   KissO2;   redundant-modifier;      3; 4; write \"KisO2\"",
        "XBETZA;   KirsO2;   redundant-modifier;      2; 3; write \"KisO2\"",
        "XBETZA;   boR;      modifier-without-effect; 1; 2; write \"bR\"",
        "XBETZA;   foW;      modifier-without-effect; 1; 2; write \"fW\"",
        "XBETZA;   fopR;     modifier-without-effect; 1; 2; write \"fpR\"",
        "XBETZA;   [ovW?B];  modifier-without-effect; 1; 2; write \"[vW?B]\"",
        "XBETZA;   o[vW-fW]; modifier-without-effect; 0; 1; write \"[vW-fW]\"",
        "XBETZA;   oosR;     modifier-without-effect; 1; 2; write \"osR\"",
        "CLASSIC;  voW;      modifier-without-effect; 1; 2; write \"vW\"",
        "EXTENDED; voW;      modifier-without-effect; 1; 2; write \"vW\""
      })
  void whatSaysNothingIsWarnedOf(
      Dialect dialect, String notation, String code, int start, int end, String help) {
    Reading reading = Notations.read(notation, dialect);
    OneProblem.only(reading.problems(), code, start, end);
    assertThat(reading.problems().get(0).help()).contains(help);
  }
}
