package io.github.betza.export.fairy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.betza.Dialect;
import io.github.betza.convert.Target;
import io.github.betza.declared.DeclaredPiece;
import io.github.betza.declared.DeclaredVariant;
import io.github.betza.export.Export;
import io.github.betza.model.GameModel;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each of these was played in the engine, from the middle of boards with and without pieces. */
class FairyTablesTest {
  private static final String MIXED = "Fairy-Stockfish lets what slides, hops or is lame";
  private static final String LAST = "Fairy-Stockfish takes only the last of several ranges";

  private static Export export(String notation) {
    DeclaredVariant variant =
        new DeclaredVariant(
            GameModel.of("Game", 8, 8, "x3k3/8/8/8/8/8/8/X3K3 w - - 0 1"),
            List.of(
                new DeclaredPiece("King", 'K', "K", Dialect.XBETZA, true),
                new DeclaredPiece("Mine", 'X', notation, Dialect.XBETZA, false)));
    return Target.FAIRY_STOCKFISH.export(variant, "game");
  }

  /** A letter behind the same letter is a rider: there is a term between, or they change places. */
  @ParameterizedTest
  @CsvSource({
    "mfWK, WmfWF",
    "cWK, WcWF",
    "KmF, WFmF",
    "mfRQ, RmfRB",
    "FmWK, FWmW",
    "mfWK3, W3mfWF3",
    "nrAvA, nrAmAcA",
  })
  void keepsTermsApart(String notation, String written) {
    FairyNotation read = FairyNotation.read(notation);
    assertThat(read.refusal()).isEmpty();
    assertThat(read.text(false, List.of())).isEqualTo(written);
    assertThat(export(notation).text().lines()).contains("customPiece1 = x:" + written);
    assertThat(export(notation).sentences()).isEmpty();
  }

  /** What goes along the same lines has its directions and ranges in common. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "W2pR", "F2gB", "W4gR", "cfR4gR", "fpRbR2", "fpRbR", "fgBbB", "mpRfR2", "gBfB2", "fpRbgR",
        "pRfnD", "fnDspR", "fN0bnN"
      })
  void waysAlongTheSameLinesAreMixed(String notation) {
    assertThat(FairyNotation.read(notation).refusal()).startsWith(MIXED);
    assertThat(export(notation).sentences())
        .singleElement()
        .asString()
        .startsWith("piece X (Mine) moves otherwise: " + MIXED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RpR", "mW2cpR", "mR4mpB", "N2pR", "W2H", "fgRsR", "sgRvR", "fRfpR", "fpRsW2", "fnDsW3",
        "N0nN", "W2fnD", "fW3R", "nDWD", "W1fW3", "pRgB"
      })
  void otherWaysAreKeptApart(String notation) {
    assertThat(FairyNotation.read(notation).refusal()).isEmpty();
  }

  /** A range makes a slide of a single step, and only what can ride can have one. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RW1 | " + LAST,
        "RfW3 | " + LAST,
        "DnD | " + LAST,
        "D1 | 'D1' is read otherwise by Fairy-Stockfish: only W, F and N can ride",
        "nN1 | 'nN1' is read otherwise by Fairy-Stockfish: what is lame has no range",
      })
  void theLastOfSeveralRangesCounts(String notation, String refusal) {
    assertThat(FairyNotation.read(notation).refusal()).startsWith(refusal);
  }
}
